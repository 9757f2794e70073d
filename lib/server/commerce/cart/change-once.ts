import 'server-only';
import type { ClientSession } from 'mongodb';
import { ownerKey, type PersonOwner } from '@/lib/server/identity/owner';
import type { CartRequestDocument } from '@/lib/server/platform/db/documents/carts';
import { isDuplicateKey } from '@/lib/server/platform/db/duplicate-key';
import { withKeyedMutex } from '@/lib/server/platform/db/keyed-mutex';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { findRepeated, type Idempotency } from '@/lib/server/platform/idempotency';
import { findCartRequest } from './carts.repository';

export type CartChange<Result> = {
  idempotency: Idempotency | undefined;
  /** What a repeated request returns. */
  repeat: (before: CartRequestDocument) => Result;
  change: (session: ClientSession) => Promise<Result>;
};

/** Changes a cart in a transaction, once for each key. Throws `idempotency-mismatch` if the key made another change. */
export async function changeOnce<Result>(
  owner: PersonOwner,
  { idempotency, repeat, change }: CartChange<Result>,
): Promise<Result> {
  const run = () =>
    inTransaction(async (session) => {
      const repeated = await findRepeated(idempotency, async (key) => {
        const before = await findCartRequest(owner, key, session);
        return before && { before, idempotency: { key, fingerprint: before.fingerprint } };
      });
      return repeated ? repeat(repeated.before) : change(session);
    });
  return withKeyedMutex(`cart of ${ownerKey(owner)}`, async () => {
    try {
      return await run();
    } catch (error) {
      // Another process made the cart, or used the key, at the same moment.
      if (!isDuplicateKey(error)) throw error;
      return run();
    }
  });
}
