import type { Attempt } from '@/lib/client/idempotency-key';

/**
 * Input of a long form, stored for this tab until it is submitted, so that a reload, a login on the way or Back lose nothing.
 * Belongs to whoever typed it. Browsers may refuse storage; then there is no draft.
 */
export type FormDraft = {
  /** The account that was signed in; null for a visitor, whose draft is still theirs after login. */
  owner: string | null;
  values: Record<string, unknown>;
  attempt?: Attempt;
};

function draftKey(form: string): string {
  return `forgeline-draft:${form}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseDraft(stored: unknown): FormDraft | null {
  if (!isRecord(stored) || !isRecord(stored.values)) return null;
  const { owner, values, attempt } = stored;
  if (owner !== null && typeof owner !== 'string') return null;
  if (attempt === undefined) return { owner, values };
  if (!isRecord(attempt) || typeof attempt.body !== 'string' || typeof attempt.key !== 'string') return null;
  return { owner, values, attempt: { body: attempt.body, key: attempt.key } };
}

export function readDraft(form: string, viewer: string | null): FormDraft | null {
  try {
    const draft = parseDraft(JSON.parse(window.sessionStorage.getItem(draftKey(form)) ?? 'null'));
    return draft && (draft.owner === null || draft.owner === viewer) ? draft : null;
  } catch {
    return null;
  }
}

export function writeDraft(form: string, draft: FormDraft): void {
  try {
    window.sessionStorage.setItem(draftKey(form), JSON.stringify(draft));
  } catch {
    // Not stored: see above.
  }
}

export function deleteDraft(form: string): void {
  try {
    window.sessionStorage.removeItem(draftKey(form));
  } catch {
    // There is none then.
  }
}

/** Null for the default value from the document. */
function readControl(control: Element): string | null {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex === Math.max(0, initial) ? null : control.value;
  }
  if (control instanceof HTMLTextAreaElement)
    return control.value === control.defaultValue ? null : control.value;
  if (!(control instanceof HTMLInputElement)) return null;
  if (control.type === 'radio') return control.checked && !control.defaultChecked ? control.value : null;
  return control.value === control.defaultValue ? null : control.value;
}

const isCheckbox = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

/** One that stands alone is on or off; several of a name are a list of values. Null for those that are as in the document. */
function readBoxes(boxes: readonly HTMLInputElement[]): boolean | string[] | null {
  if (boxes.every(({ checked, defaultChecked }) => checked === defaultChecked)) return null;
  const ticked = boxes.filter(({ checked }) => checked);
  return boxes.length === 1 ? ticked.length === 1 : ticked.map(({ value }) => value);
}

type Changed = Record<string, string | boolean | string[]>;

/** Earlier results by form: React sets a text area to its default value in a hydration that it may then start again. */
const earlierChanges = new WeakMap<HTMLFormElement, Changed>();

/**
 * Fields changed by visitor or browser since the document was parsed, by name, including those of earlier calls. Empty on the
 * server, and without a form of this id.
 */
export function readChanged(formId: string): Changed {
  if (typeof window === 'undefined') return {};
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  const changed: Changed = { ...earlierChanges.get(form) };
  const boxes = new Map<string, HTMLInputElement[]>();
  for (const control of form.elements) {
    const name = control.getAttribute('name');
    if (!name) continue;
    if (isCheckbox(control)) boxes.set(name, [...(boxes.get(name) ?? []), control]);
    else {
      const value = readControl(control);
      if (value !== null) changed[name] = value;
    }
  }
  for (const [name, own] of boxes) {
    const value = readBoxes(own);
    if (value !== null) changed[name] = value;
  }
  earlierChanges.set(form, changed);
  return changed;
}
