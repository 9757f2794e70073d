import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { env } from '@/lib/server/platform/config/env';
import { log } from '@/lib/server/platform/log';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { cdnTags } from './cdn-tags';

/** Between two purges, so that many changes at once take one: networks limit how many they accept. */
const GATHER_MS = 1_000;
/** How many tags one purge may name. */
const MOST_TAGS = 30;
const LIMIT_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

type Purging = { waiting: Set<string>; isSending: boolean };

const purging = () =>
  processSingleton<Purging>('purge-cdn', () => ({ waiting: new Set(), isSending: false }));

async function post(url: string, token: string | undefined, tags: readonly string[]): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(LIMIT_MS),
    // With the token, nowhere but where the shop said.
    redirect: 'error',
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the purge was refused with ${response.status}`);
}

async function sendAll(state: Purging, url: string, token: string | undefined): Promise<void> {
  let pauseMs = GATHER_MS;
  while (state.waiting.size > 0) {
    await pause(pauseMs, undefined, { ref: false });
    const tags = [...state.waiting].slice(0, MOST_TAGS);
    for (const tag of tags) state.waiting.delete(tag);
    try {
      await post(url, token, tags);
      pauseMs = GATHER_MS;
    } catch (error) {
      if (pauseMs === GATHER_MS) log().warn({ error }, 'the content delivery network was not purged');
      for (const tag of tags) state.waiting.add(tag);
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    }
  }
}

/**
 * Tells the content delivery network to drop the pages with these tags. Returns at once: changes of a second are told together, and
 * what fails is told again. A process that ends before leaves them for `CDN_MAX_AGE_SECONDS` at most.
 */
export function purgeCdn(tags: readonly string[]): void {
  const { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = env();
  if (!url) return;
  const state = purging();
  for (const tag of cdnTags(tags)) state.waiting.add(tag);
  if (state.isSending || state.waiting.size === 0) return;
  state.isSending = true;
  void sendAll(state, url, token).finally(() => {
    state.isSending = false;
  });
}
