import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ReceivableFiguresDocument } from '@/lib/server/platform/db/documents/receivables';

export type Reminder = NonNullable<ReceivableFiguresDocument['reminder']>;

export async function findReminder(
  companyId: ObjectId,
  session?: ClientSession,
): Promise<Reminder | undefined> {
  const account = await (await collection('company_accounts')).findOne({ _id: companyId }, { session });
  return account?.reminder;
}

/** Whoever was reminded by the call with this key. */
export async function findReminderByKey(
  key: string,
): Promise<{ idempotency: Reminder['idempotency'] } | null> {
  const account = await (await collection('company_accounts')).findOne({ 'reminder.idempotency.key': key });
  return account?.reminder ?? null;
}

/** Records a reminder unless there was one since the given moment; returns whether it did. Two at once conflict. */
export async function markReminded(
  companyId: ObjectId,
  reminder: Reminder,
  { since }: { since: Date },
  session: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await (await collection('company_accounts')).updateOne(
    { _id: companyId, $or: [{ 'reminder.at': { $exists: false } }, { 'reminder.at': { $lte: since } }] },
    { $set: { reminder } },
    { session },
  );
  return matchedCount === 1;
}
