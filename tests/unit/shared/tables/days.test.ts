import { expect, it } from 'vitest';
import { dayOrderOf, readDay } from '@/lib/shared/tables/days';
import { isShortened } from '@/lib/shared/tables/shortened';

it.each([
  '2026-11-03',
  '2026/11/3',
  '20261103',
  '03.11.2026',
  '3.11.26',
  '03/11/2026',
  '03-11-2026',
  'Di 03.11.2026',
  '03-Nov-2026',
  '3 Nov 2026',
  '03NOV2026',
  '3. November 2026',
  'Tue, 3rd November 2026',
  '03-NOV-26',
  'Nov 3, 2026',
  '2026-11-03Tsomething',
])('a day is written %s', (text) => {
  expect(readDay(text, 'day-first')).toEqual({ day: '2026-11-03' });
});

it.each(['1. März 2026', '1 Mär 2026', '1 Mrz. 2026', '1-Mar-26', 'March 1, 2026'])(
  'a day has its month by name, in English and German: %s',
  (text) => {
    expect(readDay(text, 'month-first')).toEqual({ day: '2026-03-01' });
  },
);

it('a day may have a time, with or without its offset', () => {
  expect(readDay('03.11.2026 08:15', 'day-first')).toEqual({ day: '2026-11-03', time: '08:15:00' });
  expect(readDay('11/3/2026 8:15 PM', 'month-first')).toEqual({ day: '2026-11-03', time: '20:15:00' });
  expect(readDay('12/3/2026 12:15 am', 'month-first')).toEqual({ day: '2026-12-03', time: '00:15:00' });
  expect(readDay('03.11.2026, 8:15 Uhr', 'day-first')).toEqual({ day: '2026-11-03', time: '08:15:00' });
  expect(readDay('2026-11-03T08:15:30.125+01:00', 'day-first')).toEqual({
    ...{ day: '2026-11-03', time: '08:15:30', offset: '+01:00' },
  });
  expect(readDay('2026-11-03 08:15Z', 'day-first')).toMatchObject({ offset: 'Z' });
});

it.each([
  '',
  '31.02.2026',
  '2026-13-01',
  '3 Foo 2026',
  '12.5',
  '03.11',
  '2026-11-03 25:00',
  `3${' '.repeat(200_000)}Nov`,
  '4.00638E+12',
  '1/2',
])('a day is not %j', (text) => {
  expect(readDay(text, 'day-first')).toBeNull();
});

it('a day begins with day or month as its column shows, which may show neither', () => {
  expect(dayOrderOf(['03/11/2026', '13/11/2026'])).toBe('day-first');
  expect(dayOrderOf(['03/11/2026', '11/13/2026'])).toBe('month-first');
  expect(dayOrderOf(['03.11.2026'])).toBe('day-first');
  expect(dayOrderOf(['03/11/2026', '2026-11-13', '3 Nov 2026', ''])).toBe('ambiguous');
});

it('a number that a spreadsheet has shortened is known by its exponent', () => {
  expect(['4.00638E+12', '4,00638e+12', '1E+05', ' 4.00638E+12 '].every(isShortened)).toBe(true);
  expect(['E+12', 'FL-1E+2', '12', '4.00638E-12', '12E+3'].some(isShortened)).toBe(false);
});
