import type { CompanyVat, VatCheckDocument } from '@/lib/server/platform/db/documents/companies';
import { stateAt } from '@/lib/shared/trade/company/vat-id-state';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const RETRY_MINUTES = [1, 5, 15];
const ASKED_FOR_MS = 7 * 24 * HOUR_MS;

type Waiting = NonNullable<CompanyVat['waiting']>;

/** Returns the state of a number that was set: it is asked for at once. */
export function waitingFrom(now: Date): CompanyVat {
  return { state: 'waiting', waiting: { since: now, attempts: 0, nextAt: now } };
}

/** Returns what a number waits for after one more attempt that told nothing: another one, for seven days. */
function afterAttempt({ since, attempts }: Waiting, now: Date): Waiting {
  const waiting = { since, attempts: attempts + 1 };
  if (now.getTime() - since.getTime() >= ASKED_FOR_MS) return waiting;
  const minutes = RETRY_MINUTES[attempts];
  const delayMs = minutes === undefined ? HOUR_MS : minutes * MINUTE_MS;
  return { ...waiting, nextAt: new Date(now.getTime() + delayMs) };
}

type Check = Pick<VatCheckDocument, '_id' | 'answer' | 'source'>;

/**
 * Returns the state of a number after a check. An unknown answer changes none, but that a confirmation which no longer counts
 * waits for a new one.
 */
export function vatAfter(vat: CompanyVat | undefined, { _id, answer, source }: Check, now: Date): CompanyVat {
  if (answer !== 'unknown') return { state: answer, checkedAt: now, by: source, checkId: _id };
  if (vat && stateAt(vat, now) !== 'waiting') return vat;
  return { state: 'waiting', waiting: afterAttempt(vat?.waiting ?? { since: now, attempts: 0 }, now) };
}

/** Returns whether nobody has told anything about a number for as long as it is asked for. */
export function isGivenUp({ state, waiting }: CompanyVat): boolean {
  return state === 'waiting' && waiting !== undefined && waiting.nextAt === undefined;
}
