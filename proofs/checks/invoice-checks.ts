import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type {
  InvoiceDocument,
  InvoiceKind,
  ReceivableDocument,
} from '@/lib/server/platform/db/documents/receivables';
import { hasShipped, isRefunded, stateOf, wasPaid } from '@/lib/shared/orders/order-status';
import { type Check, groupBy } from './snapshot';

/** Freight and tax of a paper, which are in its tax groups alone. */
function chargedCents({ groups = [] }: InvoiceDocument): number {
  return groups.reduce((sum, { shippingCents, taxCents }) => sum + shippingCents + taxCents, 0);
}

/** TP1: the lines of a paper come to the goods of its groups, these and freight to their basis, and all of it to the total. */
function paperSumFault(paper: InvoiceDocument): string | null {
  const { number, lines, groups, totalCents } = paper;
  const sum = lines.reduce((cents, line) => cents + line.amountCents, 0) + chargedCents(paper);
  if (totalCents !== sum) return `${number} of ${totalCents}, and its lines come to ${sum}`;
  for (const [at, group] of (groups ?? []).entries()) {
    const own = lines.filter((line) => line.group === at);
    const goods = own.reduce((cents, line) => cents + line.amountCents, 0);
    if (goods !== group.goodsCents || goods + group.shippingCents !== group.basisCents)
      return `${number} with a group of ${group.basisCents}, and its lines come to ${goods}`;
  }
  return null;
}

function unlikeLineOf({ lines }: OrderDocument) {
  return (line: InvoiceDocument['lines'][number], place: number): boolean => {
    const ordered = lines[place];
    return (
      ordered?.name !== line.description ||
      ordered.quantity !== line.quantity ||
      ordered.unitPriceCents !== line.unitPriceCents ||
      line.amountCents !== -ordered.quantity * ordered.unitPriceCents
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
  // With tax it is counted by group (tax-checks.ts): the tax of the ship day may be more than the order had.
  if (!order.taxes && total > totals.totalCents) return `was credited ${total} cents of ${totals.totalCents}`;
  const unsound = issued.map(paperSumFault).find((fault) => fault !== null);
  if (unsound) return `has ${unsound}`;
  const missing = partRefunds.find(({ creditNoteNumber }) =>
    issued.every(({ number }) => number !== creditNoteNumber),
  );
  return missing ? `names credit note ${missing.creditNoteNumber}, which there is not` : null;
}

/** Every unit that was paid by card, or shipped on account, is on one paper at the price it was ordered for. */
function invoicedFault(order: OrderDocument, issued: readonly InvoiceDocument[]): string | null {
  const isOnAccount = order.payBy === 'account';
  const due = isOnAccount ? order.shipmentCount : wasPaid(order) ? 1 : 0;
  if (issued.length !== due) return `has ${issued.length} invoices, and ${due} are due`;
  const lines = issued.flatMap((invoice) => invoice.lines);
  for (const { toolId, name, quantity, shippedUnits, unitPriceCents } of order.lines) {
    const own = lines.filter((line) => line.toolId?.equals(toolId));
    const units = own.reduce((sum, line) => sum + line.quantity, 0);
    if (issued.length > 0 && units !== (isOnAccount ? shippedUnits : quantity))
      return `has ${units} units of ${name} invoiced`;
    const isLike = (line: InvoiceDocument['lines'][number]) =>
      line.description === name &&
      line.unitPriceCents === unitPriceCents &&
      line.amountCents === line.quantity * unitPriceCents;
    if (!own.every(isLike)) return `has a line of ${name} unlike its own`;
  }
  const strange = lines.find(({ toolId }) => !order.lines.some((line) => toolId?.equals(line.toolId)));
  if (strange) return `is invoiced ${strange.description}, which it has not`;
  for (const paper of issued) {
    const { number, transactionId, billTo, part } = paper;
    const fault = paperSumFault(paper);
    if (fault) return `has ${fault}`;
    if (transactionId !== order.transactionId)
      return `was paid by ${order.transactionId}; ${number} says ${transactionId}`;
    if (JSON.stringify(billTo) !== JSON.stringify(order.billTo)) return `is not billed as ${number} is`;
    if ((part !== undefined) !== isOnAccount) return `has ${number} of part ${part}`;
  }
  const named =
    issued.length === 0
      ? order.invoiceNumber === undefined
      : issued.some(({ number }) => number === order.invoiceNumber);
  return named ? null : `names invoice ${order.invoiceNumber}, which is none of its`;
}

/** Of an order that was refunded without parts. */
function creditFault(order: OrderDocument, issued: readonly InvoiceDocument[]): string | null {
  if (issued.length !== (isRefunded(order) ? 1 : 0)) return `has ${issued.length} credit notes`;
  const [note] = issued;
  if (order.creditNoteNumber !== note?.number)
    return `names credit note ${order.creditNoteNumber}, and has ${note?.number}`;
  if (!note) return null;
  if (note.lines.length !== order.lineCount || note.lines.some(unlikeLineOf(order)))
    return `${note.number} has other lines than it`;
  const total = -order.totals.totalCents;
  const lines = note.lines.reduce((sum, line) => sum + line.amountCents, chargedCents(note));
  if (note.totalCents === total && lines === total && note.transactionId === order.transactionId) return null;
  return `is worth ${order.totals.totalCents} by ${order.transactionId}; ${note.number} says ${note.totalCents} by ${note.transactionId}`;
}

function paperFault(
  order: OrderDocument,
  kind: InvoiceKind,
  issued: readonly InvoiceDocument[],
): string | null {
  if (kind === 'invoice') return invoicedFault(order, issued);
  return order.partRefunds ? partCreditFault(order, issued) : creditFault(order, issued);
}

const oneInvoiceAnOrder: Check = {
  name: 'one invoice a paid order',
  promise:
    'every order that was paid by card has exactly one invoice, on account one a shipment, of its units, prices and amounts, every refunded one a credit note for each part and for the rest, others none; they never exceed the invoice',
  violations: ({ orders, invoices }) => {
    const issued = groupBy(invoices, ({ kind, orderId }) => `${kind} ${orderId.toHexString()}`);
    const orderIds = new Set(orders.map(({ _id }) => _id.toHexString()));
    return [
      ...orders.flatMap((order) =>
        (['invoice', 'credit-note'] as const).flatMap((kind) => {
          const fault = paperFault(order, kind, issued.get(`${kind} ${order._id.toHexString()}`) ?? []);
          return fault ? [`${order.number} is ${stateOf(order)} and ${fault}`] : [];
        }),
      ),
      ...invoices
        .filter(({ orderId }) => !orderIds.has(orderId.toHexString()))
        .map(({ number }) => `${number} is of no order`),
    ];
  },
};

/** Of an order on account: a paper and a receivable a shipment, of the same number and amount. */
function owedFault(
  order: OrderDocument,
  { papers, owed }: { papers: readonly InvoiceDocument[]; owed: readonly ReceivableDocument[] },
): string | null {
  const { shipmentCount, totals, invoiceNumber, transactionId } = order;
  if (transactionId !== undefined) return `has transaction ${transactionId}`;
  const parts = papers.map(({ part = 0 }) => part).toSorted((one, other) => one - other);
  if (parts.join() !== Array.from({ length: shipmentCount }, (_, place) => place + 1).join())
    return `has invoices of parts ${parts}, and ${shipmentCount} shipments`;
  const said = papers.map(({ number, totalCents }) => `${number} of ${totalCents}`).toSorted();
  const is = owed.map(({ _id, grossCents }) => `${_id} of ${grossCents}`).toSorted();
  if (said.join() !== is.join()) return `is invoiced by ${said}, and owed by ${is}`;
  const stranger = owed.find((one) => !order.companyId?.equals(one.companyId));
  if (stranger) return `has ${stranger._id}, which another company owes`;
  const last = papers.find(({ part }) => part === shipmentCount)?.number;
  if (invoiceNumber !== last) return `names ${invoiceNumber} as its last invoice, which is ${last}`;
  // The tax is that of the ship day (tax-checks.ts).
  const net = papers.reduce((sum, { totalCents, taxCents = 0 }) => sum + totalCents - taxCents, 0);
  const cancelled = (order.cancellations ?? []).reduce((sum, { cents, groups }) => {
    return sum + (groups ? groups.reduce((nets, { netCents }) => nets + netCents, 0) : cents);
  }, 0);
  const due = totals.totalCents - totals.taxCents - cancelled;
  if (hasShipped(order) ? net !== due : net > due) return `is invoiced ${net} of ${due}`;
  return null;
}

/** One of the receivables' checks. */
export const oneReceivableAShipment: Check = {
  name: 'one invoice a shipment on account',
  promise:
    'every shipment of an order on account has exactly one invoice and one receivable of the same number and amount, together what the order is worth without tax once it has shipped; no other order has a receivable, and none was paid by an order’s card',
  violations: ({ account: { receivables }, orders, invoices }) => {
    const owedOf = groupBy(receivables, ({ orderId }) => orderId.toHexString());
    const papersOf = groupBy(
      invoices.filter(({ kind }) => kind === 'invoice'),
      ({ orderId }) => orderId.toHexString(),
    );
    return orders.flatMap((order) => {
      const id = order._id.toHexString();
      const [owed, papers] = [owedOf.get(id) ?? [], papersOf.get(id) ?? []];
      if (order.payBy !== 'account')
        return owed.length === 0 ? [] : [`${order.number} has ${owed.length} receivables`];
      const fault = owedFault(order, { papers, owed });
      return fault ? [`${order.number} ${fault}`] : [];
    });
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
