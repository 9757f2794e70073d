import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type {
  BudgetLedgerDocument,
  BudgetPeriodDocument,
} from '@/lib/server/platform/db/documents/requisitions';

type PeriodKey = { budgetId: ObjectId; period: string };

/** Matches the periods of a year: `2026`, `2026-Q4`, `2026-11`. */
const ofYear = (year: string) => ({ $regex: `^${year}` });

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

/** Lines of the periods, of any kind, of one year. */
export async function findLinesOfYear(
  budgetId: ObjectId,
  year: string,
  session: ClientSession,
): Promise<BudgetLedgerDocument[]> {
  return (await collection('budget_ledger')).find({ budgetId, period: ofYear(year) }, { session }).toArray();
}

export async function moveLines(
  { budgetId, orderIds, period }: PeriodKey & { orderIds: readonly ObjectId[] },
  session: ClientSession,
): Promise<void> {
  await (await collection('budget_ledger')).updateMany(
    { budgetId, orderId: { $in: [...orderIds] } },
    { $set: { period } },
    { session },
  );
}

/** Replaces what is used in all periods of a year. */
export async function setUsed(
  { companyId, budgetId, year }: { companyId: ObjectId; budgetId: ObjectId; year: string },
  used: ReadonlyMap<string, number>,
  session: ClientSession,
): Promise<void> {
  const periods = await collection('budget_periods');
  await periods.deleteMany({ budgetId, period: { ...ofYear(year), $nin: [...used.keys()] } }, { session });
  for (const [period, usedCents] of used) {
    await periods.updateOne(
      { _id: periodId({ budgetId, period }) },
      { $set: { usedCents }, $setOnInsert: { companyId, budgetId, period } },
      { upsert: true, session },
    );
  }
}
