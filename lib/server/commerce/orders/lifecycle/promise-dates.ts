import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import { promiseOf, withPromises } from '@/lib/shared/orders/line-promises';
import { openLines } from '@/lib/shared/orders/line-units';
import { isOpen } from '@/lib/shared/orders/order-status';
import type { DatesPromised, PromiseDatesInput } from '@/lib/shared/orders/ship/promise-dates.schema';
import { requireNamedOrder } from '../find-order';
import { requireNamedLines, requireOpen } from '../named-lines';
import { recordOrderEvent } from '../order-events';
import { readOrder } from '../orders.repository';
import { setPromises } from '../promises.repository';

/**
 * Changes the days for which lines with open units are promised, which moves no stock. Throws `forbidden`, `validation-failed` for a day
 * before today, `not-found`, `wrong-order-state` where nothing is open, `validation-failed` for a tool that the order has not, and
 * `units-not-open`, in this order.
 */
export async function promiseDates(
  actor: Caller,
  id: string,
  { lines: named, reason, notify = true }: PromiseDatesInput,
  now: Date = new Date(),
): Promise<DatesPromised> {
  requirePermission(actor, 'manage-orders');
  const today = shopDay(now);
  if (named.some(({ promisedOn }) => promisedOn !== null && promisedOn < today))
    throw new AppError('validation-failed', { issues: { lines: ['promised-day-past'] } });
  const { _id } = await requireNamedOrder(id);
  return inTransaction(async (session) => {
    const before = await readOrder(_id, session);
    if (!before) throw new AppError('not-found');
    if (!isOpen(before) || openLines(before).length === 0)
      throw new AppError('wrong-order-state', { reason: { code: 'promise-open-only' } });
    const wanted = requireNamedLines(before, named);
    requireOpen(
      before,
      wanted.map(({ line }) => ({ line, units: 1 })),
    );
    const changed = wanted.filter(({ line, named: one }) => promiseOf(line, before) !== one.promisedOn);
    if (changed.length === 0) return { modifiedCount: 0, ...optionalField('shipsOn', before.shipsOn) };
    const days = new Map(changed.map(({ line, named: { promisedOn } }) => [line, promisedOn]));
    const promises = withPromises(before, (line) => {
      const day = days.get(line);
      return day === undefined ? promiseOf(line, before) : day;
    });
    const order = await setPromises(before, promises, session);
    if (!order) throw new Error(`order ${before.number} changed within a transaction`);
    const facts = { before, order, actor, notify, at: now, ...optionalField('reason', reason) };
    await recordOrderEvent('order.promised', facts, session);
    return { modifiedCount: changed.length, ...optionalField('shipsOn', order.shipsOn) };
  });
}
