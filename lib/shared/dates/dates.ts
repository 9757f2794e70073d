import { LANGUAGE_FACTS } from '../site/language-facts';
import type { Language } from '../site/languages';

function formatsOf(
  options: Intl.DateTimeFormatOptions,
): (language: Language, timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (language, timeZone) => {
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
const zoneFormat = formatsOf({ timeZoneName: 'short' });

/** `UTC`, `GMT+1`, in German `MEZ`: the time zone at a moment. */
function zoneName(moment: Date, language: Language, timeZone: string): string {
  const parts = zoneFormat(language, timeZone).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * Formats the day of an ISO 8601 timestamp in a time zone: `Nov 21, 2026`, in German `21.11.2026`. The same on server and
 * browser. The time zone is the shop's (`#use-time-zone`, `STORE_TIME_ZONE`), so that the day of an order is the same everywhere.
 */
export function formatDay(iso: string, language: Language, timeZone: string): string {
  return dayFormat(language, timeZone).format(new Date(iso));
}

/**
 * Formats an ISO 8601 timestamp with its time, and names the time zone: `Nov 21, 2026, 7:10 AM UTC`, in German
 * `21.11.2026, 07:10 UTC`. Neither the time nor its zone is on a line of its own.
 */
export function formatMoment(iso: string, language: Language, timeZone: string): string {
  const date = new Date(iso);
  const moment = momentFormat(language, timeZone).format(date);
  return `${moment.replace(/\s(?=[AP]M$)/, '\u00a0')}\u00a0${zoneName(date, language, timeZone)}`;
}

/** Returns the time zone of this machine: of the reader's, in the browser. */
export function readersTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Formats the day in a time zone, written out as in letters: `November 21, 2026`, in German `21. November 2026`. */
export function formatLongDay(moment: Date, language: Language, timeZone: string): string {
  return longDayFormat(language, timeZone).format(moment);
}

/** The same with its time: `November 21, 2026 at 7:10 AM UTC`, in German `21. November 2026 um 07:10 UTC`. */
export function formatLongMoment(moment: Date, language: Language, timeZone: string): string {
  return `${longMomentFormat(language, timeZone).format(moment)} ${zoneName(moment, language, timeZone)}`;
}
