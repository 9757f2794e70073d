import type { ObjectId } from 'mongodb';
import type { Documents } from '@/lib/server/platform/db/collections';
import type { Actor } from './actor';

export type PersonOwner = {
  kind: 'person';
  id: ObjectId;
  /** Companies they left: orders that they placed for those are not theirs to read (`readableBy`). */
  leftCompanyIds?: readonly ObjectId[];
};
export type CompanyOwner = { kind: 'company'; id: ObjectId };

/** Who owns something, apart from who acts (`Actor`). Another kind of owner is another member of this union. */
export type Owner = PersonOwner | CompanyOwner;

export function ownerOf({
  userId,
  leftCompanyIds = [],
}: Pick<Actor, 'userId'> & Pick<Partial<Actor>, 'leftCompanyIds'>): PersonOwner {
  return { kind: 'person', id: userId, ...(leftCompanyIds.length > 0 ? { leftCompanyIds } : {}) };
}

export function companyOwner(id: ObjectId): CompanyOwner {
  return { kind: 'company', id };
}

/** An offer is its recipient's, by account or by a verified e-mail: `offer.policy.ts`. */
const OWNER_FIELDS = {
  address_books: '_id',
  aliases: 'owner',
  carts: '_id',
  contact_messages: 'userId',
  list_columns: '_id',
  lists: 'ownerId',
  orders: 'buyerId',
  quote_requests: 'userId',
  requisitions: 'requesterId',
  returns: 'buyerId',
  stock_watches: 'ownerId',
} as const satisfies { [Name in keyof Documents]?: keyof Documents[Name] };

type OwnerFields = typeof OWNER_FIELDS;
type OwnedCollection = keyof OwnerFields;

/** Fields that say which company owns a document, beside or in place of a person. */
const COMPANY_FIELDS = {
  address_books: '_id',
  list_columns: '_id',
  lists: 'companyId',
  orders: 'companyId',
  returns: 'companyId',
} as const satisfies { [Name in OwnedCollection]?: keyof Documents[Name] };

type CompanyFields = typeof COMPANY_FIELDS;

export const OWNED_COLLECTIONS = Object.keys(OWNER_FIELDS) as OwnedCollection[];

/** The field by which documents of a collection name their owner, and its value: to store and to find them by. */
export function ownedBy<Name extends OwnedCollection>(
  name: Name,
  owner: PersonOwner,
): Record<OwnerFields[Name], ObjectId>;
export function ownedBy<Name extends keyof CompanyFields>(
  name: Name,
  owner: Owner,
): Record<OwnerFields[Name], ObjectId> | Record<CompanyFields[Name], ObjectId>;
export function ownedBy(name: OwnedCollection, { kind, id }: Owner): Record<string, ObjectId> {
  const fields: Partial<Record<OwnedCollection, string>> = kind === 'company' ? COMPANY_FIELDS : OWNER_FIELDS;
  const field = fields[name];
  if (!field) throw new Error(`a company owns no ${name}`);
  return { [field]: id };
}

/** Finds what its owner may read: a person's without what they placed or shared in a company they left. */
export function readableBy(name: 'orders' | 'lists' | 'returns', owner: Owner) {
  const left = owner.kind === 'person' ? owner.leftCompanyIds : undefined;
  return { ...ownedBy(name, owner), ...(left ? { companyId: { $nin: [...left] } } : {}) };
}

export function isOwnedBy<Name extends OwnedCollection>(
  name: Name,
  { id }: PersonOwner,
  document: Readonly<Record<OwnerFields[Name], ObjectId>>,
): boolean {
  return id.equals(document[OWNER_FIELDS[name] as OwnerFields[Name]]);
}

export function ownerKey({ id }: Owner): string {
  return id.toHexString();
}
