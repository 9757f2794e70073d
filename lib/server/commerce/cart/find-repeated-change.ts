import 'server-only';
import type { ClientSession } from 'mongodb';
import type { Owner } from '@/lib/server/identity/owner';
import type { CartRequestDocument } from '@/lib/server/platform/db/documents/carts';
import type { Idempotency } from '@/lib/server/platform/identifiers/idempotency-key';
import { AppError } from '@/lib/shared/messages/errors';
import { findCartRequest } from './carts.repository';

/** Returns the earlier change with this key, or null. Throws `idempotency-mismatch` for another body. */
export async function findRepeatedChange(
  owner: Owner,
  { key, fingerprint }: Idempotency,
  session: ClientSession,
): Promise<CartRequestDocument | null> {
  const before = await findCartRequest(owner, key, session);
  if (before && before.fingerprint !== fingerprint) throw new AppError('idempotency-mismatch');
  return before;
}
