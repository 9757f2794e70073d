import { MongoError } from '#errors';

/** How long to wait for a transaction: while the client is connected, and until `performance.now()` is `deadline`. */
export type WaitLimit = { signal?: AbortSignal; deadline?: number };

/** Thrown when a plain write conflicts with an open transaction: it is to be tried again when that has ended. */
export class HeldByTransaction extends Error {
  constructor(private readonly ended: Promise<void>) {
    super('held by an open transaction');
    this.name = 'HeldByTransaction';
  }

  /** Resolves when the transaction has ended. Rejects with code 50 at the deadline, 11601 if the client goes away. */
  async released({ signal, deadline }: WaitLimit = {}): Promise<void> {
    let stop: () => void = () => undefined;
    let timer: NodeJS.Timeout | undefined;
    const given = new Promise<never>((_, reject) => {
      stop = () => reject(new MongoError('Interrupted', 'the client has gone away'));
      if (signal?.aborted) stop();
      signal?.addEventListener('abort', stop, { once: true });
      if (deadline === undefined) return;
      const expire = (): void => reject(new MongoError('MaxTimeMSExpired', 'operation exceeded time limit'));
      timer = setTimeout(expire, deadline - performance.now());
    });
    try {
      await Promise.race([this.ended, given]);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }
}
