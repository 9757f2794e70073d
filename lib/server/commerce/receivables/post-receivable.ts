import { type ClientSession, ObjectId } from 'mongodb';
import type {
  ReceivableFigures,
  ReceivableLedgerDocument,
} from '@/lib/server/platform/db/documents/receivables';
import { addToFigures, insertLedgerLine } from './receivable-figures.repository';

export type ReceivablePosting = Omit<
  ReceivableLedgerDocument,
  '_id' | 'line' | 'part' | 'change' | 'after'
> & {
  change: Partial<ReceivableFigures>;
  /** 1 unless an order or payment has several lines of this reason. */
  part?: number;
};

/** Throws where a figure would be negative: whoever posts has checked that. */
export function requireSound(figures: ReceivableFigures): void {
  const [negative] =
    Object.entries(figures).find(([, cents]) => cents < 0 || !Number.isSafeInteger(cents)) ?? [];
  if (negative) throw new Error(`${negative} of what a company owes would be ${JSON.stringify(figures)}`);
}

/**
 * Adds the next line to a company's ledger and changes its figures by it, in the transaction of what it is about. Returns the
 * figures after it. Lines are 1, 2, … without gap: transactions that post to one company at once conflict. A line with the
 * same reference, reason and part is refused by the index.
 */
export async function postReceivable(
  { change: changed, part = 1, ...posting }: ReceivablePosting,
  session: ClientSession,
): Promise<ReceivableFigures> {
  const change = { reserved: 0, invoiced: 0, credit: 0, ...changed };
  const { lines: line, ...after } = await addToFigures(posting.companyId, change, session);
  requireSound(after);
  await insertLedgerLine({ _id: new ObjectId(), line, part, change, after, ...posting }, session);
  return after;
}
