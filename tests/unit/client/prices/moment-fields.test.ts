import { expect, it } from 'vitest';
import { fieldInUtc, fieldInZone } from '@/lib/client/prices/moment-fields';

it.each([
  ['2026-11-27T08:00', 'Europe/Berlin', '2026-11-27T09:00'],
  ['2026-07-01T08:00', 'Europe/Berlin', '2026-07-01T10:00'],
  ['2026-12-31T23:30', 'Asia/Kolkata', '2027-01-01T05:00'],
  ['2026-01-01T02:00', 'America/New_York', '2025-12-31T21:00'],
  ['2026-11-27T08:00', 'UTC', '2026-11-27T08:00'],
  ['2026-11-27T08:00:30.250', 'Europe/Berlin', '2026-11-27T09:00:30.250'],
  ['', 'Europe/Berlin', ''],
])('a moment in a field: %s is in %s %s', (utc, zone, local) => {
  expect(fieldInZone(utc, zone)).toBe(local);
  expect(fieldInUtc(local, zone)).toBe(utc);
});

it('a moment in a field is the earlier one of a time that a clock shows twice, and after the change for one that it skips', () => {
  expect(fieldInUtc('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30');
  expect(fieldInUtc('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30');
});

it('a moment in a field is empty while it is not complete', () => {
  expect([fieldInUtc('2026-11', 'UTC'), fieldInZone('never', 'UTC')]).toEqual(['2026-11-01T00:00', '']);
});
