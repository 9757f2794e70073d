import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type {
  BudgetLedgerDocument,
  BudgetPeriodDocument,
} from '@/lib/server/platform/db/documents/requisitions';

type PeriodKey = { budgetId: ObjectId; period: string };

const periodId = ({ budgetId, period }: PeriodKey) => `${budgetId.toHexString()} ${period}`;

export async function findPeriods(
  keys: readonly PeriodKey[],
  session?: ClientSession,
): Promise<BudgetPeriodDocument[]> {
  if (keys.length === 0) return [];
  return (await collection('budget_periods'))
    .find({ _id: { $in: keys.map(periodId) } }, { session })
    .toArray();
}

/** Returns what is used afterwards. */
export async function addUsed(
  { companyId, ...key }: PeriodKey & { companyId: ObjectId },
  cents: number,
  session: ClientSession,
): Promise<number> {
  const after = await (await collection('budget_periods')).findOneAndUpdate(
    { _id: periodId(key) },
    { $inc: { usedCents: cents }, $setOnInsert: { companyId, ...key } },
    { upsert: true, returnDocument: 'after', session },
  );
  return after?.usedCents ?? cents;
}

export async function insertLine(line: BudgetLedgerDocument, session: ClientSession): Promise<void> {
  await (await collection('budget_ledger')).insertOne(line, { session });
}

export async function findLinesOf(
  orderId: ObjectId,
  session: ClientSession,
): Promise<BudgetLedgerDocument[]> {
  return (await collection('budget_ledger')).find({ orderId }, { session }).toArray();
}
