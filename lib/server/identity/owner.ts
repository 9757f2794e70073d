import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Documents } from '@/lib/server/platform/db/collections';
import type { Actor } from './actor';

/** Who owns something, apart from who acts (`Actor`). Another kind of owner is another member of this union. */
export type Owner = { kind: 'person'; id: ObjectId };

export function ownerOf({ userId }: Pick<Actor, 'userId'>): Owner {
  return { kind: 'person', id: userId };
}

const OWNER_FIELDS = {
  address_books: '_id',
  aliases: 'owner',
  carts: '_id',
  contact_messages: 'userId',
  lists: 'ownerId',
  orders: 'buyerId',
  quote_requests: 'userId',
  stock_watches: 'ownerId',
} as const satisfies { [Name in keyof Documents]?: keyof Documents[Name] };

type OwnerFields = typeof OWNER_FIELDS;
type OwnedCollection = keyof OwnerFields;

export const OWNED_COLLECTIONS = Object.keys(OWNER_FIELDS) as OwnedCollection[];

export function ownedBy<Name extends OwnedCollection>(
  name: Name,
  { id }: Owner,
): Record<OwnerFields[Name], ObjectId> {
  return { [OWNER_FIELDS[name]]: id } as Record<OwnerFields[Name], ObjectId>;
}

export function isOwnedBy<Name extends OwnedCollection>(
  name: Name,
  { id }: Owner,
  document: Readonly<Record<OwnerFields[Name], ObjectId>>,
): boolean {
  return id.equals(document[OWNER_FIELDS[name] as OwnerFields[Name]]);
}

export function ownerKey({ id }: Owner): string {
  return id.toHexString();
}
