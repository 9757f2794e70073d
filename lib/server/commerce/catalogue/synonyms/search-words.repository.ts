import 'server-only';
import type { ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { SearchWordDocument } from '@/lib/server/platform/db/documents/search-words';

const INSERTED_AT_ONCE = 500;

export async function everySearchWord(): Promise<SearchWordDocument[]> {
  return (await collection('search_words')).find().toArray();
}

export async function hasSearchWord(id: ObjectId): Promise<boolean> {
  return (await (await collection('search_words')).countDocuments({ _id: id })) > 0;
}

/** Those whose ids are there already stay as they are. */
export async function insertMissingSearchWords(documents: readonly SearchWordDocument[]): Promise<void> {
  const words = await collection('search_words');
  for (let from = 0; from < documents.length; from += INSERTED_AT_ONCE) {
    const writes = documents.slice(from, from + INSERTED_AT_ONCE).map(({ _id, ...fields }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true },
    }));
    await words.bulkWrite(writes, { ordered: false });
  }
}
