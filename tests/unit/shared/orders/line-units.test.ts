import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fulfilmentOf,
  isAllRefunded,
  lineUnits,
  openLines,
  retainedLines,
  withShipped,
} from '@/lib/shared/orders/line-units';

const lines = (...quantities: number[]) =>
  quantities.map((quantity, place) => ({ toolId: `tool-${place}`, quantity, shippedUnits: 0 }));
const refund = (place: number, quantity: number, open: boolean) => ({
  lines: [{ toolId: `tool-${place}`, quantity, open }],
});

describe('units of an order’s lines', () => {
  it('the units of a line are open until they ship or are refunded', () => {
    const partRefunds = [refund(0, 2, true), refund(1, 2, true)];
    expect(openLines({ lines: lines(5, 2), partRefunds })).toEqual([{ toolId: 'tool-0', units: 3 }]);
  });

  it('the units of a line that shipped are refunded apart from open ones, and retained until then', () => {
    const order = {
      lines: withShipped(lines(5), [{ toolId: 'tool-0', units: 3 }]),
      partRefunds: [refund(0, 2, true), refund(0, 1, false)],
    };
    expect(lineUnits(order).get('tool-0')).toEqual({
      ...{ ordered: 5, shipped: 3, cancelled: 0, refundedOpen: 2, refundedShipped: 1 },
      ...{ returned: 0, inReturn: 0 },
    });
    expect([openLines(order), retainedLines(order)]).toEqual([[], [{ toolId: 'tool-0', units: 2 }]]);
    expect(fulfilmentOf(order)).toBe('shipped');
  });

  it('make no order shipped of which nothing left: all of it was refunded', () => {
    const order = { units: 5, lines: lines(5), partRefunds: [refund(0, 5, true)] };
    expect([fulfilmentOf(order), isAllRefunded(order), openLines(order)]).toEqual(['open', true, []]);
  });

  it('make an order shipped exactly once none is open', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(quantities, fc.nat(7), (counts, place) => {
        const all = lines(...counts);
        const toShip = openLines({ lines: all });
        expect(fulfilmentOf({ lines: withShipped(all, toShip) })).toBe('shipped');
        const short = toShip.map((one, at) =>
          at === place % counts.length ? { ...one, units: one.units - 1 } : one,
        );
        expect(fulfilmentOf({ lines: withShipped(all, short) })).toBe('open');
      }),
    );
  });
});
