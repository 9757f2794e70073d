import 'server-only';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { toDollars } from '@/lib/shared/numbers/money';
import { AGEING_BUCKETS, ageingOf, overdueDays } from '@/lib/shared/receivables/ageing';
import { freeCredit } from '@/lib/shared/receivables/free-credit';
import type {
  OpenInvoice,
  Statement,
  StatementLine,
  StatementQuery,
} from '@/lib/shared/receivables/receivables.schema';
import { statementLines } from '@/lib/shared/receivables/statement-lines';
import { findInvoicesOf } from '../money/open-invoices.repository';
import { findPaymentsOf } from '../money/payment-records.repository';
import { readReceivableFigures } from '../receivable-figures.repository';
import { type LedgerEntry, ledgerEntries } from './statement-entries';
import { statementPeriod } from './statement-period';

type Reader = 'member' | 'admin';

function openInvoice(invoice: ReceivableDocument, today: string): OpenInvoice {
  const { _id, orderNumber, poNumber, invoiceNumber, grossCents, openCents, issuedAt, dueOn } = invoice;
  return {
    orderId: _id.toHexString(),
    orderNumber,
    ...(poNumber ? { poNumber } : {}),
    invoiceNumber,
    gross: toDollars(grossCents),
    open: toDollars(openCents),
    issuedOn: shopDay(issuedAt),
    dueOn,
    overdueDays: overdueDays(dueOn, today),
  };
}

function lineOf(
  { at, amountCents, balanceCents, payment, reason, ...facts }: LedgerEntry & { balanceCents: number },
  reader: Reader,
): StatementLine {
  const ofPayment = {
    ...(payment && { paymentId: payment.id, reversible: payment.isReversible }),
    ...(reason === undefined ? {} : { reason }),
  };
  return {
    at: at.toISOString(),
    ...facts,
    amount: toDollars(amountCents),
    balance: toDollars(balanceCents),
    ...(reader === 'admin' ? ofPayment : {}),
  };
}

const sumOf = <Item>(items: readonly Item[], centsOf: (item: Item) => number) =>
  items.reduce((sum, item) => sum + centsOf(item), 0);

/** Returns what a company owes at this moment, all of it read at once. Throws `validation-failed` for more than a year. */
export async function readStatement(
  { _id, termsDays, creditLimitCents }: Pick<CompanyDocument, '_id' | 'termsDays' | 'creditLimitCents'>,
  query: StatementQuery,
  { reader, now }: { reader: Reader; now: Date },
): Promise<Statement> {
  const { start, end, ...days } = statementPeriod(query, now);
  const { account, invoices, payments } = await inTransaction(async (session) => ({
    account: await readReceivableFigures(_id, session),
    invoices: await findInvoicesOf(_id, session),
    payments: await findPaymentsOf(_id, session),
  }));
  const open = invoices.filter(({ openCents }) => openCents > 0);
  const figures = {
    reserved: account.reserved,
    invoiced: sumOf(open, ({ openCents }) => openCents),
    credit: sumOf(payments, ({ unappliedCents }) => unappliedCents),
  };
  const today = shopDay(now);
  const ageing = ageingOf(open, today);
  const entries = ledgerEntries(invoices, payments);
  const { openingCents, closingCents, lines } = statementLines(entries, { from: start, before: end });
  return {
    termsDays,
    limit: toDollars(creditLimitCents),
    reserved: toDollars(figures.reserved),
    invoiced: toDollars(figures.invoiced),
    credit: toDollars(figures.credit),
    free: toDollars(freeCredit(creditLimitCents, figures)),
    ageing: Object.fromEntries(
      AGEING_BUCKETS.map((bucket) => [bucket, toDollars(ageing[bucket])]),
    ) as Statement['ageing'],
    open: open.map((invoice) => openInvoice(invoice, today)),
    ...days,
    opening: toDollars(openingCents),
    closing: toDollars(closingCents),
    lines: lines.map((line) => lineOf(line, reader)),
  };
}
