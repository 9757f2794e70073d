import { LANGUAGE_FACTS } from '../site/language-facts';
import type { Language } from '../site/languages';
import { fillText } from '../text/fill-text';

const DAY_MS = 24 * 3_600_000;
const WEEK_DAYS = 7;

const WEEKDAY = { weekday: 'long' } as const;
const DATE = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const WHOLE_DATE = { ...DATE, year: 'numeric' } as const;

function format(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const { locale } = LANGUAGE_FACTS[language];
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/**
 * `Ships today`, within a week `Ships Monday`, else `Ships Mon, Nov 30`. Both days are such as `2026-11-30`, `today` in
 * the reader's calendar.
 */
export function shipDayText(
  day: string,
  today: string,
  { texts, language }: { texts: Readonly<Record<'today' | 'on', string>>; language: Language },
): string {
  if (day === today) return texts.today;
  return fillText(texts.on, {
    day: day > today ? nearDay(day, today, language) : shortShipDay(day, language),
  });
}

/** Within a week before or after `today` `Monday`, else `Mon, Nov 30`. */
export function nearDay(day: string, today: string, language: Language): string {
  const isNear = Math.abs(Date.parse(day) - Date.parse(today)) < WEEK_DAYS * DAY_MS;
  return format(day, language, isNear ? WEEKDAY : DATE);
}

/** Today in the time zone of this machine: in the browser the reader's. */
export function readersDay(now: Date): string {
  const local = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  return local.toISOString().slice(0, 10);
}

/** `Mon, Nov 30`, in German `Mo., 30. Nov.`. */
export function shortShipDay(day: string, language: Language): string {
  return format(day, language, DATE);
}

/** `Mon, Nov 30, 2026`, in German `Mo., 30. Nov. 2026`. */
export function wholeShipDay(day: string, language: Language): string {
  return format(day, language, WHOLE_DATE);
}
