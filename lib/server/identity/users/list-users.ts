import 'server-only';
import type { Sort } from 'mongodb';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { wordPatterns } from '@/lib/server/platform/search/word-patterns';
import type { UserQuery, UserRow } from '@/lib/shared/customers/user.schema';
import { listUserDocuments } from './users.repository';
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
