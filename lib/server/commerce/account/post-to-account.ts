import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import type {
  AccountFigures,
  AccountLedgerDocument,
} from '@/lib/server/platform/db/documents/company-accounts';
import { insertLedgerLine, readAccount, writeAccount } from './accounts.repository';

export type AccountPosting = Omit<AccountLedgerDocument, '_id' | 'line' | 'part' | 'change' | 'after'> & {
  change: Partial<AccountFigures>;
  /** 1 unless an order or payment has several lines of this reason. */
  part?: number;
};

/** The figures after a change. Throws where one of them would be negative: whoever posts has checked that. */
export function figuresAfter(before: AccountFigures, change: Partial<AccountFigures>): AccountFigures {
  const { reserved = 0, invoiced = 0, credit = 0 } = change;
  const after = {
    reserved: before.reserved + reserved,
    invoiced: before.invoiced + invoiced,
    credit: before.credit + credit,
  };
  const [negative] =
    Object.entries(after).find(([, cents]) => cents < 0 || !Number.isSafeInteger(cents)) ?? [];
  if (negative) throw new Error(`${negative} of a company's account would be ${JSON.stringify(after)}`);
  return after;
}

/**
 * Adds the next line to a company's ledger and changes its account by it, in the transaction of what it is about. Returns the
 * figures after it. Lines are 1, 2, … without gap: transactions that post to one account at once conflict. A line with the
 * same reference, reason and part is refused by the index.
 */
export async function postToAccount(
  { change, part = 1, ...posting }: AccountPosting,
  session: ClientSession,
): Promise<AccountFigures> {
  const before = await readAccount(posting.companyId, session);
  const after = figuresAfter(before, change);
  const line = before.lines + 1;
  await writeAccount(posting.companyId, { ...after, lines: line }, session);
  await insertLedgerLine(
    {
      _id: new ObjectId(),
      line,
      part,
      change: { reserved: 0, invoiced: 0, credit: 0, ...change },
      after,
      ...posting,
    },
    session,
  );
  return after;
}
