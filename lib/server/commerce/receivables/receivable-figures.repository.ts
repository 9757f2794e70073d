import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type {
  ReceivableFigures,
  ReceivableFiguresDocument,
  ReceivableLedgerDocument,
} from '@/lib/server/platform/db/documents/receivables';

export type LedgerState = ReceivableFigures & { lines: number };

const EMPTY: LedgerState = { reserved: 0, invoiced: 0, credit: 0, lines: 0 };

function stateOf({
  reservedCents,
  invoicedCents,
  creditCents,
  lines,
}: ReceivableFiguresDocument): LedgerState {
  return { reserved: reservedCents, invoiced: invoicedCents, credit: creditCents, lines };
}

/** Returns zeros for a company that has none yet. */
export async function readReceivableFigures(
  companyId: ObjectId,
  session?: ClientSession,
): Promise<LedgerState> {
  const figures = await (await collection('company_accounts')).findOne({ _id: companyId }, { session });
  return figures ? stateOf(figures) : EMPTY;
}

/**
 * Adds to a company's figures, and one line to its ledger's length; creates them with the first line. Returns what they are
 * then. Two at once conflict, and one transaction is run again.
 */
export async function addToFigures(
  companyId: ObjectId,
  { reserved, invoiced, credit }: ReceivableFigures,
  session: ClientSession,
): Promise<LedgerState> {
  const figures = await (await collection('company_accounts')).findOneAndUpdate(
    { _id: companyId },
    { $inc: { reservedCents: reserved, invoicedCents: invoiced, creditCents: credit, lines: 1 } },
    { upsert: true, returnDocument: 'after', session },
  );
  return figures ? stateOf(figures) : EMPTY;
}

export async function insertLedgerLine(
  line: ReceivableLedgerDocument,
  session: ClientSession,
): Promise<void> {
  await (await collection('account_ledger')).insertOne(line, { session });
}

/** How many lines of this reason a company's ledger has about an order or payment. */
export async function countLedgerLines(
  ref: ObjectId,
  reason: ReceivableLedgerDocument['reason'],
  session: ClientSession,
): Promise<number> {
  return (await collection('account_ledger')).countDocuments({ ref, reason }, { session });
}

/** Returns the cents of an order that are reserved by its company's ledger. */
export async function readReserved(orderId: ObjectId, session?: ClientSession): Promise<number> {
  const lines = await (await collection('account_ledger'))
    .find(
      {
        ref: orderId,
        reason: { $in: ['order-placed', 'order-shipped', 'order-cancelled', 'units-cancelled'] },
      },
      { session },
    )
    .project<Pick<ReceivableLedgerDocument, 'change'>>({ change: 1 })
    .toArray();
  return lines.reduce((sum, { change }) => sum + change.reserved, 0);
}

export async function findReceivableFigures(
  companyIds: readonly ObjectId[],
): Promise<ReceivableFiguresDocument[]> {
  return (await collection('company_accounts')).find({ _id: { $in: [...companyIds] } }).toArray();
}
