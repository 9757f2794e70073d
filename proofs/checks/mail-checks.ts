import type { OrderDocument, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { hasShipped, type OrderState } from '@/lib/shared/orders/order-status';
import { type Check, groupBy } from './snapshot';

const STEP_OF_STATE: Record<OrderState, string> = {
  unpaid: 'placed',
  'on-account': 'placed',
  paid: 'paid',
  shipped: 'shipped',
  cancelled: 'cancelled',
  expired: 'expired',
  refunded: 'refunded',
};
const STEPS = new Set(Object.values(STEP_OF_STATE));

type Ends = Pick<OrderDocument, 'partRefunds' | 'cancellations'>;

/** An order that has shipped because its last open units were refunded or cancelled: the mail about those says so. */
export function isEndedOtherwise(
  step: TimelineEntry,
  { partRefunds = [], cancellations = [] }: Ends,
): boolean {
  const ends = [...partRefunds.filter(({ lines }) => lines.some(({ open }) => open)), ...cancellations];
  return hasShipped(step) && ends.some((end) => end.at.getTime() === step.at.getTime());
}

const oneMailAStep: Check = {
  name: 'one mail a step',
  promise:
    'for every step and every refund in part of every order one mail was written and sent, and for no other step',
  violations: ({ orders, outbox }) => {
    const written = groupBy(outbox, ({ key }) => key);
    const expected = new Set(
      orders.flatMap(({ _id, timeline, partRefunds = [], cancellations = [] }) => [
        ...timeline
          .filter((step) => !isEndedOtherwise(step, { partRefunds, cancellations }))
          .map(({ state }) => `order-${STEP_OF_STATE[state]}:${_id.toHexString()}`),
        ...cancellations.map(({ part }) => `order-units-cancelled-${part}:${_id.toHexString()}`),
        // The mail about the refund of the order is about its last part as well.
        ...partRefunds
          .filter(({ isLast }) => !isLast)
          .map(({ part }) => `order-refunded-${part}:${_id.toHexString()}`),
      ]),
    );
    // None is written for a refund after the buyer's account was closed.
    const closed = orders.filter(({ buyerEmail }) => isOfClosedAccount(buyerEmail));
    const optional = new Set(
      closed.flatMap(({ _id, partRefunds = [] }) =>
        partRefunds.map(({ part }) => `order-refunded-${part}:${_id.toHexString()}`),
      ),
    );
    const unsent = [...expected].flatMap((key) => {
      const mails = written.get(key) ?? [];
      if (mails.length === 0 && optional.has(key)) return [];
      return mails.length === 1 && mails[0]?.state === 'sent'
        ? []
        : [`${key}: ${mails.map(({ state }) => state)}`];
    });
    const stray = [...written.keys()].filter((key) => {
      const [, step = ''] = /^order-(\w+)(?:-\d+)?:/.exec(key) ?? [];
      return STEPS.has(step) && !expected.has(key);
    });
    return [...unsent, ...stray.map((key) => `${key} is about a step that never happened`)];
  },
};

/** Mails to buyers about orders, their shipments, dates and returns. */
const OF_ORDERS = /^(?:order-|shipment:|promise:|tracking:|return-(?:requested|approved|refused|received):)/;

const mailsArrived: Check = {
  name: 'mails arrived',
  promise: 'every mail that counts as sent is in the mailbox; one that came twice has the same Message-ID',
  violations: ({ outbox, mails }) => {
    const arrived = groupBy(mails, ({ to, subject }) => `${to} ${subject}`);
    const sent = outbox.filter(({ key, state }) => OF_ORDERS.test(key) && state === 'sent');
    // Cancelling as many units of an order twice makes two mails of one subject.
    return [...groupBy(sent, ({ to, subject }) => `${to} ${subject}`)].flatMap(([mail, written]) => {
      const ids = new Set((arrived.get(mail) ?? []).map(({ messageId }) => messageId));
      return ids.size === written.length
        ? []
        : [`${written.length} mails arrived as ${ids.size}, to and about ${mail}`];
    });
  },
};

export const MAIL_CHECKS: readonly Check[] = [oneMailAStep, mailsArrived];
