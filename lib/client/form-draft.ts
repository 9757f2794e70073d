import { z } from 'zod';
import type { Attempt } from './idempotency-key';

/**
 * What somebody has typed into a long form, kept for this tab until it is sent: a reload, a login on the way or Back lose
 * nothing. It belongs to who typed it; browsers may refuse storage, and then a draft is simply not kept.
 */
const draftSchema = z.object({
  /** The account that was signed in; null for a visitor, whose draft goes along when they log in. */
  owner: z.string().nullable(),
  values: z.record(z.string(), z.unknown()),
  attempt: z.object({ body: z.string(), key: z.string() }).optional(),
});
export type FormDraft = { owner: string | null; values: Record<string, unknown>; attempt?: Attempt };

const storageKey = (form: string) => `forgeline-draft:${form}`;

/** The draft of a form, or null where there is none, or it is another account's. */
export function readDraft(form: string, viewer: string | null): FormDraft | null {
  try {
    const parsed = draftSchema.safeParse(
      JSON.parse(window.sessionStorage.getItem(storageKey(form)) ?? 'null'),
    );
    if (!parsed.success) return null;
    const { owner, values, attempt } = parsed.data;
    if (owner !== null && owner !== viewer) return null;
    return { owner, values, ...(attempt ? { attempt } : {}) };
  } catch {
    return null;
  }
}

export function writeDraft(form: string, draft: FormDraft): void {
  try {
    window.sessionStorage.setItem(storageKey(form), JSON.stringify(draft));
  } catch {
    // Not kept: see above.
  }
}

export function dropDraft(form: string): void {
  try {
    window.sessionStorage.removeItem(storageKey(form));
  } catch {
    // There is none then.
  }
}
