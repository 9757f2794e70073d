import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  canMove,
  isReleased,
  ORDER_STATES,
  type OrderState,
  wasPaid,
} from '@/lib/shared/orders/order-status';

const placed = fc.constantFrom<OrderState>('unpaid', 'on-account');
const state = fc.constantFrom(...ORDER_STATES);
/** Any transitions that anyone may attempt, one after the other. */
const attempts = fc.array(state, { maxLength: 40 });

/** Returns the state of an order after these attempts, and every state it was in. */
function walk(tried: readonly OrderState[], placed: OrderState): OrderState[] {
  const path: OrderState[] = [placed];
  for (const next of tried) if (canMove(path.at(-1)!, next)) path.push(next);
  return path;
}

it.each(['unpaid', 'on-account'] as const)('no order becomes %s: it is placed so', (first) => {
  for (const from of ORDER_STATES) expect(canMove(from, first)).toBe(false);
});

it('an order, whatever is attempted is never twice in one state', () => {
  fc.assert(
    fc.property(attempts, placed, (tried, first) => {
      const path = walk(tried, first);
      return new Set(path).size === path.length;
    }),
  );
});

it('an order, whatever is attempted ends after two steps at most', () => {
  fc.assert(fc.property(attempts, (tried) => walk(tried, 'unpaid').length <= 3));
  fc.assert(fc.property(attempts, (tried) => walk(tried, 'on-account').length <= 2));
});

it('an order, whatever is attempted never stops being paid, and is never paid once it was released', () => {
  fc.assert(
    fc.property(attempts, (tried) => {
      const path = walk(tried, 'unpaid').map((each) => ({ state: each }));
      const paidFrom = path.findIndex(wasPaid);
      if (paidFrom >= 0) expect(path.slice(paidFrom).every(wasPaid)).toBe(true);
      if (path.some(isReleased)) expect(path.some(wasPaid)).toBe(false);
    }),
  );
});

it('an order, whatever is attempted ships only if it was paid or is on account, and once shipped or refunded stays so', () => {
  fc.assert(
    fc.property(attempts, placed, state, (tried, first, next) => {
      const path = walk(tried, first);
      const last = path.at(-1)!;
      if (last === 'shipped' || last === 'refunded') {
        expect(path.at(-2)).toBe(first === 'unpaid' ? 'paid' : first);
        expect(canMove(last, next)).toBe(false);
      }
    }),
  );
});

it('an order, whatever is attempted does not change when a step is repeated: every step is idempotent', () => {
  fc.assert(
    fc.property(attempts, placed, (tried, first) => {
      const twice = tried.flatMap((next) => [next, next]);
      expect(walk(twice, first)).toEqual(walk(tried, first));
    }),
  );
});

it('an order, whatever is attempted follows the first of two competing steps: the other is refused', () => {
  fc.assert(
    fc.property(attempts, placed, state, state, (tried, first, a, b) => {
      const from = walk(tried, first).at(-1)!;
      if (!canMove(from, a) || !canMove(from, b)) return;
      // From one state two different steps are open; after one of them the other is closed.
      expect(canMove(a, b)).toBe(false);
    }),
  );
});
