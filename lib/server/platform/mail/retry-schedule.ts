import 'server-only';

/** After this many attempts a mail has failed; with the delays below that is about a day and a half. */
export const MAX_ATTEMPTS = 12;

const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 6 * 3_600_000;
const GROWTH = 4;

/** Returns when to try again after the given number of failed attempts; null to give up. */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  const delay = Math.min(FIRST_DELAY_MS * GROWTH ** (attempts - 1), LONGEST_DELAY_MS);
  return new Date(now.getTime() + delay);
}
