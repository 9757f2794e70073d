import { refuse } from '#errors';
import { type OperatorTable, requireString, takesNamed } from '#expressions/operators/operator';
import { isNullish, typeAlias } from '#values/bson-type';

const zones = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const cached = zones.get(zone);
  if (cached) return cached;
  try {
    const number = 'numeric';
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: number,
      month: number,
      day: number,
      hour: number,
      minute: number,
      second: number,
    });
    zones.set(zone, format);
    return format;
  } catch {
    return refuse(40485, `unrecognized time zone identifier: "${zone}"`);
  }
}

/** The date whose UTC fields are what a clock in the zone shows at that moment. Throws code 40485 for an unknown zone. */
function toLocal(moment: Date, zone: string): Date {
  if (zone === 'UTC') return moment;
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(moment)) parts[type] = Number(value);
  const { year = 0, month = 1, day, hour = 0, minute, second } = parts;
  const local = new Date(0);
  local.setUTCFullYear(year, month - 1, day);
  local.setUTCHours(hour, minute, second, moment.getUTCMilliseconds());
  return local;
}

const pad = (value: number, width = 2): string => String(value).padStart(width, '0');

const FORMATTERS: Record<string, (local: Date) => string> = {
  Y: (date) => pad(date.getUTCFullYear(), 4),
  m: (date) => pad(date.getUTCMonth() + 1),
  d: (date) => pad(date.getUTCDate()),
  H: (date) => pad(date.getUTCHours()),
  M: (date) => pad(date.getUTCMinutes()),
  S: (date) => pad(date.getUTCSeconds()),
  L: (date) => pad(date.getUTCMilliseconds(), 3),
  '%': () => '%',
};

function format(pattern: string, local: Date): string {
  return pattern.replace(/%(.?)/gs, (_, letter: string) => {
    if (!Object.hasOwn(FORMATTERS, letter))
      refuse(18536, `Invalid format character '%${letter}' in format string`);
    return FORMATTERS[letter]!(local);
  });
}

export const DATE_OPERATORS: OperatorTable = {
  $dateToString: takesNamed(['date', 'format', 'timezone'], ({ date, format: pattern, timezone }) => {
    if (isNullish(date) || isNullish(pattern) || isNullish(timezone)) return null;
    if (!(date instanceof Date))
      return refuse(16006, `can't convert from BSON type ${typeAlias(date)} to Date`);
    const zone = requireString('$dateToString', 40517, timezone);
    return format(requireString('$dateToString', 18533, pattern), toLocal(date, zone));
  }),
};
