import type { ClientSession } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { SpecWordDocument } from '@/lib/server/platform/db/documents/words';
import type { Language } from '@/lib/shared/site/languages';

export async function wordsOfLanguage(language: Language): Promise<SpecWordDocument[]> {
  return (await collection('catalogue_words')).find({ language }).toArray();
}

export async function findWords(
  language: Language,
  texts: readonly string[],
  session: ClientSession,
): Promise<SpecWordDocument[]> {
  return (await collection('catalogue_words'))
    .find({ language, text: { $in: [...texts] } }, { session })
    .toArray();
}

type Written = Pick<SpecWordDocument, '_id' | 'text' | 'translation'> & {
  /** Empty for none. */
  before: string;
};

/** Stores translations; an empty one is deleted. */
export async function writeWords(
  language: Language,
  words: readonly Written[],
  { at, session }: { at: Date; session: ClientSession },
): Promise<void> {
  const writes = words.map(({ _id, text, translation, before }) => {
    if (translation === '') return { deleteOne: { filter: { _id } } };
    const document = { _id, language, text, translation, updatedAt: at };
    if (before === '') return { insertOne: { document } };
    return { updateOne: { filter: { _id }, update: { $set: { translation, updatedAt: at } } } };
  });
  await (await collection('catalogue_words')).bulkWrite(writes, { session });
}
