import type { Caller } from '@/lib/server/identity/actor';
import { type Action, may, requirePermission } from '@/lib/server/identity/permissions';
import type { AdditionsName, RunKind } from '@/lib/shared/imports/import-kinds';
import { AppError } from '@/lib/shared/messages/errors';

const WRITES: Readonly<Record<RunKind, Action>> = {
  tools: 'import-tools',
  stock: 'import-stock',
  prices: 'manage-prices',
  customers: 'import-customers',
  companies: 'import-companies',
  pictures: 'import-tools',
};
const READS: Readonly<Record<RunKind, Action>> = {
  tools: 'see-managed-tools',
  stock: 'see-managed-tools',
  prices: 'manage-prices',
  customers: 'see-accounts',
  companies: 'see-companies',
  pictures: 'see-managed-tools',
};

/** Returns whether the caller may see the values that an import of this kind found. */
export function mayRead(caller: Caller | 'system', kind: RunKind): boolean {
  return caller === 'system' || may(caller, READS[kind]);
}

/** Throws `forbidden` unless the caller may import this. */
export function requireImport(caller: Caller, kind: RunKind): void {
  requirePermission(caller, WRITES[kind]);
}

const ADDS: Readonly<Record<AdditionsName, Action>> = {
  categories: 'add-categories',
  groups: 'manage-prices',
  lists: 'manage-prices',
};

/** Throws `forbidden` unless the caller may add what an import is to add before its rows. */
export function requireAdditions(caller: Caller, create: readonly AdditionsName[] = []): void {
  for (const name of create) requirePermission(caller, ADDS[name]);
}

/** Throws `forbidden` unless the caller may export this. */
export function requireExport(caller: Caller, kind: RunKind): void {
  requirePermission(caller, READS[kind]);
}

/** Throws `forbidden` unless the caller may see what became of an import of this. */
export function requireEither(caller: Caller, kind: RunKind): void {
  if (!may(caller, WRITES[kind]) && !may(caller, READS[kind])) throw new AppError('forbidden');
}
