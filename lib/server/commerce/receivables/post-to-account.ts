import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import type {
  AccountFigures,
  AccountLedgerDocument,
} from '@/lib/server/platform/db/documents/company-accounts';
import { addToAccount, insertLedgerLine } from './accounts.repository';

export type AccountPosting = Omit<AccountLedgerDocument, '_id' | 'line' | 'part' | 'change' | 'after'> & {
  change: Partial<AccountFigures>;
  /** 1 unless an order or payment has several lines of this reason. */
  part?: number;
};

/** Throws where a figure of an account would be negative: whoever posts has checked that. */
export function requireSound(figures: AccountFigures): void {
  const [negative] =
    Object.entries(figures).find(([, cents]) => cents < 0 || !Number.isSafeInteger(cents)) ?? [];
  if (negative) throw new Error(`${negative} of a company's account would be ${JSON.stringify(figures)}`);
}

/**
 * Adds the next line to a company's ledger and changes its account by it, in the transaction of what it is about. Returns the
 * figures after it. Lines are 1, 2, … without gap: transactions that post to one account at once conflict. A line with the
 * same reference, reason and part is refused by the index.
 */
export async function postToAccount(
  { change: changed, part = 1, ...posting }: AccountPosting,
  session: ClientSession,
): Promise<AccountFigures> {
  const change = { reserved: 0, invoiced: 0, credit: 0, ...changed };
  const { lines: line, ...after } = await addToAccount(posting.companyId, change, session);
  requireSound(after);
  await insertLedgerLine({ _id: new ObjectId(), line, part, change, after, ...posting }, session);
  return after;
}
