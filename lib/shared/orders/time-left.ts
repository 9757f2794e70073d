import { LANGUAGE_FACTS } from '../site/language-facts';
import type { Language } from '../site/languages';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** In whole days, hours or minutes: `2 days`, in German `2 Tage`; null once it is over. */
export function timeLeft(until: string, now: number, language: Language): string | null {
  const ms = Date.parse(until) - now;
  if (!(ms > 0)) return null;
  const unit = ms >= DAY_MS ? 'day' : ms >= HOUR_MS ? 'hour' : 'minute';
  const size = { day: DAY_MS, hour: HOUR_MS, minute: MINUTE_MS }[unit];
  const { locale } = LANGUAGE_FACTS[language];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.floor(ms / size)));
}
