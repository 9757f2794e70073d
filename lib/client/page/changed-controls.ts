/** A control's current value, or null if it still has its default value from the document. */
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

/** What was found in a form before: React sets a text area to its default value in a hydration that it may then start again. */
const found = new WeakMap<HTMLFormElement, Record<string, string>>();

/**
 * Returns the fields of a form that the visitor or the browser changed since the document was parsed: name -> value, also
 * those that an earlier call found. Empty on the server, and where there is no form with this id.
 */
export function readChanged(formId: string): Record<string, string> {
  if (typeof window === 'undefined') return {};
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  const changed: Record<string, string> = { ...found.get(form) };
  for (const control of form.elements) {
    const name = control.getAttribute('name');
    const value = readControl(control);
    if (name && value !== null) changed[name] = value;
  }
  found.set(form, changed);
  return changed;
}
