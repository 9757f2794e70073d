import { expect, it } from 'vitest';
import { timeLeft } from '@/lib/client/payment/time-left';

const NOW = Date.parse('2026-11-21T10:00:00Z');

it.each([
  ['2026-11-24T10:00:00Z', '3 days', '3 Tage'],
  ['2026-11-24T09:59:59Z', '2 days, 23 hours', '2 Tage, 23 Stunden'],
  ['2026-11-22T11:00:00Z', '1 day, 1 hour', '1 Tag, 1 Stunde'],
  ['2026-11-22T10:00:00Z', '1 day', '1 Tag'],
  ['2026-11-22T09:59:59Z', '23 hours', '23 Stunden'],
  ['2026-11-21T11:00:00Z', '1 hour', '1 Stunde'],
  ['2026-11-21T10:59:00Z', '59 minutes', '59 Minuten'],
  ['2026-11-21T10:00:01Z', '1 minute', '1 Minute'],
  ['2026-11-21T10:00:00Z', null, null],
  ['nonsense', null, null],
])('until %s there are %s left, in German %s', (until, english, german) => {
  expect(timeLeft(until, NOW, 'en')).toBe(english);
  expect(timeLeft(until, NOW, 'de')).toBe(german);
});
