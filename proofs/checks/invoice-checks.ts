import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { InvoiceDocument, InvoiceKind } from '@/lib/server/platform/db/documents/receivables';
import { hasShippedOnAccount, isRefunded, stateOf, wasPaid } from '@/lib/shared/orders/order-status';
import { type Check, groupBy } from './snapshot';

function unlikeLineOf({ lines }: OrderDocument, kind: InvoiceKind) {
  const sign = kind === 'invoice' ? 1 : -1;
  return (line: InvoiceDocument['lines'][number], place: number): boolean => {
    const ordered = lines[place];
    return (
      ordered?.name !== line.description ||
      ordered.quantity !== line.quantity ||
      ordered.unitPriceCents !== line.unitPriceCents ||
      line.amountCents !== sign * ordered.quantity * ordered.unitPriceCents
    );
  };
}

function partCreditFault(order: OrderDocument, issued: readonly InvoiceDocument[]): string | null {
  const { partRefunds = [], partRefundedCents = 0, totals } = order;
  const rest = isRefunded(order) ? totals.totalCents - partRefundedCents : 0;
  const due = [
    ...partRefunds.map(({ part, amountCents }) => `part ${part} of ${amountCents}`),
    ...(rest > 0 ? [`part undefined of ${rest}`] : []),
  ];
  const is = issued.map(({ part, totalCents }) => `part ${part} of ${-totalCents}`);
  if (due.sort().join() !== is.sort().join()) return `has credit notes ${is}, and ${due} are due`;
  const total = issued.reduce((sum, { totalCents }) => sum - totalCents, 0);
  if (total > totals.totalCents) return `was credited ${total} cents of ${totals.totalCents}`;
  const unsound = issued.find(
    ({ lines, totalCents }) => lines.reduce((sum, line) => sum + line.amountCents, 0) !== totalCents,
  );
  if (unsound) return `${unsound.number} has lines that do not add up to its total`;
  const missing = partRefunds.find(({ creditNoteNumber }) =>
    issued.every(({ number }) => number !== creditNoteNumber),
  );
  return missing ? `names credit note ${missing.creditNoteNumber}, which there is not` : null;
}

function invoiceFault(
  order: OrderDocument,
  kind: InvoiceKind,
  issued: readonly InvoiceDocument[],
): string | null {
  if (kind === 'credit-note' && order.partRefunds) return partCreditFault(order, issued);
  const isDue = kind === 'invoice' ? wasPaid(order) || hasShippedOnAccount(order) : isRefunded(order);
  if (issued.length !== (isDue ? 1 : 0)) return `has ${issued.length} of kind ${kind}`;
  const [invoice] = issued;
  const number = kind === 'invoice' ? order.invoiceNumber : order.creditNoteNumber;
  if (number !== invoice?.number) return `names ${kind} ${number}, and has ${invoice?.number}`;
  if (!invoice) return null;
  if (JSON.stringify(invoice.billTo) !== JSON.stringify(order.billTo))
    return `is not billed as ${invoice.number} is`;
  const total = kind === 'invoice' ? order.totals.totalCents : -order.totals.totalCents;
  const unlike = invoice.lines.length !== order.lineCount || invoice.lines.some(unlikeLineOf(order, kind));
  if (unlike) return `${invoice.number} has other lines than it`;
  const lines = invoice.lines.reduce((sum, line) => sum + line.amountCents, 0);
  if (invoice.totalCents !== total || lines !== total || invoice.transactionId !== order.transactionId) {
    return `is worth ${order.totals.totalCents} by ${order.transactionId}; ${invoice.number} says ${invoice.totalCents} by ${invoice.transactionId}`;
  }
  return null;
}

const oneInvoiceAnOrder: Check = {
  name: 'one invoice a paid order',
  promise:
    'every order that was paid, or shipped on account, has exactly one invoice of its lines and amount, every refunded one a credit note for each part and for the rest, others none; they never exceed the invoice',
  violations: ({ orders, invoices }) => {
    const issued = groupBy(invoices, ({ kind, orderId }) => `${kind} ${orderId.toHexString()}`);
    const orderIds = new Set(orders.map(({ _id }) => _id.toHexString()));
    return [
      ...orders.flatMap((order) =>
        (['invoice', 'credit-note'] as const).flatMap((kind) => {
          const fault = invoiceFault(order, kind, issued.get(`${kind} ${order._id.toHexString()}`) ?? []);
          return fault ? [`${order.number} is ${stateOf(order)} and ${fault}`] : [];
        }),
      ),
      ...invoices
        .filter(({ orderId }) => !orderIds.has(orderId.toHexString()))
        .map(({ number }) => `${number} is of no order`),
    ];
  },
};

const gapFreeNumbers: Check = {
  name: 'gap-free invoice numbers',
  promise: 'invoices and credit notes are numbered 1, 2, 3 … each, with no gap and no repeat',
  violations: ({ invoices, counters }) =>
    (['invoice', 'credit-note'] as const).flatMap((kind) => {
      const sequences = invoices.filter((invoice) => invoice.kind === kind).map(({ sequence }) => sequence);
      const last = counters.find(({ _id }) => _id === kind)?.last ?? 0;
      const isWhole = sequences.sort((a, b) => a - b).every((sequence, place) => sequence === place + 1);
      if (isWhole && sequences.length === last) return [];
      return [`${kind}: ${sequences.length} issued, the last ${sequences.at(-1)}, the counter at ${last}`];
    }),
};

export const INVOICE_CHECKS: readonly Check[] = [oneInvoiceAnOrder, gapFreeNumbers];
