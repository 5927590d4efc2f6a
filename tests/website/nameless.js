// What can be used and has no name for a screen reader (WCAG 2.2, 4.1.2).
[...document.querySelectorAll("a[href], button, input, select, summary")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => !one.textContent.trim() && !one.ariaLabel && !one.title && !(one.labels && one.labels.length))
  .map((one) => one.outerHTML.slice(0, 120))
