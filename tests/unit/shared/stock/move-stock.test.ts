import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  correctStockTo,
  movedStock,
  moveStock,
  onHandChange,
  orderableUnits,
  type StockState,
  shippableUnits,
  type UnitMove,
} from '@/lib/shared/stock/move-stock';

const state = (available: number, reserved: number, owed: number): StockState => ({
  ...{ available, reserved, owed },
});
const figures = (before: StockState, move: UnitMove, units: number) => {
  const change = moveStock(before, move, units);
  return [change.available, change.reserved, change.owed, onHandChange(change)];
};

describe('stock that moves', () => {
  it.each([
    ['placed beyond what is there', state(4, 3, 0), 'placed', 10, [-4, 10, 6, 0]],
    ['placed of what is there', state(4, 3, 0), 'placed', 3, [-3, 3, 0, 0]],
    ['freed while some are owed', state(0, 12, 6), 'freed', 8, [2, -8, -6, 0]],
    ['freed while more are owed', state(0, 12, 6), 'freed', 5, [0, -5, -5, 0]],
    ['written off while some are owed', state(0, 12, 6), 'written-off', 8, [0, -8, -6, -2]],
    ['arrived while some are owed', state(0, 12, 6), 'arrived', 10, [4, 0, -6, 10]],
    ['lost', state(4, 3, 0), 'lost', 3, [-3, 0, 0, -3]],
    ['shipped', state(0, 12, 6), 'shipped', 6, [0, -6, 0, -6]],
  ] as const)(
    'units %s change what is available, reserved, owed and on hand',
    (_, before, move, units, is) => {
      expect(figures(before, move, units)).toEqual(is);
    },
  );

  it('a figure that is counted while units are owed is what arrived', () => {
    const after = movedStock(state(0, 9, 6), correctStockTo(state(0, 9, 6), 10));
    expect(after).toEqual(state(4, 9, 0));
    expect(movedStock(after, correctStockTo(after, 1))).toEqual(state(1, 9, 0));
  });

  it('as many can be ordered as are available and may still be owed', () => {
    expect(orderableUnits({ available: 4, owed: 0 }, null)).toBe(4);
    expect(orderableUnits({ available: 4, owed: 0 }, 20)).toBe(24);
    expect(orderableUnits({ available: 0, owed: 15 }, 20)).toBe(5);
    expect(orderableUnits({ available: 0, owed: 15 }, 10)).toBe(0);
  });
});

type Action = {
  kind: 'place' | 'free' | 'write-off' | 'ship' | 'arrive' | 'count';
  units: number;
  of: number;
};

const actions = fc.array(
  fc.record({
    kind: fc.constantFrom('place', 'place', 'free', 'write-off', 'ship', 'arrive', 'count'),
    units: fc.integer({ min: 1, max: 30 }),
    of: fc.nat(),
  }) as fc.Arbitrary<Action>,
  { maxLength: 60 },
);

/** A tool with the orders that hold its units, as the store moves them; every step is one that the store allows. */
function run(steps: readonly Action[], limit: number | null, first: number) {
  const orders: number[] = [];
  let stock = state(first, 0, 0);
  const ledger = [{ change: first, onHand: first, owed: 0 }];
  const states = [stock];
  const refused: Action[] = [];
  const move = (change: StockState) => {
    stock = movedStock(stock, change);
    states.push(stock);
    ledger.push({ change: change.available, onHand: onHandChange(change), owed: change.owed });
  };
  for (const step of steps) {
    const { kind, units, of } = step;
    const order = of % Math.max(1, orders.length);
    const open = Math.min(units, orders[order] ?? 0);
    const take = (name: UnitMove, count: number) => {
      orders[order] = (orders[order] ?? 0) - count;
      move(moveStock(stock, name, count));
    };
    if (kind === 'place' && units <= orderableUnits(stock, limit)) {
      orders.push(units);
      move(moveStock(stock, 'placed', units));
    } else if (kind === 'free' && open > 0) take('freed', open);
    else if (kind === 'write-off' && open > 0) take('written-off', open);
    else if (kind === 'ship' && open > 0 && shippableUnits(stock) >= open) take('shipped', open);
    else if (kind === 'arrive') move(moveStock(stock, 'arrived', units));
    else if (kind === 'count') move(correctStockTo(stock, units));
    else refused.push(step);
  }
  return { stock, states, ledger, held: orders.reduce((sum, units) => sum + units, 0) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('stock after any steps', () => {
  const limits = fc.option(fc.integer({ min: 1, max: 40 }));
  const first = fc.integer({ min: 0, max: 20 });

  it('what is reserved is what orders hold, and the ledger adds up to the figures (S1, S2)', () => {
    fc.assert(
      fc.property(actions, limits, first, (steps, limit, initial) => {
        const { stock, ledger, held } = run(steps, limit, initial);
        expect(stock.reserved).toBe(held);
        expect(sum(ledger.map(({ change }) => change))).toBe(stock.available);
        expect(sum(ledger.map(({ onHand }) => onHand))).toBe(stock.available + stock.reserved - stock.owed);
        expect(sum(ledger.map(({ owed }) => owed))).toBe(stock.owed);
      }),
      { numRuns: 500 },
    );
  });

  it('nothing is below 0, no more is owed than reserved, and nothing is available while any is owed (S3)', () => {
    fc.assert(
      fc.property(actions, limits, first, (steps, limit, initial) => {
        for (const { available, reserved, owed } of run(steps, limit, initial).states) {
          expect(Math.min(available, owed, reserved - owed)).toBeGreaterThanOrEqual(0);
          expect(owed === 0 || available === 0).toBe(true);
          expect(owed).toBeLessThanOrEqual(limit ?? 0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('without a limit each step moves what it moved before units could be owed (S6)', () => {
    const before: Record<UnitMove, (units: number) => StockState> = {
      placed: (units) => state(-units, units, 0),
      freed: (units) => state(units, -units, 0),
      'written-off': (units) => state(0, -units, 0),
      arrived: (units) => state(units, 0, 0),
      lost: (units) => state(-units, 0, 0),
      shipped: (units) => state(0, -units, 0),
    };
    const moves = fc.constantFrom(...(Object.keys(before) as UnitMove[]));
    fc.assert(
      fc.property(
        moves,
        fc.integer({ min: 1, max: 99 }),
        fc.nat(99),
        fc.nat(99),
        (move, units, more, reserved) => {
          expect(moveStock(state(units + more, units + reserved, 0), move, units)).toEqual(
            movedStock(before[move](units), state(0, 0, 0)),
          );
        },
      ),
    );
  });
});
