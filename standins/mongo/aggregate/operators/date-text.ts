import { MongoStandinError } from '@/standins/mongo/errors';
import { typeAlias } from '@/standins/mongo/query/bson-type';
import { dayOfYear, isoDayOfWeek, isoWeekOf, startOfIsoYear, weekOfYear } from './calendar';
import { parseDate, parseOffset } from './date-parse';
import { requireDate, requireZone } from './date-part';
import { isNullish, type OperatorCompiler, type OperatorTable, refuse, requireNames } from './operator';
import { fromLocal, fromParts, offsetAt } from './time-zone';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

function formatOffset(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60), 2)}${pad(Math.floor(minutes % 60), 2)}`;
}

const FORMATTERS: Record<string, (local: Date, offset: number) => string> = {
  b: (date) => MONTHS[date.getUTCMonth()]!.slice(0, 3),
  B: (date) => MONTHS[date.getUTCMonth()]!,
  d: (date) => pad(date.getUTCDate(), 2),
  G: (date) => pad(isoWeekOf(date).year, 4),
  H: (date) => pad(date.getUTCHours(), 2),
  j: (date) => pad(dayOfYear(date), 3),
  L: (date) => pad(date.getUTCMilliseconds(), 3),
  m: (date) => pad(date.getUTCMonth() + 1, 2),
  M: (date) => pad(date.getUTCMinutes(), 2),
  S: (date) => pad(date.getUTCSeconds(), 2),
  u: (date) => String(isoDayOfWeek(date)),
  U: (date) => pad(weekOfYear(date), 2),
  V: (date) => pad(isoWeekOf(date).week, 2),
  w: (date) => String(date.getUTCDay() + 1),
  Y: (date) => pad(date.getUTCFullYear(), 4),
  z: (_date, offset) => formatOffset(offset),
  Z: (_date, offset) => `${offset < 0 ? '-' : '+'}${Math.abs(offset) / 60_000}`,
  '%': () => '%',
};

function format(pattern: string, date: Date, zone: string): string {
  const offset = offsetAt(zone, date.getTime());
  const local = new Date(date.getTime() + offset);
  const year = local.getUTCFullYear();
  if (year < 0 || year > 9999) {
    refuse(18537, `$dateToString is only defined on year 0-9999, tried to use year ${year}`);
  }
  return pattern.replace(/%(.?)/gs, (_, letter: string) => FORMATTERS[letter]!(local, offset));
}

function requireFormat(name: string, pattern: unknown, letters: object): string {
  if (typeof pattern !== 'string') {
    return refuse(
      name === '$dateToString' ? 18533 : 40684,
      `${name} requires that 'format' be a string, found: ${typeAlias(pattern)} with value ${String(pattern)}`,
    );
  }
  for (const [, letter] of pattern.matchAll(/%(.?)/gs)) {
    if (letter === '') refuse(18535, `Unmatched '%' at end of format string`);
    if (!Object.hasOwn(letters, letter!)) {
      refuse(18536, `Invalid format character '%${letter}' in format string`);
    }
  }
  return pattern;
}

const compileToString: OperatorCompiler = (operand, { compile }) => {
  const named = requireNames(operand, '$dateToString', ['date'], ['format', 'timezone', 'onNull']);
  const date = compile(named.date);
  const pattern = Object.hasOwn(named, 'format') ? compile(named.format) : undefined;
  const zone = compile(Object.hasOwn(named, 'timezone') ? named.timezone : 'UTC');
  const onNull = compile(Object.hasOwn(named, 'onNull') ? named.onNull : null);
  return (root) => {
    const zoneName = zone(root);
    const chosen = pattern?.(root);
    const value = date(root);
    if (isNullish(value)) return onNull(root);
    if (isNullish(zoneName) || (pattern && isNullish(chosen))) return null;
    const name = requireZone('$dateToString', zoneName);
    const standard = name === 'UTC' ? '%Y-%m-%dT%H:%M:%S.%LZ' : '%Y-%m-%dT%H:%M:%S.%L';
    const text = pattern ? requireFormat('$dateToString', chosen, FORMATTERS) : standard;
    return format(text, requireDate(value), name);
  };
};

const PATTERNS: Record<string, string> = {
  b: '(?<b>[A-Za-z]{3})',
  B: '(?<B>[A-Za-z]+)',
  d: '(?<d>\\d{1,2})',
  G: '(?<G>\\d{4})',
  H: '(?<H>\\d{1,2})',
  j: '(?<j>\\d{1,3})',
  L: '(?<L>\\d{1,3})',
  m: '(?<m>\\d{1,2})',
  M: '(?<M>\\d{1,2})',
  S: '(?<S>\\d{1,2})',
  u: '(?<u>[1-7])',
  V: '(?<V>\\d{1,2})',
  Y: '(?<Y>\\d{4})',
  z: '(?<z>Z|UTC|GMT|[+-]\\d{2}:?\\d{2}|[+-]\\d{2})',
  Z: '(?<Z>[+-]\\d{1,4})',
  '%': '%',
};

/** The date a text names by a pattern, as if in UTC unless it holds an offset; undefined if it does not fit. */
function parseByFormat(text: string, pattern: string): { date: Date; offset?: number } | undefined {
  const source = pattern.replace(/%(.)|[\\^$.*+?()[\]{}|/]/gs, (found, letter: string | undefined) =>
    letter === undefined ? `\\${found}` : PATTERNS[letter]!,
  );
  const groups = new RegExp(`^${source}$`, 'i').exec(text)?.groups;
  if (!groups) return undefined;
  const number = (key: string, fallback: number): number => Number(groups[key] ?? fallback);
  const time = {
    hour: number('H', 0),
    minute: number('M', 0),
    second: number('S', 0),
    millisecond: number('L', 0),
  };
  if (time.hour > 23 || time.minute > 59 || time.second > 59) return undefined;
  const day = readDay(groups);
  if (!day) return undefined;
  const date = new Date(day.getTime() + fromParts({ year: 1970, month: 1, day: 1, ...time }).getTime());
  if (groups.z !== undefined) return { date, offset: parseOffset(groups.z) ?? 0 };
  return groups.Z === undefined ? { date } : { date, offset: Number(groups.Z) * 60_000 };
}

function readDay(groups: Record<string, string | undefined>): Date | undefined {
  if (groups.G !== undefined) {
    const days = (Number(groups.V ?? 1) - 1) * 7 + Number(groups.u ?? 1) - 1;
    return new Date(startOfIsoYear(Number(groups.G)).getTime() + days * 86_400_000);
  }
  if (groups.Y === undefined) return undefined;
  const midnight = { year: Number(groups.Y), hour: 0, minute: 0, second: 0, millisecond: 0 };
  if (groups.j !== undefined) return fromParts({ ...midnight, month: 1, day: Number(groups.j) });
  const name = (groups.B ?? groups.b)?.toLowerCase();
  const month =
    name === undefined
      ? Number(groups.m ?? 1)
      : MONTHS.findIndex((full) =>
          groups.B === undefined ? full.toLowerCase().startsWith(name) : full.toLowerCase() === name,
        ) + 1;
  const day = fromParts({ ...midnight, month, day: Number(groups.d ?? 1) });
  return month >= 1 && month <= 12 && day.getUTCMonth() === month - 1 ? day : undefined;
}

const compileFromString: OperatorCompiler = (operand, { compile }) => {
  const named = requireNames(
    operand,
    '$dateFromString',
    ['dateString'],
    ['format', 'timezone', 'onError', 'onNull'],
  );
  const text = compile(named.dateString);
  const pattern = Object.hasOwn(named, 'format') ? compile(named.format) : undefined;
  const zone = Object.hasOwn(named, 'timezone') ? compile(named.timezone) : undefined;
  const onNull = compile(Object.hasOwn(named, 'onNull') ? named.onNull : null);
  const onError = Object.hasOwn(named, 'onError') ? compile(named.onError) : undefined;
  return (root) => {
    const value = text(root);
    if (isNullish(value)) return onNull(root);
    const zoneName = zone?.(root);
    const chosen = pattern?.(root);
    if ((zone && isNullish(zoneName)) || (pattern && isNullish(chosen))) return null;
    const zoneText = zone ? requireZone('$dateFromString', zoneName) : undefined;
    const format = pattern ? requireFormat('$dateFromString', chosen, PATTERNS) : undefined;
    try {
      return readText(value, format, zoneText);
    } catch (error) {
      if (onError && error instanceof MongoStandinError && error.code === 241) return onError(root);
      throw error;
    }
  };
};

function readText(value: unknown, format: string | undefined, zone: string | undefined): Date {
  if (typeof value !== 'string') {
    return refuse(
      241,
      `$dateFromString requires that 'dateString' be a string, found: ${typeAlias(value)} with value ${String(value)}`,
    );
  }
  const named = /(Z|UTC|GMT|[+-]\d{2}:?\d{2}|:\d{2}\s*[+-]\d{2})$/i.test(value.trim());
  const date = format === undefined ? parseDate(value) : undefined;
  const parsed = date ? { date, offset: named ? 0 : undefined } : format && parseByFormat(value, format);
  if (!parsed)
    return refuse(
      241,
      `Error parsing date string '${value}'; passing a time zone identifier as part of the string is not allowed or the format does not match`,
    );
  if (parsed.offset === undefined) return zone ? fromLocal(parsed.date, zone) : parsed.date;
  if (zone !== undefined) {
    return refuse(
      241,
      `you cannot pass in a date/time string with GMT offset together with a timezone argument`,
    );
  }
  return new Date(parsed.date.getTime() - parsed.offset);
}

/** Operators between dates and their text. */
export const DATE_TEXT_OPERATORS: OperatorTable = {
  $dateFromString: compileFromString,
  $dateToString: compileToString,
};
