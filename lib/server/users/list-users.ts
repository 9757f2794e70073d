import 'server-only';
import { AppError } from '@/lib/shared/errors';
import type { UserQuery, UserRow } from '@/lib/shared/schemas/user';
import type { Actor } from '../auth/actor';
import { mayListUsers } from './users.policy';
import { listUserDocuments } from './users.repository';
import { toUserRow } from './users.serializer';

const DEFAULT_LIMIT = 50;

/** Users by e-mail: all of them, or one page where `page` or `limit` is given. Throws `forbidden`. */
export async function listUsers(
  actor: Actor,
  query: UserQuery = {},
): Promise<{ users: UserRow[]; total: number }> {
  if (!mayListUsers(actor)) throw new AppError('forbidden');
  const isPaged = query.page !== undefined || query.limit !== undefined;
  const limit = query.limit ?? DEFAULT_LIMIT;
  const page = isPaged ? { skip: ((query.page ?? 1) - 1) * limit, limit } : null;
  const { users, total } = await listUserDocuments(page);
  return { users: users.map(toUserRow), total };
}
