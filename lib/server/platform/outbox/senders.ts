import { log } from '@/lib/server/platform/log';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import type { OutboxKind } from './outbox-of';

const kicks = () => processSingleton<Partial<Record<OutboxKind, () => void>>>('outbox-kicks', () => ({}));

/** Wakes the dispatcher of this process, if it has one: there is something to send. */
export function kickOutbox(kind: OutboxKind): void {
  kicks()[kind]?.();
}

/** Until the function that is returned is called. */
export function onKick(kind: OutboxKind, wake: () => void): () => void {
  kicks()[kind] = wake;
  return () => {
    if (kicks()[kind] === wake) delete kicks()[kind];
  };
}

export type Senders = {
  /** Sends what is due. */
  look: () => void;
  /** How many are at work. */
  count: () => number;
  /** Resolves once those that are at work have ended. */
  ended: () => Promise<unknown>;
  /** Starts no more. */
  stop: () => void;
};

/**
 * Up to `most` senders. Each sends one after the other until `next` returns null; each that is found starts another, as there may
 * be more. Errors of `next` are logged and end the sender.
 */
export function createSenders(most: number, next: () => Promise<(() => Promise<void>) | null>): Senders {
  const busy = new Set<Promise<void>>();
  let stopped = false;
  let wasWokenWhileBusy = false;
  let isAway = false;

  async function send(): Promise<void> {
    try {
      while (!stopped) {
        const sendOne = await next();
        isAway = false;
        if (!sendOne) return;
        look();
        await sendOne();
      }
    } catch (error) {
      if (!isAway) log().error({ error }, 'the outbox cannot be read');
      isAway = true;
    }
  }

  function look(): void {
    if (stopped) return;
    if (busy.size >= most) {
      wasWokenWhileBusy = true;
      return;
    }
    wasWokenWhileBusy = false;
    const sender = send().finally(() => {
      busy.delete(sender);
      // Its last query may have been just before something was written.
      if (wasWokenWhileBusy && !isAway) look();
    });
    busy.add(sender);
  }

  return {
    look,
    count: () => busy.size,
    ended: () => Promise.all(busy),
    stop() {
      stopped = true;
    },
  };
}
