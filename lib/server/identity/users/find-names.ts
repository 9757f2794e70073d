import 'server-only';
import type { ObjectId } from 'mongodb';
import { findUserNames } from './users.repository';

export async function findNames(ids: readonly ObjectId[]): Promise<Map<string, string>> {
  const distinct = [...new Map(ids.map((id) => [id.toHexString(), id])).values()];
  if (distinct.length === 0) return new Map();
  const users = await findUserNames(distinct);
  return new Map(users.map(({ _id, name }) => [_id.toHexString(), name]));
}
