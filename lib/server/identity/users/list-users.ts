import type { ObjectId, Sort } from 'mongodb';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { byName } from '@/lib/server/platform/sort-key';
import { wordPatterns } from '@/lib/server/platform/word-patterns';
import type { UserQuery, UserRow } from '@/lib/shared/customers/user.schema';
import { findCustomerNames, findPeople, findUsersById, listUserDocuments } from './users.repository';
import { toUserRow } from './users.serializer';

const USER_PAGE_LIMIT = 50;

const SORTS: Record<NonNullable<UserQuery['sort']>, Sort> = {
  email: { email: 1 },
  newest: { createdAt: -1, _id: -1 },
};

/**
 * By e-mail unless the query has an order; all of them unless `page` or `limit` is given. A search also returns `alsoId`,
 * whatever the words. Throws `forbidden`.
 */
export async function listUsers(
  actor: Caller,
  query: UserQuery = {},
  alsoId?: string | null,
): Promise<{ users: UserRow[]; total: number }> {
  requirePermission(actor, 'see-accounts');
  const isPaged = query.page !== undefined || query.limit !== undefined;
  const limit = query.limit ?? USER_PAGE_LIMIT;
  const page = isPaged ? { skip: ((query.page ?? 1) - 1) * limit, limit } : null;
  const { users, total } = await listUserDocuments({
    role: query.role,
    words: wordPatterns(query.q),
    id: alsoId ? parseObjectId(alsoId) : undefined,
    sort: SORTS[query.sort ?? 'email'],
    page,
  });
  return { users: users.map(toUserRow), total };
}

export type NamedAccount = { id: ObjectId; name: string };

/**
 * Every customer with all words of `q` in what `listUsers` searches, by name; with `alsoId`, that account too. Throws
 * `forbidden`.
 */
export async function listCustomerNames(
  actor: Actor,
  q: string | undefined,
  alsoId?: string | null,
): Promise<NamedAccount[]> {
  requirePermission(actor, 'see-accounts');
  const id = alsoId ? parseObjectId(alsoId) : undefined;
  const found = await findCustomerNames({ words: wordPatterns(q), id });
  return found.map(({ _id, name }) => ({ id: _id, name })).sort(byName);
}

/** In the order of the ids. Throws `forbidden`. */
export async function readAccounts(actor: Actor, ids: readonly ObjectId[]): Promise<UserRow[]> {
  requirePermission(actor, 'see-accounts');
  const rows = new Map((await findUsersById(ids)).map((user) => [user._id.toHexString(), toUserRow(user)]));
  return ids.flatMap((id) => rows.get(id.toHexString()) ?? []);
}

export type FoundPerson = NamedAccount & { email: string };

/** Accounts with all words in the name, or all in the e-mail, by name; at most `limit`, and none for no words. Throws `forbidden`. */
export async function findPeopleByWords(actor: Actor, q: string, limit: number): Promise<FoundPerson[]> {
  requirePermission(actor, 'see-accounts');
  const words = wordPatterns(q);
  if (words.length === 0) return [];
  const found = await findPeople(words, limit);
  return found.map(({ _id, name, email }) => ({ id: _id, name, email })).sort(byName);
}
