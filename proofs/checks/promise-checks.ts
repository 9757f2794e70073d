import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { lineUnits, openUnits } from '@/lib/shared/orders/line-units';
import { isOpen } from '@/lib/shared/orders/order-status';
import type { Check } from './snapshot';

function shipDayFault(order: OrderDocument): string | null {
  const { lines, shipsOn } = order;
  const units = lineUnits(order);
  const open = lines.filter(({ toolId }) => openUnits(units.get(toolId.toHexString())!) > 0);
  if (!isOpen(order) || open.length === 0) return null;
  const days = open.map(({ promisedOn }) => (promisedOn === undefined ? (shipsOn ?? null) : promisedOn));
  const last = days.includes(null) ? undefined : days.sort().at(-1);
  return last === shipsOn ? null : `ships on ${shipsOn}, and its open lines by ${last}`;
}

const shipDayMatches: Check = {
  name: 'the ship day is the last promise',
  promise:
    'an order ships on the last day for which its open lines are promised, and on none where one has no day',
  violations: ({ orders }) =>
    orders.flatMap((order) => {
      const fault = shipDayFault(order);
      return fault ? [`${order.number} ${fault}`] : [];
    }),
};

const promiseMailsHaveOrders: Check = {
  name: 'mails about promises have their order',
  promise: 'a mail about new delivery dates is about an order that is there',
  violations: ({ orders, outbox }) => {
    const ids = new Set(orders.map(({ _id }) => _id.toHexString()));
    return outbox
      .filter(({ key }) => key.startsWith('promise:') && !ids.has(key.split(':')[1] ?? ''))
      .map(({ key }) => `${key} is about no order`);
  },
};

export const PROMISE_CHECKS: readonly Check[] = [shipDayMatches, promiseMailsHaveOrders];
