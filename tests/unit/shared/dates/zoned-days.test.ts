import { expect, it } from 'vitest';
import { overviewPeriod } from '@/lib/server/commerce/reports/sales-series';
import { dayOf, daySpan, isoMoment, nextAt, shiftDay, startOfDay } from '@/lib/shared/dates/zoned-days';

it.each([
  ['2026-11-21T04:59:59.999Z', 'America/New_York', '2026-11-20'],
  ['2026-11-21T05:00:00.000Z', 'America/New_York', '2026-11-21'],
  ['2026-11-20T23:00:00.000Z', 'Europe/Berlin', '2026-11-21'],
  ['2026-11-21T23:59:59.999Z', 'UTC', '2026-11-21'],
  ['2026-11-21T10:00:00.000Z', 'Pacific/Kiritimati', '2026-11-22'],
])('a day of a time zone of %s in %s is %s', (moment, zone, day) => {
  expect(dayOf(new Date(moment), zone)).toBe(day);
});

it('a day of a time zone is whole in a span, its last one too', () => {
  const span = daySpan({ from: '2026-11-21', to: '2026-11-21' }, 'Europe/Berlin');
  expect(span.from?.toISOString()).toBe('2026-11-20T23:00:00.000Z');
  expect(span.before?.toISOString()).toBe('2026-11-21T23:00:00.000Z');
  expect(daySpan({ to: '2026-11-21' }, 'UTC').from).toBeUndefined();
});

it.each([
  ['2026-12-31T23:30:00.250Z', 'UTC', '2026-12-31T23:30:00.250Z'],
  ['2026-12-31T23:30:00.250Z', 'Europe/Berlin', '2027-01-01T00:30:00.250+01:00'],
  ['2026-07-01T23:30:00.000Z', 'Europe/London', '2026-07-02T00:30:00.000+01:00'],
  ['2027-01-01T02:00:00.000Z', 'America/St_Johns', '2026-12-31T22:30:00.000-03:30'],
])('a day of a time zone has the moment %s in %s as %s', (moment, zone, text) => {
  expect(isoMoment(new Date(moment), zone)).toBe(text);
  expect(new Date(text)).toEqual(new Date(moment));
});

it.each([
  ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
  // Clocks change at two in the morning.
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
  // Clocks go from midnight to one: the day begins at one.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  // Clocks go from midnight back to eleven: the day begins once they are at midnight again.
  ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'],
  ['2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00.000Z'],
])('a day of a time zone: %s begins in %s at %s', (day, zone, moment) => {
  expect(startOfDay(day, zone).toISOString()).toBe(moment);
});

it.each([
  ['2026-03-31', { months: -1 }, '2026-02-28'],
  ['2026-01-15', { months: -12 }, '2025-01-15'],
  ['2024-02-29', { months: -12 }, '2023-02-28'],
  ['2026-03-01', { days: -1 }, '2026-02-28'],
  ['2026-12-31', { days: 1 }, '2027-01-01'],
])('a day of a time zone: %s and %j is %s', (day, shift, other) => {
  expect(shiftDay(day, shift)).toBe(other);
});

const NOW = new Date('2026-11-03T15:30:00Z');

it('the period of an overview is today and the days before it, and as many before that up to the same time', () => {
  const period = overviewPeriod(7, NOW, 'America/New_York');
  expect(period).toMatchObject({
    unit: 'day',
    // Half past ten; clocks were put back between the two.
    now: { from: new Date('2026-10-28T04:00:00Z'), to: NOW },
    before: { from: new Date('2026-10-21T04:00:00Z'), to: new Date('2026-10-27T14:30:00Z') },
  });
  expect(period.parts).toHaveLength(7);
  expect(period.parts[0]).toEqual({ key: '2026-10-28', before: '2026-10-21' });
  expect(period.parts.at(-1)).toEqual({ key: '2026-11-03', before: '2026-10-27' });
});

it('the period of an overview is twelve months of the calendar for a year', () => {
  const period = overviewPeriod(365, NOW, 'UTC');
  expect(period).toMatchObject({
    unit: 'month',
    now: { from: new Date('2025-12-01T00:00:00Z'), to: NOW },
    before: { from: new Date('2024-12-01T00:00:00Z'), to: new Date('2025-11-03T15:30:00Z') },
  });
  expect(period.parts.map(({ key }) => key)).toHaveLength(12);
  expect(period.parts.at(-1)).toEqual({ key: '2026-11', before: '2025-11' });
});

it('the period of an overview is compared up to the same time on the clock where clocks are changed on its last day, or on that of the other', () => {
  const until = (now: string) => overviewPeriod(7, new Date(now), 'America/New_York').before.to.toISOString();
  // Three in the afternoon, of the day on which clocks are put back and a week before; then on, and a week after, clocks are put forward.
  expect(until('2026-11-01T20:00:00Z')).toBe('2026-10-25T19:00:00.000Z');
  expect(until('2026-11-08T20:00:00Z')).toBe('2026-11-01T20:00:00.000Z');
  expect(until('2026-03-08T19:00:00Z')).toBe('2026-03-01T20:00:00.000Z');
  expect(until('2026-03-15T19:00:00Z')).toBe('2026-03-08T19:00:00.000Z');
  // Half past two was left out a week before: as long after midnight.
  expect(until('2026-03-15T06:30:00Z')).toBe('2026-03-08T07:30:00.000Z');
});

it('the period of an overview never reaches into the period it is compared with', () => {
  const { now, before } = overviewPeriod(365, new Date('2028-02-29T23:59:00Z'), 'UTC');
  expect(before.to <= now.from).toBe(true);
  expect(before.to.toISOString()).toBe('2027-02-28T23:59:00.000Z');
});

it.each([
  ['2026-11-21T01:59:59Z', 'Europe/Berlin', '2026-11-21T02:00:00.000Z'],
  ['2026-11-21T02:00:00Z', 'Europe/Berlin', '2026-11-22T02:00:00.000Z'],
  ['2026-03-28T12:00:00Z', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-24T12:00:00Z', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
])('after %s it is three o’clock in %s at %s', (after, zone, next) => {
  expect(nextAt('03:00', new Date(after), zone).toISOString()).toBe(next);
});
