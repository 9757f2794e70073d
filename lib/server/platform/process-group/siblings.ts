import 'server-only';
import cluster from 'node:cluster';
import { env } from '@/lib/server/platform/config/env';
import { log } from '@/lib/server/platform/log';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { type FromProcess, isOfGroup, type ToProcess } from './messages';

/** A response waits no longer than this for a sibling that does not react: it is busy, and shows nothing meanwhile. */
const LONGEST_WAIT_MS = 1_000;

type Siblings = {
  changes: number;
  /** Ends the wait for a change, by its id. */
  underway: Map<number, { known: Promise<void>; end: () => void }>;
  isPrepared: Promise<void>;
  markPrepared: () => void;
};

const siblings = () =>
  processSingleton<Siblings>('siblings', () => {
    let markPrepared: () => void = () => undefined;
    const isPrepared = new Promise<void>((resolve) => {
      markPrepared = resolve;
    });
    return { changes: 0, underway: new Map(), isPrepared, markPrepared };
  });

/** Names the group that this process is in; undefined for one that serves alone. */
export function groupId(): string | undefined {
  return cluster.isWorker ? env().PROCESS_GROUP : undefined;
}

function tell(message: FromProcess): void {
  // Without the primary this process ends anyway.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

/** Tells the other processes of this instance that what has these tags has changed. Returns at once. */
export function tellSiblings(tags: readonly string[]): void {
  if (!cluster.isWorker || tags.length === 0) return;
  const state = siblings();
  state.changes += 1;
  const id = state.changes;
  let end: () => void = () => undefined;
  const known = new Promise<void>((resolve) => {
    const late = setTimeout(() => {
      log().warn('another process of this instance does not react to a change');
      end();
    }, LONGEST_WAIT_MS);
    end = () => {
      clearTimeout(late);
      state.underway.delete(id);
      resolve();
    };
  });
  state.underway.set(id, { known, end });
  tell({ group: 'changed', id, tags });
}

/** Resolves once the other processes of this instance know of every change that this one has made; after a second at most. */
export async function siblingsKnow(): Promise<void> {
  await Promise.all([...siblings().underway.values()].map(({ known }) => known));
}

/** From now on calls `onChange` with the tags of each change that another process of this instance made. */
export function followSiblings(onChange: (tags: readonly string[]) => void): void {
  if (!cluster.isWorker) return;
  const state = siblings();
  process.on('message', (message) => {
    if (!isOfGroup<ToProcess>(message)) return;
    if (message.group === 'prepared') state.markPrepared();
    else if (message.group === 'known') state.underway.get(message.id)?.end();
    else if (message.group === 'changed') {
      onChange(message.tags);
      tell({ group: 'known', id: message.id, from: message.from });
    }
  });
  tell({ group: 'following' });
}

/** Resolves once every process of this instance that started with it is prepared, this one too. */
export async function prepareWithSiblings(): Promise<void> {
  if (!cluster.isWorker) return;
  tell({ group: 'prepared' });
  await siblings().isPrepared;
}
