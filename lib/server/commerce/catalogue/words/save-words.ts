import 'server-only';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import type { SaveWordsInput } from '@/lib/shared/catalogue/catalogue-words.schema';
import { findWords, writeWords } from './catalogue-words.repository';
import { recordWordEvent } from './word-events';

/** Translates words of the catalogue, and returns how many differ. Throws `forbidden`. */
export async function saveWords(
  actor: Caller,
  { language, words }: SaveWordsInput,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  requirePermission(actor, 'manage-tools');
  return inTransaction(async (session) => {
    await takeGuard('catalogue-words', session, now);
    const texts = words.map(({ text }) => text);
    const stored = await findWords(language, texts, session);
    const present = new Map(stored.map(({ text, translation }) => [text, translation]));
    const changed = words.filter(({ text, translation }) => (present.get(text) ?? '') !== translation);
    if (changed.length === 0) return { modifiedCount: 0 };
    await writeWords(language, changed, { at: now, session });
    const before = changed.map(({ text }) => ({ text, translation: present.get(text) ?? null }));
    const after = changed.map(({ text, translation }) => ({ text, translation: translation || null }));
    await recordWordEvent('catalogue-words.translated', { actor, language, before, after }, session);
    return { modifiedCount: changed.length };
  });
}
