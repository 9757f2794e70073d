import type { AuditEntryDocument } from '@/lib/server/platform/db/documents/compliance';
import type { OutboxWebhook, WebhookEndpointDocument } from '@/lib/server/platform/db/documents/integrations';
import { EVENT_TYPES } from '@/lib/shared/integrations/public-events';
import { stateOf } from '@/lib/shared/orders/order-status';
import { type Check, groupBy } from './snapshot';

/** What the walk's reader and receiver of events saw, and what the store has of them. */
export type Told = {
  log: Pick<AuditEntryDocument, '_id' | 'eventId' | 'action' | 'subject' | 'before' | 'after'>[];
  endpoints: Pick<WebhookEndpointDocument, '_id' | 'types' | 'state' | 'upTo'>[];
  deliveries: OutboxWebhook[];
  /** The number of the newest entry when each endpoint was made, by its id in hex. */
  madeAt: Readonly<Record<string, number>>;
  /** Ids that each reader of the feed got, in the order in which it got them. */
  read: string[][];
  /** What receivers got: whether a library took it as signed, with another secret too, and what they answered. */
  received: { id: string; endpointId: string; isSigned: boolean; isForged: boolean; status: number | null }[];
};

const ATTEMPTS = 10;
const TEST = 'webhook.test';

const isPublic = ({ action }: Told['log'][number]) => (EVENT_TYPES as readonly string[]).includes(action);

function toldOf({ told }: Parameters<Check['violations']>[0]): Told | undefined {
  return told;
}

const feedIsTheLog: Check = {
  name: 'the feed skips nothing',
  promise: 'every reader of the feed got the public entries of the audit log, in order, each once',
  violations: (snapshot) => {
    const told = toldOf(snapshot);
    if (!told) return [];
    const log = [...told.log].sort((one, other) => one._id - other._id);
    const gaps = log.flatMap(({ _id }, index) =>
      _id === index + 1 ? [] : [`entry ${_id} is at ${index + 1}`],
    );
    const ids = log.filter(isPublic).map(({ eventId }) => eventId);
    const read = told.read.flatMap((got, reader) => {
      const first = ids.findIndex((id, index) => id !== got[index]);
      if (got.length === ids.length && first === -1) return [];
      return [`reader ${reader} got ${got.length} of ${ids.length}, another one at ${first}`];
    });
    return [...gaps.slice(0, 5), ...read];
  },
};

const oneDelivery: Check = {
  name: 'one delivery an event and endpoint',
  promise:
    'each enabled endpoint has exactly one delivery of each event of its types since it was made, and none of anything else',
  violations: (snapshot) => {
    const told = toldOf(snapshot);
    if (!told) return [];
    const byEndpoint = groupBy(
      told.deliveries.filter(({ type }) => type !== TEST),
      ({ endpointId }) => endpointId.toHexString(),
    );
    return told.endpoints.flatMap(({ _id, types, state, upTo }) => {
      const id = _id.toHexString();
      const isOf = (type: string) => types[0] === '*' || (types as string[]).includes(type);
      const since = told.madeAt[id] ?? 0;
      const expected = told.log
        .filter((entry) => isPublic(entry) && isOf(entry.action) && entry._id > since && entry._id <= upTo)
        .map(({ eventId }) => eventId);
      const found = (byEndpoint.get(id) ?? []).map(({ eventId }) => eventId);
      const newest = Math.max(0, ...told.log.map((entry) => entry._id));
      return [
        ...(state === 'enabled' && upTo !== newest ? [`endpoint ${id} is at ${upTo} of ${newest}`] : []),
        ...(found.length === new Set(found).size ? [] : [`endpoint ${id} has an event twice`]),
        ...expected.filter((each) => !found.includes(each)).map((each) => `endpoint ${id} misses ${each}`),
        ...found.filter((each) => !expected.includes(each)).map((each) => `endpoint ${id} has ${each} too`),
      ].slice(0, 5);
    });
  },
};

const deliveredIsTaken: Check = {
  name: 'delivered is taken',
  promise:
    'what counts as delivered was answered with 2xx by its receiver, what failed was tried ten times, and receivers got nothing that is not in the feed',
  violations: (snapshot) => {
    const told = toldOf(snapshot);
    if (!told) return [];
    const taken = new Set(
      told.received.flatMap(({ id, endpointId, status }) =>
        status !== null && status >= 200 && status < 300 ? [`${endpointId} ${id}`] : [],
      ),
    );
    const known = new Set(told.log.filter(isPublic).map(({ eventId }) => eventId));
    const tests = new Set(told.deliveries.filter(({ type }) => type === TEST).map(({ eventId }) => eventId));
    const wrong = told.deliveries.flatMap(({ endpointId, eventId, state, left, log }) => {
      const name = `${endpointId.toHexString()} ${eventId}`;
      if (state === 'delivered') return taken.has(name) ? [] : [`${name} counts as delivered`];
      const isEnded =
        log.at(-1)?.status === undefined && /^(skipped|deleted|restored)$/.test(log.at(-1)?.error ?? '');
      if (state !== 'failed' || isEnded) return [];
      return left === 0 && log.length >= ATTEMPTS ? [] : [`${name} failed after ${log.length} attempts`];
    });
    const strange = told.received
      .filter(({ id }) => !known.has(id) && !tests.has(id))
      .map(({ id }) => `a receiver got ${id}, which is no event`);
    return [...wrong, ...strange];
  },
};

const allSigned: Check = {
  name: 'webhooks are signed',
  promise: 'every request that a receiver got is signed with the secret of its endpoint, and with no other',
  violations: (snapshot) =>
    (toldOf(snapshot)?.received ?? []).flatMap(({ id, endpointId, isSigned, isForged }) => [
      ...(isSigned ? [] : [`${id} to ${endpointId} is not signed`]),
      ...(isForged ? [`${id} to ${endpointId} is signed with another secret too`] : []),
    ]),
};

const statesFollow: Check = {
  name: 'states follow from events',
  promise: 'the last state that the feed names of an order is the one it is in, and the feed has every order',
  violations: (snapshot) => {
    const told = toldOf(snapshot);
    if (!told) return [];
    const last = new Map<string | null, unknown>();
    for (const { action, subject, after } of [...told.log].sort((one, other) => one._id - other._id))
      if (action.startsWith('order.') && after?.state !== undefined) last.set(subject.id, after.state);
    return snapshot.orders.flatMap((order) => {
      const named = last.get(order._id.toHexString());
      return named === stateOf(order)
        ? []
        : [`${order.number} is ${stateOf(order)}, and ${named} in the feed`];
    });
  },
};

export const EVENT_CHECKS: readonly Check[] = [
  feedIsTheLog,
  oneDelivery,
  deliveredIsTaken,
  allSigned,
  statesFollow,
];
