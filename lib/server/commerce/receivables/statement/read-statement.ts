import { type PaperSums, paperSums } from '@/lib/server/commerce/invoices/list-papers';
import { freeCredit } from '@/lib/server/commerce/receivables/free-credit';
import {
  type StatementEntry,
  statementLines,
} from '@/lib/server/commerce/receivables/statement/statement-lines';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { env } from '@/lib/server/platform/config/env';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type {
  CompanyPaymentDocument,
  ReceivableDocument,
} from '@/lib/server/platform/db/documents/receivables';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { shiftDay, startOfDay } from '@/lib/shared/dates/zoned-days';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import { AGEING_BUCKETS, ageingOf, overdueDays } from '@/lib/shared/receivables/ageing';
import type {
  OpenInvoice,
  Statement,
  StatementKind,
  StatementLine,
  StatementQuery,
} from '@/lib/shared/receivables/receivables.schema';
import { findPaymentsOf } from '../company-payments.repository';
import { leftOf } from '../money/take-money-back';
import { readReceivableFigures } from '../receivable-figures.repository';
import { findInvoicesOf } from '../receivables.repository';

type Reader = 'member' | 'admin';

function openInvoice(invoice: ReceivableDocument, today: string): OpenInvoice {
  const {
    _id: invoiceNumber,
    orderId,
    orderNumber,
    poNumber,
    grossCents,
    openCents,
    issuedAt,
    dueOn,
  } = invoice;
  return {
    orderId: orderId.toHexString(),
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

type ShownLine = LedgerEntry & { balanceCents: number };

/** The sums of the papers that lines are of, by number. */
async function sumsOf(lines: readonly ShownLine[]): Promise<ReadonlyMap<string, PaperSums>> {
  const isPaper = ({ kind }: ShownLine) => kind === 'invoice' || kind === 'credit-note';
  return paperSums(lines.filter(isPaper).map(({ reference }) => reference));
}

function lineOf(
  { at, amountCents, balanceCents, payment, reason, ...facts }: ShownLine,
  { reader, sums }: { reader: Reader; sums: ReadonlyMap<string, PaperSums> },
): StatementLine {
  const ofPayment = {
    ...(payment && { paymentId: payment.id, reversible: payment.isReversible }),
    ...(reason === undefined ? {} : { reason }),
  };
  return {
    at: at.toISOString(),
    ...facts,
    amount: toDollars(amountCents),
    ...sums.get(facts.reference),
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
  const sums = await sumsOf(lines);
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
    lines: lines.map((line) => lineOf(line, { reader, sums })),
  };
}

export type LedgerEntry = StatementEntry & {
  kind: StatementKind;
  reference: string;
  orderNumber?: string;
  orderId?: string;
  card?: string;
  receivedOn?: string;
  payment?: { id: string; isReversible: boolean };
  /** Why it was taken back, for admins. */
  reason?: string;
};

function paymentEntries(
  payment: CompanyPaymentDocument,
  orderNumbers: ReadonlyMap<string, string>,
): LedgerEntry[] {
  const { _id, method, reference, receivedOn, amountCents, createdAt, reversals, orderId } = payment;
  const isCreditNote = method === 'credit-note';
  const isTransfer = method === 'hand' || method === 'bank';
  const of = { id: _id.toHexString(), isReversible: isTransfer && leftOf(payment) > 0 };
  const orderNumber = orderId && orderNumbers.get(orderId.toHexString());
  const facts = {
    reference,
    ...(orderNumber ? { orderNumber } : {}),
    ...(method === 'card' ? { card: payment.cardLast4 ?? '' } : {}),
    ...(isCreditNote && orderId ? { orderId: orderId.toHexString() } : {}),
  };
  return [
    {
      ...facts,
      at: createdAt,
      kind: isCreditNote ? 'credit-note' : 'payment',
      ...(isCreditNote ? {} : { receivedOn }),
      amountCents: -amountCents,
      payment: of,
    },
    ...reversals.map(({ at, cents, reason }): LedgerEntry => {
      return { ...facts, at, kind: 'reversal', amountCents: cents, reason };
    }),
  ];
}

/** Returns what changed the balance of a company: invoices, credit notes, payments and what was taken back of them. */
function ledgerEntries(
  invoices: readonly ReceivableDocument[],
  payments: readonly CompanyPaymentDocument[],
): LedgerEntry[] {
  const orderNumbers = new Map(
    invoices.map(({ orderId, orderNumber }) => [orderId.toHexString(), orderNumber]),
  );
  return [
    ...invoices.map(({ _id, orderId, issuedAt, orderNumber, grossCents }): LedgerEntry => {
      return {
        at: issuedAt,
        kind: 'invoice',
        reference: _id,
        orderNumber,
        orderId: orderId.toHexString(),
        amountCents: grossCents,
      };
    }),
    ...payments.flatMap((payment) => paymentEntries(payment, orderNumbers)),
  ];
}

/** Days in the store's time zone, both included, and the moments between which they are. */
export type StatementPeriod = { from: string; to: string; start: Date; end: Date };

const DAYS = 365;

/** The days asked for: up to today and the last 365 by default. Throws `validation-failed` for more than a year. */
function statementPeriod({ from, to }: StatementQuery, now: Date): StatementPeriod {
  const last = to ?? shopDay(now);
  const first = from ?? shiftDay(last, { days: 1 - DAYS });
  if (last < first) throw new AppError('validation-failed', { issues: { to: ['statement-backwards'] } });
  if (first < shiftDay(last, { months: -12 }))
    throw new AppError('validation-failed', { issues: { from: ['statement-too-long'] } });
  const { STORE_TIME_ZONE } = env();
  return {
    from: first,
    to: last,
    start: startOfDay(first, STORE_TIME_ZONE),
    end: startOfDay(shiftDay(last, { days: 1 }), STORE_TIME_ZONE),
  };
}
