/**
 * Returns the page's labels for an Element's container, by `for` or by wrapping it. A click on one focuses the Element, and the only field of an Element takes its text as its name.
 * @param {HTMLElement} container
 * @returns {HTMLLabelElement[]}
 */
export function labelsOf(container) {
  const labels = [...document.querySelectorAll('label')].filter(
    (label) => (container.id !== '' && label.htmlFor === container.id) || label.contains(container),
  );
  return labels;
}

/**
 * Returns the name the page gives a container: `aria-label`, `aria-labelledby` or its label; empty without one.
 * @param {HTMLElement} container
 */
export function nameOf(container) {
  const spoken = container.getAttribute('aria-label');
  if (spoken) return spoken.trim();
  const byId = (container.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => (id === '' ? null : document.getElementById(id)));
  const sources = byId.some(Boolean) ? byId : labelsOf(container).slice(0, 1);
  return sources
    .map((source) => source?.textContent?.trim() ?? '')
    .filter((text) => text !== '')
    .join(' ');
}
