import { MongoStandinError } from '@/standins/mongo/errors';

/** How long to wait for a transaction: while the client is there, and until `performance.now()` is `deadline`. */
export type Patience = { signal?: AbortSignal; deadline?: number };

/** Thrown where a plain write meets what an open transaction has changed: it is to be tried again afterwards. */
export class HeldByTransaction extends Error {
  constructor(private readonly ended: Promise<void>) {
    super('held by an open transaction');
    this.name = 'HeldByTransaction';
  }

  /** Resolves when the transaction has ended. Rejects with code 50 at the deadline, 11601 if the client goes away. */
  async released({ signal, deadline }: Patience = {}): Promise<void> {
    let stop: () => void = () => undefined;
    let timer: NodeJS.Timeout | undefined;
    const given = new Promise<never>((_, reject) => {
      stop = () => reject(new MongoStandinError('Interrupted', 'the client has gone away'));
      if (signal?.aborted) stop();
      signal?.addEventListener('abort', stop, { once: true });
      if (deadline === undefined) return;
      const expire = (): void =>
        reject(new MongoStandinError('MaxTimeMSExpired', 'operation exceeded time limit'));
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
