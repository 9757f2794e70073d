import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Documents } from '@/lib/server/platform/db/collections';
import type { Actor } from './actor';

/** Whose something is, apart from who acts (`Actor`). Another kind of owner is another member of this union. */
export type Owner = { kind: 'person'; id: ObjectId };

/** Returns an account as the owner of what is its own. */
export function ownerOf({ userId }: Pick<Actor, 'userId'>): Owner {
  return { kind: 'person', id: userId };
}

/** The field by which documents of a collection name their owner. */
const OWNER_FIELDS = {
  address_books: '_id',
  aliases: 'owner',
  carts: '_id',
  contact_messages: 'userId',
  lists: 'ownerId',
  orders: 'buyerId',
  quote_requests: 'userId',
} as const satisfies { [Name in keyof Documents]?: keyof Documents[Name] };

type OwnerFields = typeof OWNER_FIELDS;
type OwnedCollection = keyof OwnerFields;

/** The collections whose documents have an owner. */
export const OWNED_COLLECTIONS = Object.keys(OWNER_FIELDS) as OwnedCollection[];

/** Returns the field and value by which a collection's documents are the owner's: their filter, and part of a new document. */
export function ownedBy<Name extends OwnedCollection>(
  name: Name,
  { id }: Owner,
): Record<OwnerFields[Name], ObjectId> {
  return { [OWNER_FIELDS[name]]: id } as Record<OwnerFields[Name], ObjectId>;
}

/** Whether a document of a collection is the owner's. */
export function isOwnedBy<Name extends OwnedCollection>(
  name: Name,
  { id }: Owner,
  document: Readonly<Record<OwnerFields[Name], ObjectId>>,
): boolean {
  return id.equals(document[OWNER_FIELDS[name] as OwnerFields[Name]]);
}

/** Returns the text that names an owner in the keys of locks and requests. */
export function ownerKey({ id }: Owner): string {
  return id.toHexString();
}
