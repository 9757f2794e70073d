import { z } from 'zod';
import { callApi } from '@/lib/client/api';
import { deletedSchema, insertedSchema, upsertedSchema } from '@/lib/shared/calls/write-results.schema';
import {
  type Alias,
  type AliasEntry,
  aliasSchema,
  type ImportedAlias,
  importedAliasesSchema,
} from '@/lib/shared/lists/alias.schema';
import type {
  addAliasCall,
  deleteAliasCall,
  importAliasesCall,
  listAliasesCall,
  setAliasCall,
} from '@/lib/shared/quick-order/quick-order.contract';

export function fetchAliases(): Promise<Alias[]> {
  return callApi<typeof listAliasesCall>('GET', '/api/alias', { schema: z.array(aliasSchema) });
}

/** Throws ApiProblem: `alias-taken` if it belongs to another tool. */
export async function addAlias(alias: string, toolId: string): Promise<void> {
  const options = { schema: insertedSchema, body: { alias, toolId } };
  await callApi<typeof addAliasCall>('POST', '/api/alias', options);
}

export async function setAlias(alias: string, toolId: string): Promise<boolean> {
  const options = { schema: upsertedSchema, body: { alias, toolId } };
  return (await callApi<typeof setAliasCall>('PUT', '/api/alias', options)).upsertedCount === 1;
}

export async function deleteAlias(alias: string): Promise<void> {
  await callApi<typeof deleteAliasCall>('DELETE', '/api/alias', { schema: deletedSchema, query: { alias } });
}

export async function importAliases(aliases: AliasEntry[]): Promise<ImportedAlias[]> {
  const options = { schema: importedAliasesSchema, body: { aliases } };
  return (await callApi<typeof importAliasesCall>('PUT', '/api/all-alias', options)).rows;
}
