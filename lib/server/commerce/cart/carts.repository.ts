import type { ClientSession } from 'mongodb';
import { ownedBy, ownerKey, type PersonOwner } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type {
  CartDocument,
  CartLineDocument,
  CartRequestDocument,
} from '@/lib/server/platform/db/documents/carts-and-lists';

export async function findCart(owner: PersonOwner, session?: ClientSession): Promise<CartDocument | null> {
  return (await collection('carts')).findOne(ownedBy('carts', owner), { session });
}

/** Raises the version. Belongs in the transaction that read the cart. */
export async function putLines(
  owner: PersonOwner,
  lines: CartLineDocument[],
  at: Date,
  session: ClientSession,
): Promise<void> {
  await (await collection('carts')).updateOne(
    ownedBy('carts', owner),
    { $set: { lines, updatedAt: at }, $inc: { version: 1 } },
    { upsert: true, session },
  );
}

/** Changes nothing and returns false if the cart has another version. */
export async function emptyCart(
  owner: PersonOwner,
  version: number,
  at: Date,
  session: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await (await collection('carts')).updateOne(
    { ...ownedBy('carts', owner), version },
    { $set: { lines: [], updatedAt: at }, $inc: { version: 1 } },
    { session },
  );
  return matchedCount === 1;
}

export async function deleteCart(owner: PersonOwner, session: ClientSession): Promise<void> {
  await (await collection('carts')).deleteOne(ownedBy('carts', owner), { session });
}

function requestId(owner: PersonOwner, key: string): string {
  return `${ownerKey(owner)} ${key}`;
}

export async function findCartRequest(
  owner: PersonOwner,
  key: string,
  session: ClientSession,
): Promise<CartRequestDocument | null> {
  return (await collection('cart_requests')).findOne({ _id: requestId(owner, key) }, { session });
}

export async function insertCartRequest(
  owner: PersonOwner,
  { key, ...request }: Omit<CartRequestDocument, '_id'> & { key: string },
  session: ClientSession,
): Promise<void> {
  await (await collection('cart_requests')).insertOne(
    { _id: requestId(owner, key), ...request },
    { session },
  );
}
