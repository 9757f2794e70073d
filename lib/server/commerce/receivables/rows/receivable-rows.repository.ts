import type { ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ReceivableFiguresDocument } from '@/lib/server/platform/db/documents/receivables';
import { type InLists, inLists } from '@/lib/server/platform/db/in-lists';
import { firstDaysOf } from '@/lib/shared/receivables/ageing';

const NONE = { companyId: [], oldestDue: [], open: [], since0: [], since1: [], since2: [], since3: [] };

/**
 * What is open, in cents, and of that what is due since the first day of each age, or later, but the last, which has none;
 * of companies that have an open invoice.
 */
export type OpenSums = InLists<
  { companyId: ObjectId; oldestDue: string; open: number } & Record<`since${0 | 1 | 2 | 3}`, number>
>;

export async function sumOpen(today: string): Promise<OpenSums> {
  const since = firstDaysOf(today).map((day, place) => {
    return [`since${place}`, { $sum: { $cond: [{ $gte: ['$dueOn', day] }, '$openCents', 0] } }] as const;
  });
  const [sums] = await (await collection('receivables'))
    .aggregate<OpenSums>([
      // The day is there for the index of open invoices.
      { $match: { dueAt: { $gte: new Date(0) }, openCents: { $gt: 0 } } },
      {
        $group: {
          _id: '$companyId',
          companyId: { $min: '$companyId' },
          oldestDue: { $min: '$dueOn' },
          open: { $sum: '$openCents' },
          ...Object.fromEntries(since),
        },
      },
      inLists(Object.keys(NONE)),
    ])
    .toArray();
  return sums ?? NONE;
}

/** The cents that companies have as credit, by id in hex. */
export async function findCredits(): Promise<Map<string, number>> {
  const [found] = await (await collection('company_accounts'))
    .aggregate<InLists<Pick<ReceivableFiguresDocument, '_id' | 'creditCents'> & { id: ObjectId }>>([
      { $match: { creditCents: { $gt: 0 } } },
      { $group: { _id: '$_id', id: { $min: '$_id' }, creditCents: { $sum: '$creditCents' } } },
      inLists(['id', 'creditCents']),
    ])
    .toArray();
  return new Map(found?.id.map((id, place) => [id.toHexString(), found.creditCents[place] ?? 0]));
}

type Days = InLists<{ id: ObjectId; day: string }>;

const dayById = ([found]: readonly Days[]) =>
  new Map(found?.id.map((id, place) => [id.toHexString(), found.day[place] ?? '']));

/** The day of each company's last payment, but those taken back as a whole and credit notes; of all companies without ids. */
export async function findLastPaid(companyIds?: readonly ObjectId[]): Promise<Map<string, string>> {
  const found = (await collection('company_payments')).aggregate<Days>([
    {
      $match: {
        ...(companyIds ? { companyId: { $in: [...companyIds] } } : {}),
        method: { $ne: 'credit-note' },
        $or: [{ unappliedCents: { $gt: 0 } }, { 'allocations.0': { $exists: true } }],
      },
    },
    { $group: { _id: '$companyId', id: { $min: '$companyId' }, day: { $max: '$receivedOn' } } },
    inLists(['id', 'day']),
  ]);
  return dayById(await found.toArray());
}

/** The day of each company's last reminder; of all companies without ids. */
export async function findLastReminded(companyIds?: readonly ObjectId[]): Promise<Map<string, string>> {
  const found = (await collection('company_accounts')).aggregate<Days>([
    {
      $match: {
        ...(companyIds ? { _id: { $in: [...companyIds] } } : {}),
        'reminder.on': { $type: 'string' },
      },
    },
    { $group: { _id: '$_id', id: { $min: '$_id' }, day: { $max: '$reminder.on' } } },
    inLists(['id', 'day']),
  ]);
  return dayById(await found.toArray());
}
