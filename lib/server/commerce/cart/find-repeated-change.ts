import 'server-only';
import type { ClientSession } from 'mongodb';
import type { Owner } from '@/lib/server/identity/owner';
import type { CartRequestDocument } from '@/lib/server/platform/db/documents/carts';
import type { Idempotency } from '@/lib/server/platform/identifiers/idempotency-key';
import { AppError } from '@/lib/shared/messages/errors';
import { findCartRequest } from './carts.repository';

/** Returns the change that this key made before, or null. Throws `idempotency-mismatch` if it made another. */
export async function findRepeatedChange(
  owner: Owner,
  { key, fingerprint }: Idempotency,
  session: ClientSession,
): Promise<CartRequestDocument | null> {
  const before = await findCartRequest(owner, key, session);
  if (before && before.fingerprint !== fingerprint) throw new AppError('idempotency-mismatch');
  return before;
}
