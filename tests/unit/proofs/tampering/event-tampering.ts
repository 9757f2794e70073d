import { ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { stateOf } from '@/lib/shared/orders/order-status';
import type { Told } from '@/proofs/checks/event-checks';
import type { Snapshot } from '@/proofs/checks/snapshot';
import type { Tamperings } from './tampering';

const at = new Date('2026-11-29T08:00:00Z');
const ENDPOINT = new ObjectId();
const RENAMED = new ObjectId().toHexString();

function delivery(eventId: string, type: string): Told['deliveries'][number] {
  return {
    ...{ _id: new ObjectId(), kind: 'webhook', endpointId: ENDPOINT, eventId, type, body: '{}' },
    ...{ key: `webhook:${ENDPOINT.toHexString()}:${eventId}`, state: 'delivered', attempts: 1, left: 10 },
    ...{ nextAttemptAt: at, log: [{ at, status: 204, ms: 5 }], createdAt: at, sentAt: at },
  };
}

const received = (id: string) => ({
  ...{ id, endpointId: ENDPOINT.toHexString(), isSigned: true, isForged: false, status: 204 },
});

/** What a reader and a receiver were told of these orders, between entries that are not public. */
export function soundTold(orders: readonly OrderDocument[]): Told {
  const renamed = { eventId: RENAMED, action: 'user.name-changed', after: null };
  const placed = orders.map((order) => ({
    ...{ eventId: new ObjectId().toHexString(), action: 'order.placed', after: { state: stateOf(order) } },
    subject: { kind: 'order', id: order._id.toHexString(), label: order.number },
  }));
  const log = [{ ...renamed, subject: { kind: 'user', id: RENAMED, label: null } }, ...placed].map(
    (entry, index) => ({ _id: index + 1, before: null, ...entry }),
  );
  const ids = placed.map(({ eventId }) => eventId);
  return {
    log,
    endpoints: [{ _id: ENDPOINT, types: ['*'], state: 'enabled', upTo: log.length }],
    deliveries: ids.map((id) => delivery(id, 'order.placed')),
    madeAt: { [ENDPOINT.toHexString()]: 0 },
    read: [ids, [...ids]],
    received: ids.map(received),
  };
}

function told(snapshot: Snapshot): Told {
  snapshot.told ??= soundTold(snapshot.orders);
  return snapshot.told;
}

const lastId = (s: Snapshot) => told(s).read[0]!.at(-1)!;

/** Ways in which events are told wrong. */
export const EVENT_TAMPERING: Tamperings = {
  'the feed skips nothing': {
    'a reader that missed an event'(s) {
      told(s).read[0]!.shift();
    },
    'a reader that got an event twice'(s) {
      told(s).read[0]!.push(lastId(s));
    },
    'a reader that got what is not public'(s) {
      told(s).read[0]!.splice(1, 0, RENAMED);
    },
    'a number that no entry has'(s) {
      told(s).log.at(-1)!._id += 1;
      told(s).endpoints[0]!.upTo += 1;
    },
  },
  'one delivery an event and endpoint': {
    'an event that was not put into the outbox'(s) {
      told(s).deliveries.pop();
    },
    'an event that was put there twice'(s) {
      told(s).deliveries.push(delivery(lastId(s), 'order.placed'));
    },
    'an event from before the endpoint was made'(s) {
      told(s).madeAt = { [ENDPOINT.toHexString()]: 2 };
    },
    'an event of a type that the endpoint does not ask for'(s) {
      told(s).endpoints[0]!.types = ['order.paid'];
    },
  },
  'delivered is taken': {
    'a delivery that nobody took'(s) {
      told(s).received[0]!.status = 503;
    },
    'an event that was given up too soon'(s) {
      Object.assign(told(s).deliveries[0]!, { state: 'failed', left: 8 });
    },
    'a request about no event'(s) {
      told(s).received.push(received(RENAMED));
    },
  },
  'webhooks are signed': {
    'a request that is not signed'(s) {
      told(s).received[0]!.isSigned = false;
    },
    'a request that another secret signed too'(s) {
      told(s).received[0]!.isForged = true;
    },
  },
  'states follow from events': {
    'an order that the feed left behind'(s) {
      told(s).log.at(-1)!.after = { state: 'unheard-of' };
    },
    'an order that is not in the feed'(s) {
      told(s).log.at(-1)!.subject.id = RENAMED;
    },
  },
};
