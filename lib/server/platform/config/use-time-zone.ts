import 'server-only';
import { env } from './env';

/**
 * Returns the shop's time zone in server components. For client components `imports` in package.json maps the same name,
 * `#use-time-zone`, to time-zone-context.tsx.
 */
export function useTimeZone(): string {
  return env().STORE_TIME_ZONE;
}
