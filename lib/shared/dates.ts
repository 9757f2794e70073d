import { LANGUAGE_FACTS, LANGUAGES, type Language } from './languages';

function formatsOf(options: Intl.DateTimeFormatOptions): (language: Language) => Intl.DateTimeFormat {
  const formats = new Map<Language, Intl.DateTimeFormat>();
  return (language) => {
    let format = formats.get(language);
    if (!format) {
      format = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { ...options, timeZone: 'UTC' });
      formats.set(language, format);
    }
    return format;
  };
}

const dayFormat = formatsOf({ dateStyle: 'medium' });
const momentFormat = formatsOf({ dateStyle: 'medium', timeStyle: 'short' });
const longDayFormat = formatsOf({ dateStyle: 'long' });
const longMomentFormat = formatsOf({ dateStyle: 'long', timeStyle: 'short' });

/**
 * An ISO 8601 moment as its day in UTC: `Nov 21, 2026`, in German `21.11.2026`. The same in server and browser, wherever
 * they stand.
 */
export function formatDay(iso: string, language: Language = LANGUAGES.default): string {
  return dayFormat(language).format(new Date(iso));
}

/** The time of a moment with its zone in one piece: no line ends between `7:10`, `AM` and `UTC`. */
function keepTime(moment: string): string {
  return `${moment.replace(/\s(?=[AP]M$)/, '\u00a0')}\u00a0UTC`;
}

/** An ISO 8601 moment with its time: `Nov 21, 2026, 7:10 AM UTC`, in German `21.11.2026, 07:10 UTC`. */
export function formatMoment(iso: string, language: Language = LANGUAGES.default): string {
  return keepTime(momentFormat(language).format(new Date(iso)));
}

/** A moment's day in UTC, written out as letters do: `November 21, 2026`, in German `21. November 2026`. */
export function formatLongDay(moment: Date, language: Language): string {
  return longDayFormat(language).format(moment);
}

/** The same with its time: `November 21, 2026 at 7:10 AM UTC`, in German `21. November 2026 um 07:10 UTC`. */
export function formatLongMoment(moment: Date, language: Language): string {
  return `${longMomentFormat(language).format(moment)} UTC`;
}
