import { env } from './env';

/** For server components; in client components package.json maps `#use-time-zone` to time-zone-context.tsx. */
export function useTimeZone(): string {
  return env().STORE_TIME_ZONE;
}
