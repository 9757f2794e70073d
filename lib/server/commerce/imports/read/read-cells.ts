import { momentOf } from '@/lib/shared/dates/zoned-days';

/** Reads a number of a row, as `plainCellOf` has written it; undefined for any other text. */
export function numberOf(text: string): number | undefined {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

const SEPARATOR = ' | ';
/** A value's own bar, which would be taken for a separator, has one more backslash in front. */
const BAR = /(?<=^| )(\\*)\|(?= |$)/g;
const ESCAPED_BAR = /(?<=^| )\\(\\*\|)(?= |$)/g;

/** Returns several values as one cell: `a | b`. */
export function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replace(BAR, '\\$1|')).join(SEPARATOR);
}

/** Returns the values of such a cell; none of an empty one. */
export function splitValues(cell: string): string[] {
  return cell
    .split(SEPARATOR)
    .map((value) => value.trim().replace(ESCAPED_BAR, '$1'))
    .filter((value) => value !== '');
}

const PARTS = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/** Returns the moment that a text says, a day or a time without an offset by the clock of the zone; null for none. */
export function readMoment(text: string, timeZone: string): Date | null {
  const [whole, ...parts] = PARTS.exec(text) ?? [];
  if (whole === undefined) {
    const at = Date.parse(text.replace(' ', 'T'));
    return Number.isNaN(at) ? null : new Date(at);
  }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const isSound = new Date(wall).toISOString().startsWith(whole.slice(0, 10)) && hour < 24 && minute < 60;
  return isSound ? momentOf(wall, timeZone) : null;
}
