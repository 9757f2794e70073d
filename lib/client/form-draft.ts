import { draftKey } from './draft-key';
import type { Attempt } from './idempotency-key';

/**
 * What somebody has typed into a long form, kept for this tab until it is sent: a reload, a login on the way or Back lose
 * nothing. It belongs to who typed it; browsers may refuse storage, and then a draft is simply not kept.
 */
export type FormDraft = {
  /** The account that was signed in; null for a visitor, whose draft goes along when they log in. */
  owner: string | null;
  values: Record<string, unknown>;
  attempt?: Attempt;
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A draft as it was written; null for anything else, which an older version of the shop may have left. */
function readKept(kept: unknown): FormDraft | null {
  if (!isRecord(kept) || !isRecord(kept.values)) return null;
  const { owner, values, attempt } = kept;
  if (owner !== null && typeof owner !== 'string') return null;
  if (attempt === undefined) return { owner, values };
  if (!isRecord(attempt) || typeof attempt.body !== 'string' || typeof attempt.key !== 'string') return null;
  return { owner, values, attempt: { body: attempt.body, key: attempt.key } };
}

/** The draft of a form, or null where there is none, or it is another account's. */
export function readDraft(form: string, viewer: string | null): FormDraft | null {
  try {
    const draft = readKept(JSON.parse(window.sessionStorage.getItem(draftKey(form)) ?? 'null'));
    return draft && (draft.owner === null || draft.owner === viewer) ? draft : null;
  } catch {
    return null;
  }
}

export function writeDraft(form: string, draft: FormDraft): void {
  try {
    window.sessionStorage.setItem(draftKey(form), JSON.stringify(draft));
  } catch {
    // Not kept: see above.
  }
}

export function dropDraft(form: string): void {
  try {
    window.sessionStorage.removeItem(draftKey(form));
  } catch {
    // There is none then.
  }
}
