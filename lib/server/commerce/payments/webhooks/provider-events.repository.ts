import type { ClientSession } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';

/** Returns false if the event is stored. An upsert, since a duplicate key would abort the transaction. */
export async function insertEvent(
  event: { id: string; type: string; receivedAt: Date },
  session: ClientSession,
): Promise<boolean> {
  const { id, ...fields } = event;
  const result = await (await collection('provider_events')).updateOne(
    { _id: id },
    { $setOnInsert: { ...fields, outcome: 'acknowledged' } },
    { upsert: true, session },
  );
  return result.upsertedCount === 1;
}

export async function findRecordedEvents(ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await (await collection('provider_events'))
    .find({ _id: { $in: [...ids] } }, { projection: { _id: 1 } })
    .toArray();
  return new Set(found.map(({ _id }) => _id));
}

export async function setEventOutcome(id: string, outcome: string, session: ClientSession): Promise<void> {
  await (await collection('provider_events')).updateOne({ _id: id }, { $set: { outcome } }, { session });
}
