import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { FreshCopy } from '@/lib/server/platform/cache/copies-in-memory';
import { log } from '@/lib/server/platform/log';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { announceTags, findAnnouncedTags } from './refreshed-tags.repository';
import { raiseTagVersion } from './tags';

/**
 * Each instance of the store caches its own public pages. An instance announces what it refreshes in the database, and
 * all others poll it twice a second, so that a change shows everywhere within one.
 */

const LOOK_EVERY_MS = 500;
const GATHER_MS = 50;
/** Clocks of instances may differ by less than this; announcements this old are read again. */
const OVERLAP_MS = 30_000;

type Sharing = {
  instance: string;
  waiting: Set<string>;
  isSending: boolean;
  seen: Map<string, number>;
  /** When what others had announced was last read. */
  lookedAt: number;
  announced: FreshCopy;
  onRefresh: (tag: string) => void;
};

const sharing = () =>
  processSingleton<Sharing>('share-refreshes', () => {
    const state: Sharing = {
      instance: randomUUID(),
      waiting: new Set(),
      isSending: false,
      seen: new Map(),
      lookedAt: Date.now(),
      announced: new FreshCopy({ maxAgeMs: LOOK_EVERY_MS, read: (startedAt) => look(state, startedAt) }),
      onRefresh: () => undefined,
    };
    return state;
  });

/** A message that cannot be announced now stays queued for the next round. */
async function send(state: Sharing): Promise<void> {
  if (state.isSending) return;
  state.isSending = true;
  try {
    while (state.waiting.size > 0) {
      const tags = [...state.waiting];
      state.waiting.clear();
      await announceTags(state.instance, tags, new Date()).catch((error: unknown) => {
        for (const tag of tags) state.waiting.add(tag);
        throw error;
      });
      if (state.waiting.size > 0) await pause(GATHER_MS);
    }
  } finally {
    state.isSending = false;
  }
}

export async function awaitRefreshes(): Promise<void> {
  const state = sharing();
  while (state.isSending || state.waiting.size > 0) {
    if (!state.isSending) await send(state);
    else await pause(GATHER_MS);
  }
}

function reportOnce(error: unknown): void {
  // Pages and calls report an outage themselves; here it only delays.
  log().warn({ error }, 'refreshes are not shared yet');
}

export function announceRefresh(tags: readonly string[]): void {
  const state = sharing();
  for (const tag of tags) {
    raiseTagVersion(tag);
    state.waiting.add(tag);
  }
  send(state).catch(reportOnce);
}

async function look(state: Sharing, startedAt: number): Promise<void> {
  await send(state);
  // Others go on announcing while this instance stands still, or cannot reach the database.
  const since = Math.min(startedAt, state.lookedAt) - OVERLAP_MS;
  for (const [id, at] of state.seen) if (at < since) state.seen.delete(id);
  for (const { _id, tag, at } of await findAnnouncedTags(state.instance, new Date(since))) {
    if (state.seen.get(_id) === at.getTime()) continue;
    state.seen.set(_id, at.getTime());
    raiseTagVersion(tag);
    state.onRefresh(tag);
  }
  state.lookedAt = startedAt;
}

/** Resolves once this process has read what others announced half a second before. Throws the driver's errors. */
export function catchUpWithRefreshes(): Promise<void> {
  return sharing().announced.ensureFresh();
}

export function followRefreshes(onRefresh: (tag: string) => void): void {
  const state = sharing();
  state.onRefresh = onRefresh;
  let isFailing = false;
  const again = async (): Promise<void> => {
    try {
      await state.announced.refresh();
      isFailing = false;
    } catch (error) {
      if (!isFailing) reportOnce(error);
      isFailing = true;
    }
    setTimeout(() => void again(), LOOK_EVERY_MS).unref();
  };
  void again();
}
