import { expect, it, vi } from 'vitest';
import { goodsOf, goodsShipText, waitedFor } from '@/components/shipments/goods-ship-text';
import { dayToShip, isOverdue, orderShipText } from '@/components/shipments/order-ship-text';
import { lastShipDay } from '@/lib/shared/shipments/ship-day';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

/** A Monday. */
const TODAY = '2026-11-23';

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
] as const)(
  'a list says of an order that is %s and expected on %s: %s, in German %s',
  (state, shipsOn, english, german) => {
    for (const reader of ['buyer', 'admin'] as const) {
      const said = (language: 'en' | 'de') =>
        orderShipText({ state, shipsOn }, TODAY, {
          reader,
          texts: textsFor(language).orders.ships,
          language,
        });
      expect([said('en'), said('de')]).toEqual([english, german]);
    }
  },
);

it.each([
  [10, 4, 30, '4 in stock, 6 ship Mon, Nov 30', '4 auf Lager, 6 werden am Mo., 30. Nov. versandt'],
  [
    10,
    0,
    30,
    'Made to order, ships in about 5 business days',
    'Auf Bestellung gefertigt, versandfertig in etwa 5 Werktagen',
  ],
  [31, 0, 30, 'On request: ships about Mon, Nov 30', 'Auf Anfrage: Versand etwa am Mo., 30. Nov.'],
  [4, 4, 30, 'Ships today', 'Versand heute'],
] as const)(
  '%i units of a tool with %i in stock and %i orderable: %s, in German %s',
  (quantity, available, orderable, ...is) => {
    const calendar = { timeZone: 'UTC', cutOffHour: 14, workingDays: [1, 2, 3, 4, 5], holidays: [] };
    const texts = (language: 'en' | 'de') => {
      const { shipping } = textsFor(language);
      const goods = [{ quantity, available, orderable, leadDays: 5 }];
      const moment = new Date(`${TODAY}T08:00:00Z`);
      return goodsShipText(goods, moment, { calendar, texts: shipping, leadTexts: shipping }, language);
    };
    vi.useFakeTimers({ now: new Date(`${TODAY}T08:00:00Z`) });
    expect([texts('en'), texts('de')]).toEqual(is);
    vi.useRealTimers();
  },
);

it.each([
  ['admin', '2026-11-20', 'Should have shipped Friday', 'Versand war am Freitag fällig'],
  ['admin', '2026-11-16', 'Should have shipped Mon, Nov 16', 'Versand war am Mo., 16. Nov. fällig'],
  ['buyer', '2026-11-20', 'Expected to ship Friday', 'Versand war für Freitag geplant'],
] as const)(
  'what a list says of the day on which an order ships to the %s once it is over since %s: %s, in German %s',
  (reader, shipsOn, english, german) => {
    const said = (language: 'en' | 'de') =>
      orderShipText({ state: 'paid', shipsOn }, TODAY, {
        reader,
        texts: textsFor(language).orders.ships,
        language,
      });
    expect([said('en'), said('de')]).toEqual([english, german]);
  },
);

it('an order is overdue from the day after the one on which it was to ship, while something is left to ship', () => {
  expect(isOverdue({ state: 'paid', shipsOn: '2026-11-22' }, TODAY)).toBe(true);
  expect(isOverdue({ state: 'paid', shipsOn: TODAY }, TODAY)).toBe(false);
  expect(isOverdue({ state: 'unpaid', shipsOn: '2026-11-20' }, TODAY)).toBe(false);
  expect(isOverdue({ state: 'paid', shipsOn: '2026-11-20', allUnitsRefunded: true }, TODAY)).toBe(false);
  expect(isOverdue({ state: 'paid' }, TODAY)).toBe(false);
  expect(dayToShip({ state: 'paid', shipsOn: '2026-11-24', allUnitsRefunded: true }, TODAY)).toBe(undefined);
});

const line = (sku: string, more: object = {}) => ({ sku, slug: sku, quantity: 5, available: 9, ...more });
const short = (sku: string, leadTimeDays?: number) =>
  line(sku, { available: 3, ...(leadTimeDays ? { leadTimeDays } : {}) });

it('what a cart waits for are the lines that take longest of those that are not in stock', () => {
  expect(waitedFor([line('A', { leadTimeDays: 30 })], {})).toBeNull();
  expect(waitedFor([line('A'), short('B', 5), short('C', 2), short('D', 5)], {})).toEqual({
    skus: ['B', 'D'],
    leadDays: 5,
  });
});

it('what a cart waits for takes as long as the setting of the shop where a tool has no lead time of its own', () => {
  const lines = [short('B', 5), short('C')];
  expect(waitedFor(lines, { leadDays: 8 })).toEqual({ skus: ['C'], leadDays: 8 });
  expect(waitedFor(lines, {})).toBeNull();
});

it('what a cart waits for is nothing where a tool is not sold any more, and all units of what is only quoted', () => {
  const gone = { sku: 'E', quantity: 5 };
  expect(goodsOf(gone)).toBeNull();
  expect(waitedFor([short('B', 5), gone], { leadDays: 8 })).toBeNull();
  const quoted = { sku: 'F', slug: 'f', quantity: 1, leadTimeDays: 4 };
  expect(waitedFor([line('A'), quoted], {})).toEqual({ skus: ['F'], leadDays: 4 });
});

it('what a cart waits for decides the day on which all of it has shipped', () => {
  const calendar = { timeZone: 'UTC', cutOffHour: 14, workingDays: [1, 2, 3, 4, 5], holidays: [] };
  const goods = [line('A'), short('B', 5)].flatMap((each) => goodsOf(each) ?? []);
  expect(lastShipDay(goods, calendar, new Date('2026-11-23T10:00:00Z'))).toBe('2026-11-30');
});
