import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { SearchWordDocument } from '@/lib/server/platform/db/documents/words';
import { SEARCH_WORD_KINDS } from '@/lib/shared/search-words/search-words.schema';
import type { Language } from '@/lib/shared/site/languages';

const INSERTED_AT_ONCE = 500;

/** A group as admins read and change it: not the mark of a seeded shop. */
export type Group = SearchWordDocument & { kind: (typeof SEARCH_WORD_KINDS)[number] };

const KINDS = { $in: [...SEARCH_WORD_KINDS] };

export async function everySearchWord(): Promise<Group[]> {
  return (await collection('search_words')).find<Group>({ kind: KINDS }).toArray();
}

/** Returns the mark of the words a shop was given, a group a word; `to` says by which release. */
export async function findMark(_id: ObjectId): Promise<SearchWordDocument | null> {
  return (await collection('search_words')).findOne({ _id });
}

export async function storeMark({ _id, ...fields }: SearchWordDocument): Promise<void> {
  await (await collection('search_words')).updateOne({ _id }, { $set: fields }, { upsert: true });
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

export async function groupsOfLanguage(language: Language, session?: ClientSession): Promise<Group[]> {
  const words = await collection('search_words');
  return words.find<Group>({ language, kind: KINDS }, { session }).toArray();
}

export async function findGroup(_id: ObjectId, session?: ClientSession): Promise<Group | null> {
  return (await collection('search_words')).findOne<Group>({ _id, kind: KINDS }, { session });
}

export async function insertGroup(group: Group, session: ClientSession): Promise<void> {
  await (await collection('search_words')).insertOne(group, { session });
}

export async function deleteGroups(ids: readonly ObjectId[]): Promise<void> {
  await (await collection('search_words')).deleteMany({ _id: { $in: [...ids] } });
}

export async function updateGroup(
  _id: ObjectId,
  fields: Pick<Group, 'kind' | 'words' | 'objects' | 'to' | 'updatedAt'>,
  session: ClientSession,
): Promise<void> {
  await (await collection('search_words')).updateOne({ _id }, { $set: fields }, { session });
}

export async function deleteGroup(_id: ObjectId, session: ClientSession): Promise<void> {
  await (await collection('search_words')).deleteOne({ _id }, { session });
}
