const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i;

/** Milliseconds that a UTC offset such as `+05:30`, `-0800`, `+03`, `Z` is ahead of UTC; undefined if it is none. */
export function parseOffset(text: string): number | undefined {
  if (/^(Z|UTC|GMT)$/i.test(text)) return 0;
  const match = /^([+-])(\d{2})(?::?(\d{2}))?$/.exec(text);
  if (!match) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return (match[1] === '-' ? -minutes : minutes) * 60_000;
}

/**
 * The moment an ISO 8601 text names, in UTC unless it says otherwise; undefined if it is none, or has a day, hour
 * or minute that does not exist.
 */
export function parseDate(text: string): Date | undefined {
  const match = ISO.exec(text.trim());
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const millisecond = Math.floor(Number(`0.${match[7] ?? 0}`) * 1000);
  return composeUtc(
    { year, month, day, hour, minute, second, millisecond },
    parseOffset(match[8] ?? 'Z') ?? 0,
  );
}

/** The parts of a date as a calendar names them (`month` and `day` from 1). */
export interface CalendarParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
}

function composeUtc(parts: CalendarParts, offset: number): Date | undefined {
  const { year, month, day, hour, minute, second, millisecond } = parts;
  const isReal =
    month >= 1 && month <= 12 && day >= 1 && day <= 31 && hour <= 24 && minute <= 59 && second <= 59;
  if (!isReal) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1) return undefined;
  date.setUTCHours(hour, minute, second, millisecond);
  return new Date(date.getTime() - offset);
}
