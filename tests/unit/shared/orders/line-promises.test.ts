import { expect, it } from 'vitest';
import {
  isLater,
  movedPromises,
  openPromise,
  promiseOf,
  unitsPastPromise,
  withPromises,
} from '@/lib/shared/orders/line-promises';
import { lineUnits } from '@/lib/shared/orders/line-units';
import { axesOf } from '@/lib/shared/orders/order-status';

type Line = { toolId: string; quantity: number; shippedUnits: number; promisedOn?: string | null };

const line = (toolId: string, fields: Partial<Line> = {}): Line => {
  return { toolId, quantity: 2, shippedUnits: 0, ...fields };
};

const DAYS: Record<string, string | null> = { a: '2026-12-01', b: '2026-12-04', none: null };
const dayOf = ({ toolId }: Line) => DAYS[toolId] ?? null;

it('an order ships on the last day of its lines, which lines of that day do not repeat', () => {
  expect(withPromises({ lines: [line('a'), line('b')] }, dayOf)).toEqual({
    lines: [line('a', { promisedOn: '2026-12-01' }), line('b')],
    shipsOn: '2026-12-04',
  });
  expect(withPromises({ lines: [line('b')] }, dayOf)).toEqual({ lines: [line('b')], shipsOn: '2026-12-04' });
});

it('an order of which an open line has no day has none, and its other lines retain theirs', () => {
  const lines = [line('a'), line('none')];
  expect(withPromises({ lines, shipsOn: '2026-12-01' }, dayOf)).toEqual({
    lines: [line('a', { promisedOn: '2026-12-01' }), line('none')],
    shipsOn: null,
  });
});

it('lines without open units do not count, and an order with none open retains its day', () => {
  const shipped = line('b', { shippedUnits: 2 });
  expect(withPromises({ lines: [line('a'), shipped] }, dayOf).shipsOn).toBe('2026-12-01');
  const refunded = { lines: [{ toolId: 'none', quantity: 2, open: true }] };
  const lines = [line('a'), line('none')];
  expect(withPromises({ lines, partRefunds: [refunded] }, dayOf).shipsOn).toBe('2026-12-01');
  expect(withPromises({ lines: [shipped], shipsOn: '2026-11-30' }, dayOf)).toEqual({
    lines: [{ ...shipped, promisedOn: '2026-12-04' }],
    shipsOn: '2026-11-30',
  });
});

it('a line without a day of its own is promised for the day of its order', () => {
  expect(promiseOf({}, { shipsOn: '2026-12-01' })).toBe('2026-12-01');
  expect(promiseOf({}, {})).toBe(null);
  expect(promiseOf({ promisedOn: null }, { shipsOn: '2026-12-01' })).toBe(null);
  expect(promiseOf({ promisedOn: '2026-12-04' }, {})).toBe('2026-12-04');
});

it('only a day that moves back or is lost has slipped', () => {
  expect(isLater('2026-12-02', '2026-12-01')).toBe(true);
  expect(isLater(null, '2026-12-01')).toBe(true);
  expect(isLater('2026-12-01', '2026-12-01')).toBe(false);
  expect(isLater('2026-11-30', '2026-12-01')).toBe(false);
  expect(isLater('2026-12-01', null)).toBe(false);
  expect(isLater(null, null)).toBe(false);
});

it('lines of which the day has changed are found, also where only the day of the order did', () => {
  const before = { lines: [line('a'), line('b', { promisedOn: '2026-12-01' })], shipsOn: '2026-12-04' };
  const order = { lines: [line('a', { promisedOn: null }), line('b')], shipsOn: '2026-12-01' };
  expect(movedPromises(before, order)).toEqual([{ line: order.lines[0], from: '2026-12-04', to: null }]);
  expect(movedPromises(before, { ...before, shipsOn: '2026-12-07' }).map(({ to }) => to)).toEqual([
    '2026-12-07',
  ]);
  expect(movedPromises(before, before)).toEqual([]);
});

it('a line shows its promise while some of it is open in an order that is', () => {
  const order = { ...axesOf('paid'), shipsOn: '2026-12-04' };
  const units = (shipped: number) => lineUnits({ lines: [line('a', { shippedUnits: shipped })] }).get('a');
  expect(openPromise({}, order, units(1))).toBe('2026-12-04');
  expect(openPromise({ promisedOn: null }, order, units(1))).toBe(undefined);
  expect(openPromise({}, order, units(2))).toBe(undefined);
  expect(openPromise({}, { ...order, ...axesOf('cancelled') }, units(0))).toBe(undefined);
});

it('open units count as late from the day after their promise', () => {
  const lines = [
    line('a', { promisedOn: '2026-12-01', shippedUnits: 1 }),
    line('b'),
    line('none', { promisedOn: null }),
  ];
  const order = { ...axesOf('paid'), lines, shipsOn: '2026-12-04' };
  expect(unitsPastPromise(order, '2026-12-01')).toBe(0);
  expect(unitsPastPromise(order, '2026-12-02')).toBe(1);
  expect(unitsPastPromise(order, '2026-12-05')).toBe(3);
});
