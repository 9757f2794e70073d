import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import type { Language } from '@/lib/shared/site/languages';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `2 days, 23 hours`, under a day `5 hours` or `59 minutes`, in German `2 Tage, 23 Stunden`; null once it is over. */
export function timeLeft(until: string, now: number, language: Language): string | null {
  const ms = Date.parse(until) - now;
  if (!(ms > 0)) return null;
  const { locale } = LANGUAGE_FACTS[language];
  const text = (count: number, unit: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  if (ms < HOUR_MS) return text(Math.max(1, Math.floor(ms / MINUTE_MS)), 'minute');
  const [days, hours] = [Math.floor(ms / DAY_MS), Math.floor((ms % DAY_MS) / HOUR_MS)];
  if (days === 0) return text(hours, 'hour');
  return hours === 0 ? text(days, 'day') : `${text(days, 'day')}, ${text(hours, 'hour')}`;
}
