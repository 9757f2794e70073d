import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allocateUnits, type QueuedUnits } from '@/lib/server/commerce/orders/read/ready-units';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 8, minute));
const queued = (orderId: string, units: number, promisedOn: string | null, minute = 0): QueuedUnits => ({
  ...{ orderId, units, promisedOn, placedAt: at(minute) },
});

it('units that are there go to the line that is promised first, then to the one that was placed first; no day is last', () => {
  const queue = [
    queued('d', 2, null, 0),
    queued('c', 3, '2026-12-01', 5),
    queued('b', 4, '2026-12-01', 1),
    queued('a', 5, '2026-12-18', 0),
  ];
  const ready = (reserved: number, owed: number) =>
    Object.fromEntries(allocateUnits(queue, { available: 0, reserved, owed }));
  expect(ready(14, 8)).toEqual({ b: 4, c: 2, a: 0, d: 0 });
  expect(ready(14, 1)).toEqual({ b: 4, c: 3, a: 5, d: 1 });
  // Three more are held by offers, which come first.
  expect(ready(17, 8)).toEqual({ b: 4, c: 2, a: 0, d: 0 });
  expect(ready(17, 15)).toEqual({ b: 0, c: 0, a: 0, d: 0 });
});

const queues = fc.uniqueArray(
  fc.record({
    orderId: fc.nat(65_535).map((number) => number.toString(16).padStart(4, '0')),
    units: fc.integer({ min: 1, max: 20 }),
    promisedOn: fc.constantFrom(null, '2026-12-01', '2026-12-02', '2026-12-18'),
    placedAt: fc.integer({ min: 0, max: 5 }).map(at),
  }),
  { selector: ({ orderId }) => orderId, maxLength: 12 },
);

it('as many units are ready as are there, and none while a line before lacks one (S5)', () => {
  fc.assert(
    fc.property(queues, fc.nat(15), fc.nat(300), (queue, held, there) => {
      const wanted = queue.reduce((sum, { units }) => sum + units, 0);
      const reserved = wanted + held;
      const onHand = Math.min(there, reserved);
      const ready = allocateUnits(queue, { available: 0, reserved, owed: reserved - onHand });
      const sum = [...ready.values()].reduce((total, units) => total + units, 0);
      expect(sum).toBe(Math.min(wanted, Math.max(0, onHand - held)));
      const key = ({ promisedOn, placedAt, orderId }: QueuedUnits) =>
        `${promisedOn ?? '9999'} ${placedAt.toISOString()} ${orderId}`;
      const inTurn = [...queue].sort((one, other) => (key(one) < key(other) ? -1 : 1));
      const lacking = inTurn.findIndex(({ orderId, units }) => (ready.get(orderId) ?? 0) < units);
      const behind = lacking === -1 ? [] : inTurn.slice(lacking + 1);
      expect(behind.every(({ orderId }) => ready.get(orderId) === 0)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
