import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { isLater } from '@/lib/shared/orders/line-promises';
import { hasShipped } from '@/lib/shared/orders/order-status';
import type { Told } from './event-checks';
import { isEndedOtherwise } from './mail-checks';
import { type Check, groupBy, type Snapshot } from './snapshot';

type Mails = Snapshot['outbox'];

/** Differs from `count`, or was not sent. */
function mailFault(mails: Mails = [], count: number): string | null {
  const sent = mails.filter(({ state }) => state === 'sent').length;
  return mails.length === count && sent === count
    ? null
    : `${mails.length} mails, ${sent} of them sent, not ${count}`;
}

/** By which of its shipments an order has shipped; the mail about that is one of its steps. */
function lastPartOf(order: OrderDocument): number | null {
  const step = order.timeline.find(hasShipped);
  return step && !isEndedOtherwise(step, order) ? order.shipmentCount : null;
}

/** H6, as long as every shipment notifies its buyer. */
const oneMailAPart: Check = {
  name: 'one mail a shipment in part',
  promise: 'for every shipment that left something open one mail was written and sent, and for no other',
  violations: ({ orders, shipments, outbox }) => {
    const written = groupBy(
      outbox.filter(({ key }) => key.startsWith('shipment:')),
      ({ key }) => key,
    );
    const byId = new Map(orders.map((order) => [order._id.toHexString(), order]));
    const due = new Map(
      shipments.map(({ _id, orderId, number, part }) => {
        const order = byId.get(orderId.toHexString());
        const isTold = order && !isOfClosedAccount(order.buyerEmail) && part !== lastPartOf(order);
        return [`shipment:${_id.toHexString()}`, { number, count: isTold ? 1 : 0 }];
      }),
    );
    return [
      ...[...due].flatMap(([key, { number, count }]) => {
        const fault = mailFault(written.get(key), count);
        return fault ? [`${number}: ${fault}`] : [];
      }),
      ...[...written.keys()].filter((key) => !due.has(key)).map((key) => `${key} is about no shipment`),
    ];
  },
};

type Entry = Told['log'][number];
type Days = { lines?: readonly { sku: string; promisedOn: string | null }[] } | null | undefined;

function hasSlipped({ before, after }: Entry): boolean {
  const [was, is] = [before as Days, after as Days];
  return (is?.lines ?? []).some(({ sku, promisedOn }) => {
    const from = was?.lines?.find((line) => line.sku === sku)?.promisedOn ?? null;
    return isLater(promisedOn ?? null, from);
  });
}

/** H6, as long as every change notifies its buyer. */
const oneMailAChange: Check = {
  name: 'one mail a change of dates or parcels',
  promise:
    'for every change by which a promise slipped or the parcels of a shipment became others one mail was written and sent, and for no other change',
  violations: ({ outbox, told }) => {
    if (!told) return [];
    const written = groupBy(
      outbox.filter(({ key }) => /^(?:promise|tracking):/.test(key)),
      ({ key }) => key.split(':').slice(0, 2).join(':'),
    );
    const changes = told.log.flatMap((entry) => {
      const id = entry.subject.id;
      if (entry.action === 'order.promised') return hasSlipped(entry) ? [`promise:${id}`] : [];
      return entry.action === 'shipment.corrected' ? [`tracking:${id}`] : [];
    });
    const due = groupBy(changes, (key) => key);
    return [...new Set([...due.keys(), ...written.keys()])].flatMap((key) => {
      const fault = mailFault(written.get(key), due.get(key)?.length ?? 0);
      return fault ? [`${key}: ${fault}`] : [];
    });
  },
};

export const NOTICE_CHECKS: readonly Check[] = [oneMailAPart, oneMailAChange];
