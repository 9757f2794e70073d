import { momentOf, wallTime } from '@/lib/shared/dates/zoned-days';

const SECOND_MS = 1_000;

/**
 * Returns a moment as a field of `datetime-local` has it, without a zone: `2026-11-27T09:00`, seconds only if not zero.
 * Lossless.
 */
export function utcField(at: Date): string {
  return at.toISOString().replace(/(?::00)?(?:\.0+)?Z$/, '');
}

function momentIn(field: string): Date | null {
  const at = new Date(`${field}Z`);
  return field === '' || Number.isNaN(at.getTime()) ? null : at;
}

/** A field in UTC as the same moment is in a zone; empty for none. */
export function fieldInZone(field: string, timeZone: string): string {
  const at = momentIn(field);
  if (!at) return '';
  return utcField(new Date(wallTime(at.getTime(), timeZone) + at.getUTCMilliseconds()));
}

/** The other way round. Of a time that a clock shows twice the earlier moment; one that it skips is after the change. */
export function fieldInUtc(field: string, timeZone: string): string {
  const wall = momentIn(field);
  if (!wall) return '';
  const rest = wall.getTime() % SECOND_MS;
  return utcField(new Date(momentOf(wall.getTime() - rest, timeZone).getTime() + rest));
}
