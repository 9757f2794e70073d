import 'server-only';
import type { ObjectId } from 'mongodb';
import { findApiKeyNames } from './api-keys.repository';

/** Returns what these API keys are called, revoked ones too, by id in hex; ids of anything else are left out. */
export async function apiKeyNames(ids: readonly ObjectId[]): Promise<ReadonlyMap<string, string>> {
  const keys = await findApiKeyNames(ids);
  return new Map(keys.map(({ _id, name }) => [_id.toHexString(), name]));
}
