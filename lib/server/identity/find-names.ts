import type { ObjectId } from 'mongodb';
import { findApiKeyNames } from './api-keys/api-keys.repository';
import { findUserNames } from './users/users.repository';

/** Returns the names of these accounts and API keys by id in hex; those that no longer exist are left out. */
export async function findNames(ids: readonly ObjectId[]): Promise<Map<string, string>> {
  const distinct = [...new Map(ids.map((id) => [id.toHexString(), id])).values()];
  if (distinct.length === 0) return new Map();
  const [users, keys] = await Promise.all([findUserNames(distinct), apiKeyNames(distinct)]);
  return new Map([...users.map(({ _id, name }) => [_id.toHexString(), name] as const), ...keys]);
}

/** Returns what these API keys are called, revoked ones too, by id in hex; ids of anything else are left out. */
export async function apiKeyNames(ids: readonly ObjectId[]): Promise<ReadonlyMap<string, string>> {
  const keys = await findApiKeyNames(ids);
  return new Map(keys.map(({ _id, name }) => [_id.toHexString(), name]));
}
