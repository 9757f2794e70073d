import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { env } from '@/lib/server/platform/config/env';
import { log } from '@/lib/server/platform/log';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { cdnTags } from './cdn-tags';
import type { PageTag } from './public-tags';

/**
 * From a change to its purge. Longer than the second within which other instances learn of the change: after an earlier purge the
 * network could ask one that does not know yet, and keep its old page for `CDN_MAX_AGE_SECONDS`. Changes meanwhile wait for the
 * next purge, so that many take few: networks limit how many they accept.
 */
const SETTLE_MS = 2_000;
const LIMIT_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

type Purging = { waiting: Set<PageTag>; isSending: boolean };

const purging = () =>
  processSingleton<Purging>('purge-cdn', () => ({ waiting: new Set(), isSending: false }));

async function post(url: string, token: string | undefined, tags: readonly PageTag[]): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Caches such as Varnish read no bodies.
      'cache-tag': tags.join(','),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(LIMIT_MS),
    // With the token, nowhere but where the shop said.
    redirect: 'error',
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the purge was refused with ${response.status}`);
}

async function sendAll(state: Purging, url: string, token: string | undefined): Promise<void> {
  let pauseMs = SETTLE_MS;
  while (state.waiting.size > 0) {
    // Before the pause: what changes during it has not settled when it ends.
    const tags = [...state.waiting];
    state.waiting.clear();
    await pause(pauseMs, undefined, { ref: false });
    try {
      await post(url, token, tags);
      pauseMs = SETTLE_MS;
    } catch (error) {
      if (pauseMs === SETTLE_MS) log().warn({ error }, 'the content delivery network was not purged');
      for (const tag of tags) state.waiting.add(tag);
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    }
  }
}

/**
 * Tells the content delivery network to drop the pages with these tags. Returns at once: it is told two to four seconds later, of many
 * changes together, and again what fails. A process that ends before leaves the pages for `CDN_MAX_AGE_SECONDS` at most.
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
