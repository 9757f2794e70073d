import { LANGUAGE_FACTS } from './language-facts';
import { LANGUAGES, type Language } from './languages';

function formatsOf(
  options: Intl.DateTimeFormatOptions,
): (language: Language, timeZone?: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (language, timeZone = 'UTC') => {
    const key = `${language} ${timeZone}`;
    let format = formats.get(key);
    if (!format) {
      format = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { ...options, timeZone });
      formats.set(key, format);
    }
    return format;
  };
}

const dayFormat = formatsOf({ dateStyle: 'medium' });
const momentFormat = formatsOf({ dateStyle: 'medium', timeStyle: 'short' });
const longDayFormat = formatsOf({ dateStyle: 'long' });
const longMomentFormat = formatsOf({ dateStyle: 'long', timeStyle: 'short' });

/**
 * Formats the day of an ISO 8601 timestamp in a time zone, or a day as it is (`2026-11-21`): `Nov 21, 2026`, in German
 * `21.11.2026`. The same on server and browser. Days of orders are those of the shop's time zone.
 */
export function formatDay(iso: string, language: Language = LANGUAGES.default, timeZone?: string): string {
  return dayFormat(language, timeZone).format(new Date(iso));
}

/** Keeps time and zone together: no line breaks between `7:10`, `AM` and `UTC`. */
function keepTime(moment: string): string {
  return `${moment.replace(/\s(?=[AP]M$)/, '\u00a0')}\u00a0UTC`;
}

/** Formats an ISO 8601 timestamp with its time: `Nov 21, 2026, 7:10 AM UTC`, in German `21.11.2026, 07:10 UTC`. */
export function formatMoment(iso: string, language: Language = LANGUAGES.default): string {
  return keepTime(momentFormat(language).format(new Date(iso)));
}

/** Formats a moment in the time zone of the browser, which it names: `Nov 21, 2026, 8:10 AM GMT+1`. Not the same on the server. */
export function formatMomentHere(iso: string, language: Language = LANGUAGES.default): string {
  const { locale } = LANGUAGE_FACTS[language];
  const date = new Date(iso);
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' }).formatToParts(date);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${moment.replace(/\s(?=[AP]M$)/, '\u00a0')}\u00a0${zone}`;
}

/** Formats the day in a time zone, written out as in letters: `November 21, 2026`, in German `21. November 2026`. */
export function formatLongDay(moment: Date, language: Language, timeZone: string): string {
  return longDayFormat(language, timeZone).format(moment);
}

/** The same with its time: `November 21, 2026 at 7:10 AM UTC`, in German `21. November 2026 um 07:10 UTC`. */
export function formatLongMoment(moment: Date, language: Language): string {
  return `${longMomentFormat(language).format(moment)} UTC`;
}
