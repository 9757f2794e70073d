/** Thrown where a plain write meets what an open transaction has changed: it is to be tried again afterwards. */
export class HeldByTransaction extends Error {
  constructor(private readonly ended: Promise<void>) {
    super('held by an open transaction');
    this.name = 'HeldByTransaction';
  }

  /** Resolves when the transaction has ended; rejects if the client goes away first. */
  released(signal?: AbortSignal): Promise<void> {
    if (!signal) return this.ended;
    return new Promise((resolve, reject) => {
      const stop = (): void => reject(signal.reason);
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
      void this.ended.then(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      });
    });
  }
}
