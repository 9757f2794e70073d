import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type {
  AccountFigures,
  AccountLedgerDocument,
  CompanyAccountDocument,
} from '@/lib/server/platform/db/documents/company-accounts';

export type AccountState = AccountFigures & { lines: number };

const EMPTY: AccountState = { reserved: 0, invoiced: 0, credit: 0, lines: 0 };

function stateOf({ reservedCents, invoicedCents, creditCents, lines }: CompanyAccountDocument): AccountState {
  return { reserved: reservedCents, invoiced: invoicedCents, credit: creditCents, lines };
}

/** Zeros for a company that has none yet. */
export async function readAccount(companyId: ObjectId, session?: ClientSession): Promise<AccountState> {
  const account = await (await collection('company_accounts')).findOne({ _id: companyId }, { session });
  return account ? stateOf(account) : EMPTY;
}

/**
 * Adds to an account, and one line to its ledger's length; creates it with its first line. Returns what it is then. Two at once
 * conflict, and one transaction is run again.
 */
export async function addToAccount(
  companyId: ObjectId,
  { reserved, invoiced, credit }: AccountFigures,
  session: ClientSession,
): Promise<AccountState> {
  const account = await (await collection('company_accounts')).findOneAndUpdate(
    { _id: companyId },
    { $inc: { reservedCents: reserved, invoicedCents: invoiced, creditCents: credit, lines: 1 } },
    { upsert: true, returnDocument: 'after', session },
  );
  return account ? stateOf(account) : EMPTY;
}

export async function insertLedgerLine(line: AccountLedgerDocument, session: ClientSession): Promise<void> {
  await (await collection('account_ledger')).insertOne(line, { session });
}
