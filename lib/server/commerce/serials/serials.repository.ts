import type { ClientSession, Filter, ObjectId, UpdateFilter } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { PaperRecord, SerialDocument } from '@/lib/server/platform/db/documents/serials';
import type { PagePart } from '@/lib/server/platform/db/read-page';
import { readParts } from '@/lib/server/platform/db/read-parts';

export type SerialFilter = Filter<SerialDocument>;

const WITH_DAY: SerialFilter = { dueOn: { $type: 'string' } };
// An equality, since what follows it in an index is in order; types have no null where a field may be absent.
const WITHOUT_DAY = { dueOn: null } as unknown as SerialFilter;

async function countSerials(filter: SerialFilter): Promise<number> {
  return (await collection('serials')).countDocuments(filter);
}

/** Counts parts of what a filter finds, in one read. */
export async function readSerialCounts<Key extends string>(
  filter: SerialFilter,
  parts: Readonly<Record<Key, { filter?: SerialFilter }>>,
) {
  return readParts('serials', filter, parts);
}

async function findPart(
  filter: SerialFilter,
  sort: Record<string, 1>,
  { skip, limit }: PagePart,
): Promise<SerialDocument[]> {
  if (limit <= 0) return [];
  return (await collection('serials')).find(filter, { sort, skip, limit }).toArray();
}

/** By the day their calibration is due, those without one last, then by serial number; and how many there are. */
export async function findSerials(
  filter: SerialFilter,
  { skip, limit }: PagePart,
): Promise<{ found: SerialDocument[]; total: number }> {
  const [dated, undated] = [{ $and: [WITH_DAY, filter] }, { $and: [WITHOUT_DAY, filter] }];
  const order = { key: 1, _id: 1 } as const;
  const [total, found] = await Promise.all([
    countSerials(filter),
    findPart(dated, { dueOn: 1, ...order }, { skip, limit }),
  ]);
  if (found.length === limit || skip + found.length >= total) return { found, total };
  const withDay = found.length > 0 ? skip + found.length : await countSerials(dated);
  const rest = { skip: Math.max(0, skip - withDay), limit: limit - found.length };
  return { found: [...found, ...(await findPart(undated, order, rest))], total };
}

export async function findSerial(
  filter: SerialFilter,
  session?: ClientSession,
): Promise<SerialDocument | null> {
  return (await collection('serials')).findOne(filter, { session });
}

/** Throws a duplicate key error if the tool has a serial number of this key. */
export async function insertSerial(serial: SerialDocument, session: ClientSession): Promise<void> {
  await (await collection('serials')).insertOne(serial, { session });
}

/** The orders of those who hold units of this serial number, of any tool. */
export async function findOrdersOfKey(key: string, limit: number): Promise<ObjectId[]> {
  const held = await (await collection('serials'))
    .find({ key, orderId: { $type: 'objectId' } })
    .project<{ orderId: ObjectId }>({ orderId: 1 })
    .limit(limit)
    .toArray();
  return held.map(({ orderId }) => orderId);
}

export type SerialFields = {
  [Name in Exclude<keyof SerialDocument, '_id' | 'toolId' | 'papers'>]?: SerialDocument[Name] | undefined;
};

/** Returns those of the fields that are not stored like this. */
export function differing(stored: SerialDocument, fields: SerialFields): SerialFields {
  const changed = Object.entries(fields).filter(
    ([name, value]) => stored[name as keyof SerialFields] !== value,
  );
  return Object.fromEntries(changed);
}

/** Sets these fields and removes those that are undefined. */
function settingOf(fields: SerialFields): Pick<UpdateFilter<SerialDocument>, '$set' | '$unset'> {
  const entries = Object.entries(fields);
  const set = entries.filter(([, value]) => value !== undefined);
  const removed = entries.filter(([, value]) => value === undefined).map(([name]) => [name, '']);
  return {
    ...(set.length > 0 ? { $set: Object.fromEntries(set) } : {}),
    ...(removed.length > 0 ? { $unset: Object.fromEntries(removed) } : {}),
  };
}

/** Returns the serial number as it is afterwards; null if the filter does not match. Fields that are undefined are removed. */
export async function setSerialFields(
  filter: SerialFilter,
  fields: SerialFields,
  session: ClientSession,
): Promise<SerialDocument | null> {
  return (await collection('serials')).findOneAndUpdate(filter, settingOf(fields), {
    session,
    returnDocument: 'after',
  });
}

/** Adds a paper unless there is one of its name, or there are too many, and sets these fields. Returns null where it did not. */
export async function addPaper(
  _id: ObjectId,
  { paper, fields, most }: { paper: PaperRecord; fields: SerialFields; most: number },
  session: ClientSession,
): Promise<SerialDocument | null> {
  const filter = { _id, 'papers.name': { $ne: paper.name }, [`papers.${most - 1}`]: { $exists: false } };
  const update = { ...settingOf(fields), $push: { papers: paper } };
  return (await collection('serials')).findOneAndUpdate(filter as SerialFilter, update, {
    session,
    returnDocument: 'after',
  });
}

/** Returns the serial number as it was before; null if it has no such paper. */
export async function pullPaper(
  _id: ObjectId,
  name: string,
  session: ClientSession,
): Promise<SerialDocument | null> {
  return (await collection('serials')).findOneAndUpdate(
    { _id, 'papers.name': name },
    { $pull: { papers: { name } } },
    { session, returnDocument: 'before' },
  );
}

export async function deleteSerial(_id: ObjectId, session: ClientSession): Promise<void> {
  await (await collection('serials')).deleteOne({ _id }, { session });
}

type Named = Pick<SerialDocument, 'toolId' | 'key'>;

export async function findSerialsByKey(
  named: readonly Named[],
  session: ClientSession,
): Promise<SerialDocument[]> {
  const tools = new Map(named.map(({ toolId }) => [toolId.toHexString(), toolId]));
  const ofTools = [...tools].map(([id, toolId]) => ({
    toolId,
    key: { $in: named.filter((one) => one.toolId.toHexString() === id).map(({ key }) => key) },
  }));
  return (await collection('serials')).find({ $or: ofTools }, { session }).toArray();
}

/** Those that left with a shipment and did not come back. */
export async function findSerialsOfShipment(
  shipmentId: ObjectId,
  session: ClientSession,
): Promise<SerialDocument[]> {
  return (await collection('serials')).find({ shipmentId }, { session }).toArray();
}

const OF_HOLDER = {
  holderId: '',
  buyerId: '',
  companyId: '',
  orderId: '',
  orderNumber: '',
  shipmentId: '',
  shippedOn: '',
  holderNote: '',
  retired: '',
  remindedFor: '',
} as const;

/** They lose their holder, with all that is the holder's. */
export async function removeHolder(ids: readonly ObjectId[], session: ClientSession): Promise<void> {
  await (await collection('serials')).updateMany(
    { _id: { $in: [...ids] } },
    { $unset: OF_HOLDER },
    { session },
  );
}

/** A busy database has to reply to one command within the driver's limit of 1.5 seconds. */
const WRITTEN_AT_ONCE = 200;

/** Inserts or replaces them. */
export async function putSerials(serials: readonly SerialDocument[], session: ClientSession): Promise<void> {
  const stored = await collection('serials');
  for (let start = 0; start < serials.length; start += WRITTEN_AT_ONCE) {
    const some = serials.slice(start, start + WRITTEN_AT_ONCE).map((replacement) => ({
      replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
    }));
    await stored.bulkWrite(some, { session });
  }
}
