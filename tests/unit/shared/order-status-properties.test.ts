import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMove, isPaid, isReleased, ORDER_STATES, type OrderState } from '@/lib/shared/order-status';

const state = fc.constantFrom(...ORDER_STATES);
/** Whatever anyone may try, one after the other. */
const attempts = fc.array(state, { maxLength: 40 });

/** Where an order stands after these attempts, and every state it was in. */
function walk(tried: readonly OrderState[]): OrderState[] {
  const path: OrderState[] = ['unpaid'];
  for (const next of tried) if (canMove(path.at(-1)!, next)) path.push(next);
  return path;
}

describe('an order, whatever is tried with it', () => {
  it('is never twice in one state', () => {
    fc.assert(fc.property(attempts, (tried) => new Set(walk(tried)).size === walk(tried).length));
  });

  it('ends after two steps at most', () => {
    fc.assert(fc.property(attempts, (tried) => walk(tried).length <= 3));
  });

  it('never loses that it was paid, and is never paid once it was dropped', () => {
    fc.assert(
      fc.property(attempts, (tried) => {
        const path = walk(tried);
        const paidFrom = path.findIndex(isPaid);
        if (paidFrom >= 0) expect(path.slice(paidFrom).every(isPaid)).toBe(true);
        if (path.some(isReleased)) expect(path.some(isPaid)).toBe(false);
      }),
    );
  });

  it('ships only what was paid, and once shipped or refunded stays so', () => {
    fc.assert(
      fc.property(attempts, state, (tried, next) => {
        const path = walk(tried);
        const last = path.at(-1)!;
        if (last === 'shipped' || last === 'refunded') {
          expect(path.at(-2)).toBe('paid');
          expect(canMove(last, next)).toBe(false);
        }
      }),
    );
  });

  it('is not moved by repeating what was done: every step is idempotent', () => {
    fc.assert(
      fc.property(attempts, (tried) => {
        const twice = tried.flatMap((next) => [next, next]);
        expect(walk(twice)).toEqual(walk(tried));
      }),
    );
  });

  it('comes to the same end by whichever of two rivals was first: the other is refused', () => {
    fc.assert(
      fc.property(attempts, state, state, (tried, a, b) => {
        const from = walk(tried).at(-1)!;
        if (!canMove(from, a) || !canMove(from, b)) return;
        // From one state two different steps are open; after one of them the other is closed.
        expect(canMove(a, b)).toBe(false);
      }),
    );
  });
});
