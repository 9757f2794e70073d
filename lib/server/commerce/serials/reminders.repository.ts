import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { SerialDocument } from '@/lib/server/platform/db/documents/serials';

export type DueSerial = Pick<SerialDocument, '_id' | 'sku' | 'name' | 'serial' | 'buyerId' | 'companyId'> & {
  dueOn: string;
};

const PROJECTION = { sku: 1, name: 1, serial: 1, dueOn: 1, buyerId: 1, companyId: 1 } as const;

/** Those in use whose holder was not reminded of their due day, up to this one, the earliest first. */
export async function findUnreminded(until: string, limit: number): Promise<DueSerial[]> {
  return (await collection('serials'))
    .find({
      dueOn: { $type: 'string', $lte: until },
      retired: { $exists: false },
      $or: [{ buyerId: { $exists: true } }, { companyId: { $exists: true } }],
      $expr: { $ne: ['$remindedFor', '$dueOn'] },
    })
    .sort({ dueOn: 1, key: 1, _id: 1 })
    .limit(limit)
    .project<DueSerial>(PROJECTION)
    .toArray();
}

/** Leaves out those whose due day has moved since they were read. */
export async function markReminded(serials: readonly DueSerial[], session: ClientSession): Promise<void> {
  for (const dueOn of new Set(serials.map((serial) => serial.dueOn))) {
    const due = serials.filter((serial) => serial.dueOn === dueOn);
    const filter = { _id: { $in: due.map(({ _id }) => _id) }, dueOn };
    await (await collection('serials')).updateMany(filter, { $set: { remindedFor: dueOn } }, { session });
  }
}

export async function findSerialsOfBuyer(buyerId: ObjectId): Promise<SerialDocument[]> {
  return (await collection('serials')).find({ buyerId }).sort({ key: 1 }).toArray();
}

/** A person's own lose holder and note; their company's stay the company's. */
export async function removeBuyer(buyerId: ObjectId, session: ClientSession): Promise<void> {
  const serials = await collection('serials');
  const own = { buyerId, companyId: { $exists: false } };
  await serials.updateMany(
    own,
    { $unset: { holderId: '', buyerId: '', holderNote: '', retired: '', remindedFor: '' } },
    { session },
  );
  await serials.updateMany({ buyerId }, { $unset: { buyerId: '' } }, { session });
}
