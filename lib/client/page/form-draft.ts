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
