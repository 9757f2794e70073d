import { refuse } from '#errors';
import { isNullish } from '#query/bson-type';
import { isoDayOfWeek, offsetAt } from './calendar';
import { requireDate, zoneOf } from './date-part';
import { type OperatorTable, requireString, takesNamed } from './operator';

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

function formatOffset(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60), 2)}${pad(minutes % 60, 2)}`;
}

const FORMATTERS: Record<string, (local: Date, offset: number) => string> = {
  d: (date) => pad(date.getUTCDate(), 2),
  H: (date) => pad(date.getUTCHours(), 2),
  L: (date) => pad(date.getUTCMilliseconds(), 3),
  m: (date) => pad(date.getUTCMonth() + 1, 2),
  M: (date) => pad(date.getUTCMinutes(), 2),
  S: (date) => pad(date.getUTCSeconds(), 2),
  u: (date) => String(isoDayOfWeek(date)),
  Y: (date) => pad(date.getUTCFullYear(), 4),
  z: (_date, offset) => formatOffset(offset),
  '%': () => '%',
};

function format(pattern: string, date: Date, zone: string): string {
  const offset = offsetAt(zone, date.getTime());
  const local = new Date(date.getTime() + offset);
  return pattern.replace(/%(.?)/gs, (_, letter: string) => {
    if (!Object.hasOwn(FORMATTERS, letter))
      refuse(18536, `Invalid format character '%${letter}' in format string`);
    return FORMATTERS[letter]!(local, offset);
  });
}

/** The operator that writes dates as text. */
export const DATE_TEXT_OPERATORS: OperatorTable = {
  $dateToString: takesNamed(['date'], ['format', 'timezone', 'onNull'], (named, name) => {
    if (isNullish(named.date)) return Object.hasOwn(named, 'onNull') ? named.onNull : null;
    const zone = zoneOf(named);
    const standard = zone === 'UTC' ? '%Y-%m-%dT%H:%M:%S.%LZ' : '%Y-%m-%dT%H:%M:%S.%L';
    const pattern = Object.hasOwn(named, 'format') ? named.format : standard;
    if (zone === undefined || isNullish(pattern)) return null;
    return format(requireString(name, 18533, pattern), requireDate(named.date), zone);
  }),
};
