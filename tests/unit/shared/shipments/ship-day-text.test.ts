import { expect, it, vi } from 'vitest';
import { shipDayText, shortShipDay, wholeShipDay } from '@/lib/shared/shipments/ship-day-text';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const TODAY = '2026-11-23';

it.each([
  ['2026-11-23', 'Ships today', 'Versand heute'],
  ['2026-11-24', 'Ships Tuesday', 'Versand am Dienstag'],
  ['2026-11-29', 'Ships Sunday', 'Versand am Sonntag'],
  ['2026-11-30', 'Ships Mon, Nov 30', 'Versand am Mo., 30. Nov.'],
  ['2027-01-04', 'Ships Mon, Jan 4', 'Versand am Mo., 4. Jan.'],
  // The shop's day is over for a reader east of it.
  ['2026-11-22', 'Ships Sun, Nov 22', 'Versand am So., 22. Nov.'],
])('the ship day of %s is “%s”, in German “%s”', (day, english, german) => {
  const textOf = (language: 'en' | 'de') =>
    shipDayText(day, TODAY, { texts: textsFor(language).shipping, language });
  expect(textOf('en')).toBe(english);
  expect(textOf('de')).toBe(german);
});

it('the ship day has its year only in another one', () => {
  expect(shortShipDay('2026-12-14', 'en')).toBe('Mon, Dec 14');
  expect(wholeShipDay('2026-12-14', 'en')).toBe('Mon, Dec 14, 2026');
  expect(wholeShipDay('2026-12-14', 'de')).toBe('Mo., 14. Dez. 2026');
});
