import 'server-only';
import { ObjectId } from 'mongodb';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import type { SaveWordsInput } from '@/lib/shared/spec-words/spec-words.schema';
import { findWords, writeWords } from './spec-words.repository';
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
    const byText = new Map(stored.map((word) => [word.text, word]));
    const changed = words
      .map(({ text, translation }) => {
        const { _id, translation: before = '' } = byText.get(text) ?? { _id: new ObjectId() };
        return { _id, text, translation, before };
      })
      .filter(({ translation, before }) => translation !== before);
    if (changed.length === 0) return { modifiedCount: 0 };
    await writeWords(language, changed, { at: now, session });
    const facts = changed.map(({ _id: wordId, text, translation: after, before }) => ({
      ...{ actor, wordId, text, language, before, after },
    }));
    await recordWordEvent.all('catalogue-word.translated', facts, session);
    return { modifiedCount: changed.length };
  });
}
