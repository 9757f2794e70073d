/** Null for the default value from the document. */
function readControl(control: Element): string | null {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex === Math.max(0, initial) ? null : control.value;
  }
  if (control instanceof HTMLTextAreaElement)
    return control.value === control.defaultValue ? null : control.value;
  if (!(control instanceof HTMLInputElement) || control.type === 'checkbox') return null;
  if (control.type === 'radio') return control.checked && !control.defaultChecked ? control.value : null;
  return control.value === control.defaultValue ? null : control.value;
}

/** Earlier results by form: React sets a text area to its default value in a hydration that it may then start again. */
const earlierChanges = new WeakMap<HTMLFormElement, Record<string, string>>();

/**
 * Fields changed by visitor or browser since the document was parsed, by name, including those of earlier calls. Empty on the
 * server, and without a form of this id.
 */
export function readChanged(formId: string): Record<string, string> {
  if (typeof window === 'undefined') return {};
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  const changed: Record<string, string> = { ...earlierChanges.get(form) };
  for (const control of form.elements) {
    const name = control.getAttribute('name');
    const value = readControl(control);
    if (name && value !== null) changed[name] = value;
  }
  earlierChanges.set(form, changed);
  return changed;
}
