import type { InvoiceDocument, InvoiceKind } from '@/lib/server/db/documents/invoices';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import { isPaid } from '@/lib/shared/order-status';
import { type Check, groupBy } from './snapshot';

function paperFault(
  order: OrderDocument,
  kind: InvoiceKind,
  papers: readonly InvoiceDocument[],
): string | null {
  const isDue = kind === 'invoice' ? isPaid(order.state) : order.state === 'refunded';
  if (papers.length !== (isDue ? 1 : 0)) return `has ${papers.length} papers of kind ${kind}`;
  const [paper] = papers;
  const number = kind === 'invoice' ? order.invoiceNumber : order.creditNoteNumber;
  if (number !== paper?.number) return `names ${kind} ${number}, and has ${paper?.number}`;
  if (!paper) return null;
  const total = kind === 'invoice' ? order.orderValueCents : -order.orderValueCents;
  const lines = paper.lines.reduce((sum, line) => sum + line.amountCents, 0);
  if (paper.totalCents !== total || lines !== total || paper.transactionId !== order.transactionId) {
    return `is worth ${order.orderValueCents} by ${order.transactionId}; ${paper.number} says ${paper.totalCents} by ${paper.transactionId}`;
  }
  return null;
}

const oneInvoiceAnOrder: Check = {
  name: 'one invoice a paid order',
  promise:
    'every paid order has exactly one invoice of its amount, every refunded one a credit note, others none',
  violations: ({ orders, invoices }) => {
    const papers = groupBy(invoices, ({ kind, orderId }) => `${kind} ${orderId.toHexString()}`);
    const known = new Set(orders.map(({ _id }) => _id.toHexString()));
    return [
      ...orders.flatMap((order) =>
        (['invoice', 'credit-note'] as const).flatMap((kind) => {
          const fault = paperFault(order, kind, papers.get(`${kind} ${order._id.toHexString()}`) ?? []);
          return fault ? [`${order.number} is ${order.state} and ${fault}`] : [];
        }),
      ),
      ...invoices
        .filter(({ orderId }) => !known.has(orderId.toHexString()))
        .map(({ number }) => `${number} is of no order`),
    ];
  },
};

const gapFreeNumbers: Check = {
  name: 'gap-free invoice numbers',
  promise: 'invoices and credit notes are numbered 1, 2, 3 … each, with no gap and no repeat',
  violations: ({ invoices, counters }) =>
    (['invoice', 'credit-note'] as const).flatMap((kind) => {
      const given = invoices.filter((paper) => paper.kind === kind).map(({ sequence }) => sequence);
      const last = counters.find(({ _id }) => _id === kind)?.last ?? 0;
      const isWhole = given.sort((a, b) => a - b).every((sequence, place) => sequence === place + 1);
      if (isWhole && given.length === last) return [];
      return [`${kind}: ${given.length} papers, the last ${given.at(-1)}, the counter at ${last}`];
    }),
};

const STEP_OF_STATE: Record<OrderDocument['state'], string> = {
  unpaid: 'placed',
  paid: 'paid',
  shipped: 'shipped',
  cancelled: 'cancelled',
  expired: 'expired',
  refunded: 'refunded',
};
const STEPS = new Set(Object.values(STEP_OF_STATE));

const oneMailAStep: Check = {
  name: 'one mail a step',
  promise: 'for every step of every order one mail was written and sent, and for no other step',
  violations: ({ orders, outbox }) => {
    const written = groupBy(outbox, ({ key }) => key);
    const expected = new Set(
      orders.flatMap(({ _id, timeline }) =>
        timeline.map(({ state }) => `order-${STEP_OF_STATE[state]}:${_id.toHexString()}`),
      ),
    );
    const unsent = [...expected].flatMap((key) => {
      const mails = written.get(key) ?? [];
      return mails.length === 1 && mails[0]?.state === 'sent'
        ? []
        : [`${key}: ${mails.map(({ state }) => state)}`];
    });
    const stray = [...written.keys()].filter((key) => {
      const [, step = ''] = /^order-(\w+):/.exec(key) ?? [];
      return STEPS.has(step) && !expected.has(key);
    });
    return [...unsent, ...stray.map((key) => `${key} tells of a step that never was`)];
  },
};

const mailsArrived: Check = {
  name: 'mails arrived',
  promise: 'every mail that counts as sent is in the mailbox; one that came twice has the same Message-ID',
  violations: ({ outbox, mails }) => {
    const arrived = groupBy(mails, ({ to, subject }) => `${to} ${subject}`);
    return outbox
      .filter(({ key, state }) => key.startsWith('order-') && state === 'sent')
      .flatMap(({ to, subject }) => {
        const ids = new Set((arrived.get(`${to} ${subject}`) ?? []).map(({ messageId }) => messageId));
        return ids.size === 1 ? [] : [`"${subject}" to ${to} arrived as ${ids.size} mails`];
      });
  },
};

export const PAPER_CHECKS: readonly Check[] = [oneInvoiceAnOrder, gapFreeNumbers, oneMailAStep, mailsArrived];
