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
const longMomentFormat = formatsOf({ dateStyle: 'long', timeStyle: 'short' });
const zoneFormat = formatsOf({ timeZoneName: 'short' });

/** `UTC`, `GMT+1`, in German `MEZ`. */
function zoneName(moment: Date, language: Language, timeZone: string): string {
  const parts = zoneFormat(language, timeZone).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * ISO 8601 to `Nov 21, 2026`, in German `21.11.2026`; the same on server and browser. `timeZone` is the shop's
 * (`#use-time-zone`, `STORE_TIME_ZONE`), so that the day of an order is the same everywhere.
 */
export function formatDay(iso: string, language: Language, timeZone: string): string {
  return dayFormat(language, timeZone).format(new Date(iso));
}

/**
 * ISO 8601 to `Nov 21, 2026, 7:10 AM UTC`, in German `21.11.2026, 07:10 UTC`, with non-breaking spaces before AM and
 * the zone.
 */
export function formatMoment(iso: string, language: Language, timeZone: string): string {
  const date = new Date(iso);
  const moment = momentFormat(language, timeZone).format(date);
  return `${moment.replace(/\s(?=[AP]M$)/, '\u00a0')}\u00a0${zoneName(date, language, timeZone)}`;
}

/** The time zone of this machine: in the browser the reader's. */
export function readersTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** `November 21, 2026 at 7:10 AM UTC`, in German `21. November 2026 um 07:10 UTC`. */
export function formatLongMoment(moment: Date, language: Language, timeZone: string): string {
  return `${longMomentFormat(language, timeZone).format(moment)} ${zoneName(moment, language, timeZone)}`;
}
