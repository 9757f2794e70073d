import { call } from '@/lib/client/api';
import { ownNumbersChanged } from '@/lib/client/own-numbers/own-numbers';
import type { Alias, AliasEntry, ImportedAlias } from '@/lib/shared/own-numbers/own-number.schema';
import {
  addAliasCall,
  deleteAliasCall,
  importAliasesCall,
  listAliasesCall,
  setAliasCall,
} from '@/lib/shared/quick-order/quick-order.contract';

export function fetchAliases(): Promise<Alias[]> {
  return call(listAliasesCall, {});
}

/** Throws ApiProblem: `alias-taken` if it belongs to another tool. */
export async function addAlias(alias: string, toolId: string): Promise<void> {
  await call(addAliasCall, { body: { alias, toolId } });
  ownNumbersChanged();
}

export async function setAlias(alias: string, toolId: string): Promise<boolean> {
  const { upsertedCount } = await call(setAliasCall, { body: { alias, toolId } });
  ownNumbersChanged();
  return upsertedCount === 1;
}

export async function deleteAlias(alias: string): Promise<void> {
  await call(deleteAliasCall, { query: { alias } });
  ownNumbersChanged();
}

export async function importAliases(aliases: AliasEntry[]): Promise<ImportedAlias[]> {
  const { rows } = await call(importAliasesCall, { body: { aliases } });
  ownNumbersChanged();
  return rows;
}
