import { expect, it } from 'vitest';
import {
  lastShipDay,
  longestLeadDays,
  type RequestedGoods,
  type ShippingCalendar,
  shipDay,
} from '@/lib/shared/shipments/ship-day';

const NEW_YORK: ShippingCalendar = {
  timeZone: 'America/New_York',
  cutOffHour: 14,
  workingDays: [1, 2, 3, 4, 5],
  holidays: [],
};
const IN_STOCK = { quantity: 10, available: 10 };
const SHORT = { quantity: 11, available: 10 };

const ships = (now: string, changes: Partial<ShippingCalendar> = {}, goods: RequestedGoods = IN_STOCK) =>
  shipDay(goods, { ...NEW_YORK, ...changes }, new Date(now));

it.each([
  ['before the cut-off hour', '2026-11-23T18:59:59.999Z', '2026-11-23'],
  ['at the cut-off hour', '2026-11-23T19:00:00.000Z', '2026-11-24'],
  ['before midnight, when it is another day in UTC', '2026-11-24T04:59:59Z', '2026-11-24'],
  ['after midnight', '2026-11-24T05:00:00Z', '2026-11-24'],
  ['on Friday in time', '2026-11-27T18:59:59Z', '2026-11-27'],
  ['on Friday too late', '2026-11-27T19:00:00Z', '2026-11-30'],
  ['on Saturday', '2026-11-28T12:00:00Z', '2026-11-30'],
  ['on Sunday at night, Monday in UTC', '2026-11-30T04:30:00Z', '2026-11-30'],
  ['at the end of the year', '2026-12-31T19:00:00Z', '2027-01-01'],
  ['at the end of a year before a weekend', '2027-12-31T19:00:00Z', '2028-01-03'],
  ['before a leap day', '2028-02-28T19:00:00Z', '2028-02-29'],
])('what is in stock ships, ordered %s, on the working day the shop still can', (_when, now, day) => {
  expect(ships(now)).toBe(day);
});

it.each([
  // On March 8 clocks go forward at 2:00, on November 1 back.
  ['the last moment before a cut-off in winter', '2026-03-06T18:59:59Z', '2026-03-06'],
  ['the same hour of UTC in summer', '2026-03-09T18:59:59Z', '2026-03-10'],
  ['the last moment before a cut-off in summer', '2026-03-09T17:59:59Z', '2026-03-09'],
  ['the last moment in summer', '2026-10-30T17:59:59Z', '2026-10-30'],
  ['one hour later after the change back', '2026-11-02T18:59:59Z', '2026-11-02'],
])('what is in stock is cut off by the clock on the wall: %s', (_when, now, day) => {
  expect(ships(now)).toBe(day);
});

it('what is in stock is cut off by an hour that the day of the change skips, or has twice', () => {
  const everyDay = { workingDays: [0, 1, 2, 3, 4, 5, 6] };
  expect(ships('2026-03-08T06:59:59Z', { ...everyDay, cutOffHour: 2 })).toBe('2026-03-08');
  expect(ships('2026-03-08T07:00:00Z', { ...everyDay, cutOffHour: 2 })).toBe('2026-03-09');
  // 1:59 for the first and for the second time.
  expect(ships('2026-11-01T05:59:59Z', { ...everyDay, cutOffHour: 2 })).toBe('2026-11-01');
  expect(ships('2026-11-01T06:59:59Z', { ...everyDay, cutOffHour: 2 })).toBe('2026-11-01');
  expect(ships('2026-11-01T07:00:00Z', { ...everyDay, cutOffHour: 2 })).toBe('2026-11-02');
});

it('what is in stock skips holidays in a row, of one year and of every year', () => {
  const holidays = ['12-24', '12-25', '2026-12-28', '01-01'];
  expect(ships('2026-12-23T18:00:00Z', { holidays })).toBe('2026-12-23');
  expect(ships('2026-12-23T20:00:00Z', { holidays })).toBe('2026-12-29');
  expect(ships('2026-12-31T20:00:00Z', { holidays })).toBe('2027-01-04');
  expect(ships('2027-12-27T12:00:00Z', { holidays })).toBe('2027-12-27');
  expect(ships('2027-12-28T12:00:00Z', { holidays })).toBe('2027-12-28');
});

it('what is in stock ships never the same day, or always, where the hour says so', () => {
  expect(ships('2026-11-23T05:00:00Z', { cutOffHour: 0 })).toBe('2026-11-24');
  expect(ships('2026-11-24T04:59:59Z', { cutOffHour: 24 })).toBe('2026-11-23');
});

it('what is in stock ships by the calendar of the shop, wherever the buyer is', () => {
  const now = '2026-11-23T10:30:00Z';
  expect(ships(now, { timeZone: 'Pacific/Kiritimati' })).toBe('2026-11-24');
  expect(ships(now, { timeZone: 'Asia/Kathmandu' })).toBe('2026-11-24');
  expect(ships(now, { timeZone: 'Pacific/Honolulu' })).toBe('2026-11-23');
});

it('what is in stock follows working days that are not those of most shops', () => {
  expect(ships('2026-11-27T12:00:00Z', { workingDays: [0, 1, 2, 3, 4] })).toBe('2026-11-29');
  expect(ships('2026-11-25T12:00:00Z', { workingDays: [2] })).toBe('2026-12-01');
});

it('what is in stock ships within one business day, as the home page says', () => {
  for (let hour = 0; hour < 24 * 14; hour += 1) {
    const now = new Date(Date.parse('2026-10-26T00:00:00Z') + hour * 3_600_000);
    const today = ships(now.toISOString(), { cutOffHour: 24 });
    const next = ships(now.toISOString(), { cutOffHour: 0 });
    expect([today, next]).toContain(ships(now.toISOString()));
  }
});

it('what is in stock is promised for no day where none is a working day', () => {
  const holidays = ['2026-11-24', '2026-11-25'];
  const everyMonday = Array.from({ length: 200 }, (_, week) =>
    new Date(Date.parse('2026-11-23T00:00:00Z') + week * 7 * 86_400_000).toISOString().slice(0, 10),
  );
  expect(ships('2026-11-23T12:00:00Z', { workingDays: [1], holidays: [...holidays, ...everyMonday] })).toBe(
    null,
  );
});

it('what is not in stock is promised for no day without a lead time', () => {
  expect(ships('2026-11-23T12:00:00Z', {}, SHORT)).toBe(null);
  expect(ships('2026-11-23T12:00:00Z', {}, { quantity: 1, available: 0 })).toBe(null);
});

it.each([
  ['2026-11-23T18:59:59Z', 1, '2026-11-24'],
  ['2026-11-23T19:00:00Z', 1, '2026-11-25'],
  ['2026-11-27T12:00:00Z', 1, '2026-11-30'],
  ['2026-11-28T12:00:00Z', 1, '2026-12-01'],
  ['2026-11-23T12:00:00Z', 15, '2026-12-14'],
  ['2026-12-18T12:00:00Z', 10, '2027-01-05'],
])('what is not in stock ordered at %s ships %i working days later: %s', (now, leadDays, day) => {
  expect(ships(now, { leadDays, holidays: ['12-25', '01-01'] }, SHORT)).toBe(day);
});

it('what is not in stock does not delay what is in stock', () => {
  expect(ships('2026-11-23T12:00:00Z', { leadDays: 15 })).toBe('2026-11-23');
  expect(ships('2026-11-23T12:00:00Z', { leadDays: 15 }, { ...IN_STOCK, leadDays: 3 })).toBe('2026-11-23');
});

it('what is not in stock ships by the lead time of its tool, whether the shop has one or not', () => {
  const own = { ...SHORT, leadDays: 3 };
  expect(ships('2026-11-23T12:00:00Z', {}, own)).toBe('2026-11-26');
  expect(ships('2026-11-23T12:00:00Z', { leadDays: 15 }, own)).toBe('2026-11-26');
  expect(ships('2026-11-23T12:00:00Z', { leadDays: 1 }, own)).toBe('2026-11-26');
});

const now = new Date('2026-11-23T12:00:00Z');

it('an order of several lines take as long as the one with the longest lead time', () => {
  const own = { ...SHORT, leadDays: 5 };
  expect(longestLeadDays([IN_STOCK], NEW_YORK)).toBe(0);
  expect(longestLeadDays([IN_STOCK, own], NEW_YORK)).toBe(5);
  expect(longestLeadDays([own, SHORT], { leadDays: 8 })).toBe(8);
  expect(longestLeadDays([own, SHORT], NEW_YORK)).toBe(undefined);
  expect(lastShipDay([IN_STOCK, own, SHORT], { ...NEW_YORK, leadDays: 2 }, now)).toBe('2026-11-30');
});

it('an order of several lines have shipped with the last of them', () => {
  expect(lastShipDay([IN_STOCK, SHORT, IN_STOCK], { ...NEW_YORK, leadDays: 2 }, now)).toBe('2026-11-25');
  expect(lastShipDay([IN_STOCK, IN_STOCK], { ...NEW_YORK, leadDays: 2 }, now)).toBe('2026-11-23');
});

it('an order of several lines have no day if one of them has none, or there are none', () => {
  expect(lastShipDay([IN_STOCK, SHORT], NEW_YORK, now)).toBe(null);
  expect(lastShipDay([], NEW_YORK, now)).toBe(null);
});
