import { foldText } from '@forgeline/tool-text/fold-text';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { log } from '@/lib/server/platform/log';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { isGtin } from '@/lib/shared/tools/article-codes';
import { addMissedSearches, sumMissedSearches } from './missed-searches.repository';

const LONGEST = 60;
/** With this many digits a number may be a phone or card number. */
const MANY_DIGITS = 7;

/**
 * Folded, single spaces. Null for what may be personal or is no search: addresses of mail and web, long numbers that
 * are no GTIN, long texts, text without a letter or digit.
 */
export function missedWordsOf(query: string): string | null {
  const words = foldText(query).replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(words) || [...words].length > LONGEST) return null;
  if (/[@:]|www\.|\p{Cc}/u.test(words)) return null;
  const digits = words.replace(/\D/g, '');
  const isNumber = !/\p{L}/u.test(words);
  if (digits.length >= MANY_DIGITS && isNumber && !isGtin(words)) return null;
  // A phone number between words.
  if (/\+?\d(?:[\s()/.-]*\d){8,}/.test(words) && !isGtin(words)) return null;
  return words;
}

const WRITE_AFTER_MS = 2_000;
const WAITING_MAX = 200;
const LEAST = 2;

type Waiting = { counts: Map<string, number>; timer: NodeJS.Timeout | null };

const waiting = () =>
  processSingleton<Waiting>('missed-searches', () => ({ counts: new Map(), timer: null }));

function startOfDay(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
}

async function write(state: Waiting): Promise<void> {
  const { counts } = state;
  state.counts = new Map();
  state.timer = null;
  try {
    await addMissedSearches(startOfDay(new Date()), counts);
  } catch (error) {
    // Approximate figures: a failed write is not repeated.
    log().warn({ error }, 'missed searches could not be counted');
  }
}

/** Stores the words alone, at most 200 different ones a day, for 90 days. Nothing personal is counted. Never throws. */
export function recordMissedSearch(query: string): void {
  const words = missedWordsOf(query);
  if (words === null) return;
  const state = waiting();
  if (!state.counts.has(words) && state.counts.size >= WAITING_MAX) return;
  state.counts.set(words, (state.counts.get(words) ?? 0) + 1);
  state.timer ??= setTimeout(() => void write(state), WRITE_AFTER_MS).unref();
}

/** At least two searches since the day of a moment. Throws `forbidden`. */
export async function listMissedSearches(
  actor: Actor,
  since: Date,
  limit: number,
): Promise<{ words: string; count: number }[]> {
  requirePermission(actor, 'manage-tools');
  return sumMissedSearches(startOfDay(since), { least: LEAST, limit });
}
