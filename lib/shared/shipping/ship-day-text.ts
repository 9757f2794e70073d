import { LANGUAGE_FACTS } from '../site/language-facts';
import type { Language } from '../site/languages';
import { fillText } from '../texts/fill-text';
import type { Texts } from '../texts/texts-for';

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
 * Says when goods ship to a reader whose calendar shows `today`: `Ships today`, within a week `Ships Monday`, else
 * `Ships Mon, Nov 30`. Both are days such as `2026-11-30`.
 */
export function shipDayText(
  day: string,
  today: string,
  { texts, language }: { texts: Pick<Texts['shipping'], 'today' | 'on'>; language: Language },
): string {
  if (day === today) return texts.today;
  return fillText(texts.on, {
    day: day > today ? nearDay(day, today, language) : shortShipDay(day, language),
  });
}

/** Names a day within a week before or after another by its weekday, `Monday`; else `Mon, Nov 30`. */
export function nearDay(day: string, today: string, language: Language): string {
  const isNear = Math.abs(Date.parse(day) - Date.parse(today)) < WEEK_DAYS * DAY_MS;
  return format(day, language, isNear ? WEEKDAY : DATE);
}

/** Returns the day that the calendar of this machine shows: of the reader's, in the browser. */
export function readersDay(now: Date): string {
  const local = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  return local.toISOString().slice(0, 10);
}

/** Names a day without its year: `Mon, Nov 30`, in German `Mo., 30. Nov.`. */
export function shortShipDay(day: string, language: Language): string {
  return format(day, language, DATE);
}

/** Names a day for good, as orders and mails do: `Mon, Nov 30, 2026`, in German `Mo., 30. Nov. 2026`. */
export function wholeShipDay(day: string, language: Language): string {
  return format(day, language, WHOLE_DATE);
}
