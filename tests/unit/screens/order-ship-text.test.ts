import { describe, expect, it, vi } from 'vitest';
import { dayToShip, isOverdue, orderShipText } from '@/components/shipments/order-ship-text';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('@/shop.config', () => import('@/tests/support/shop/reference-shop'));

/** A Monday. */
const TODAY = '2026-11-23';

describe('what a list says of the day on which an order ships', () => {
  it.each([
    ['paid', '2026-11-23', 'Ships today', 'Versand heute'],
    ['paid', '2026-11-24', 'Ships Tuesday', 'Versand am Dienstag'],
    ['paid', '2026-11-30', 'Ships Mon, Nov 30', 'Versand am Mo., 30. Nov.'],
    ['unpaid', '2026-11-23', 'Ships today if paid in time', 'Versand heute bei rechtzeitiger Zahlung'],
    ['unpaid', '2026-11-20', null, null],
    ['shipped', '2026-11-24', null, null],
    ['refunded', '2026-11-24', null, null],
    ['cancelled', '2026-11-24', null, null],
    ['expired', '2026-11-24', null, null],
  ] as const)('%s and expected on %s: %s, in German %s', (state, shipsOn, english, german) => {
    for (const reader of ['buyer', 'admin'] as const) {
      const said = (language: 'en' | 'de') =>
        orderShipText({ state, shipsOn }, TODAY, {
          reader,
          texts: textsFor(language).orders.ships,
          language,
        });
      expect([said('en'), said('de')]).toEqual([english, german]);
    }
  });

  it.each([
    ['admin', '2026-11-20', 'Should have shipped Friday', 'Versand war am Freitag fällig'],
    ['admin', '2026-11-16', 'Should have shipped Mon, Nov 16', 'Versand war am Mo., 16. Nov. fällig'],
    ['buyer', '2026-11-20', 'Expected to ship Friday', 'Versand war für Freitag geplant'],
  ] as const)('to the %s once it is over since %s: %s, in German %s', (reader, shipsOn, english, german) => {
    const said = (language: 'en' | 'de') =>
      orderShipText({ state: 'paid', shipsOn }, TODAY, {
        reader,
        texts: textsFor(language).orders.ships,
        language,
      });
    expect([said('en'), said('de')]).toEqual([english, german]);
  });
});

it('an order is overdue from the day after the one on which it was to ship, while something is left to ship', () => {
  expect(isOverdue({ state: 'paid', shipsOn: '2026-11-22' }, TODAY)).toBe(true);
  expect(isOverdue({ state: 'paid', shipsOn: TODAY }, TODAY)).toBe(false);
  expect(isOverdue({ state: 'unpaid', shipsOn: '2026-11-20' }, TODAY)).toBe(false);
  expect(isOverdue({ state: 'paid', shipsOn: '2026-11-20', allUnitsRefunded: true }, TODAY)).toBe(false);
  expect(isOverdue({ state: 'paid' }, TODAY)).toBe(false);
  expect(dayToShip({ state: 'paid', shipsOn: '2026-11-24', allUnitsRefunded: true }, TODAY)).toBe(undefined);
});
