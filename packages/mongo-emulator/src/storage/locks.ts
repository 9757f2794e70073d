import { HeldByTransaction } from '#storage/held-by-transaction';

/** The holder of locks; `ended` resolves when it releases all of them. */
export type LockHolder = { readonly ended: Promise<void> };

/** The keys that open transactions have changed. Plain writes need no locks: each runs in one go. */
export class Locks {
  private readonly holders = new Map<string, LockHolder>();

  get isEmpty(): boolean {
    return this.holders.size === 0;
  }

  holderOf(key: Buffer): LockHolder | undefined {
    return this.holders.size === 0 ? undefined : this.holders.get(key.toString('latin1'));
  }

  take(key: Buffer, holder: LockHolder): void {
    this.holders.set(key.toString('latin1'), holder);
  }

  /** Throws HeldByTransaction if any key with one of these prefixes is held. */
  requireUnheld(prefixes: readonly Buffer[]): void {
    const texts = prefixes.map((prefix) => prefix.toString('latin1'));
    for (const [key, holder] of this.holders) {
      if (texts.some((text) => key.startsWith(text))) throw new HeldByTransaction(holder.ended);
    }
  }

  release(keys: Iterable<Buffer>): void {
    for (const key of keys) this.holders.delete(key.toString('latin1'));
  }
}
