import { unifyForms } from '@forgeline/tool-text/unify-forms';

export type DayOrder = 'day-first' | 'month-first';

/** `day` is `2026-11-03`; `time` is `08:15:00`, and `offset` is `Z` or `+01:00`, where the cell has them. */
export type ReadDay = { day: string; time?: string; offset?: string };

/** A longer text is no day, and costs nothing. */
const LETTERS_MAX = 60;

const WEEKDAY = String.raw`(?:\p{L}{2,10}[.,]?,?\s+)?`;
const TIME = String.raw`(?:[T\s,]\s*(?:um\s+)?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(am|pm|uhr)?\s*(z|utc|[+-]\d{2}:?\d{2})?|T.*)?`;
const dayForm = (form: string) => new RegExp(`^${form}${TIME}$`, 'iu');

/** `03.11.2026`, `3/11/26`, `03-11-2026`. */
const NUMERIC_DAY = String.raw`${WEEKDAY}(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{2}|\d{4})`;
const NUMERIC = dayForm(NUMERIC_DAY);
const NUMERIC_START = new RegExp(`^${NUMERIC_DAY}`, 'iu');
/** `2026-11-03`, `2026/11/3`. */
const YEAR_FIRST = dayForm(String.raw`(\d{4})([./-])(\d{1,2})\2(\d{1,2})`);
/** `20261103`. */
const COMPACT = dayForm(String.raw`(\d{4})(\d{2})(\d{2})`);
/** `03-Nov-2026`, `3. November 2026`, `3 Nov 26`. */
const DAY_NAME = dayForm(
  String.raw`${WEEKDAY}(\d{1,2})(?:\.|st|nd|rd|th)?[\s./-]*(\p{L}{3,9})\.?[\s./,-]*(\d{4}|\d{2})`,
);
/** `Nov 3, 2026`. */
const NAME_DAY = dayForm(String.raw`(\p{L}{3,9})\.?[\s.-]*(\d{1,2})(?:st|nd|rd|th)?[\s.,-]+(\d{4})`);

/** In English and German, by their first letters. */
const MONTHS = [
  /^jan(uary|uar)?$|^jän(ner)?$/,
  /^feb(ruary|ruar)?$|^feber$/,
  /^mar(ch)?$|^mär(z)?$|^mrz$|^maer(z)?$/,
  /^apr(il)?$/,
  /^ma[yi]$/,
  /^jun[ei]?$/,
  /^jul[yi]?$/,
  /^aug(ust)?$/,
  /^sept?(ember)?$/,
  /^o[ck]t(ober)?$/,
  /^nov(ember)?$/,
  /^de[cz](ember)?$/,
];
const monthOf = (name = '') => MONTHS.findIndex((month) => month.test(name.toLowerCase())) + 1;

/** In which order the days of a column are written: a part above 12 decides it, then points; `ambiguous` if neither does. */
export function dayOrderOf(cells: Iterable<string>): DayOrder | 'ambiguous' {
  let hasPoints = false;
  let isMonthFirst = false;
  for (const cell of cells) {
    if (cell.length > LETTERS_MAX) continue;
    const [, first, mark, second] = NUMERIC_START.exec(unifyForms(cell).trim()) ?? [];
    if (Number(first) > 12) return 'day-first';
    hasPoints ||= mark === '.';
    isMonthFirst ||= Number(second) > 12;
  }
  if (isMonthFirst) return 'month-first';
  return hasPoints ? 'day-first' : 'ambiguous';
}

type Parts = { year: string; month: number; day: number; time: readonly (string | undefined)[] };

function partsOf(text: string, order: DayOrder): Parts | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) {
    const [, year = '', , month, day, ...time] = yearFirst;
    return { year, month: Number(month), day: Number(day), time };
  }
  const compact = COMPACT.exec(text);
  if (compact) {
    const [, year = '', month, day, ...time] = compact;
    return { year, month: Number(month), day: Number(day), time };
  }
  const numeric = NUMERIC.exec(text);
  if (numeric) {
    const [, first, , second, year = '', ...time] = numeric;
    const [day, month] = (order === 'day-first' ? [first, second] : [second, first]).map(Number);
    return { year, month: month ?? 0, day: day ?? 0, time };
  }
  const dayName = DAY_NAME.exec(text);
  if (dayName) {
    const [, day, name, year = '', ...time] = dayName;
    return { year, month: monthOf(name), day: Number(day), time };
  }
  const [, name, day, year = '', ...time] = NAME_DAY.exec(text) ?? [];
  return name === undefined ? null : { year, month: monthOf(name), day: Number(day), time };
}

const two = (part: number | string) => String(part).padStart(2, '0');

/** Null for an hour or minute that there is not. */
function timeOf([hours, minutes, seconds = '00', half]: Parts['time']): string | null {
  const isHalf = /^[ap]m$/i.test(half ?? '');
  const hour = isHalf ? (Number(hours) % 12) + (/^p/i.test(half ?? '') ? 12 : 0) : Number(hours);
  const isSound =
    hour < 24 && Number(minutes) < 60 && Number(seconds) < 60 && (!isHalf || Number(hours) <= 12);
  return isSound ? `${two(hour)}:${minutes}:${seconds}` : null;
}

const offsetOf = (written: string) =>
  /^(?:z|utc)$/i.test(written) ? 'Z' : written.replace(/(\d{2}):?(\d{2})$/, '$1:$2');

/**
 * Reads a day as people, banks and spreadsheets write it, in English or German: ISO, `03.11.2026 08:15`, `20261103`, `03-Nov-2026`,
 * `3. November 2026`. A year of two digits is of this century. Null for anything else, and for a day that there is not.
 */
export function readDay(text: string, order: DayOrder): ReadDay | null {
  const parts = text.length > LETTERS_MAX ? null : partsOf(unifyForms(text).trim(), order);
  if (!parts) return null;
  const year = parts.year.length === 2 ? `20${parts.year}` : parts.year;
  const day = `${year}-${two(parts.month)}-${two(parts.day)}`;
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(day)) return null;
  if (parts.time[0] === undefined) return { day };
  const time = timeOf(parts.time);
  const offset = parts.time[4];
  return time === null ? null : { day, time, ...(offset ? { offset: offsetOf(offset) } : {}) };
}
