import 'server-only';
import type { Caller } from '@/lib/server/identity/actor';
import { type Action, may, requirePermission } from '@/lib/server/identity/permissions';
import type { ImportKind } from '@/lib/shared/imports/import-kinds';
import { AppError } from '@/lib/shared/messages/errors';

const WRITES: Readonly<Record<ImportKind, Action>> = {
  tools: 'manage-tools',
  stock: 'manage-tools',
  prices: 'manage-prices',
  customers: 'import-customers',
};
const READS: Readonly<Record<ImportKind, Action>> = { ...WRITES, customers: 'see-accounts' };

/** Throws `forbidden` unless the caller may import this. */
export function requireImport(caller: Caller, kind: ImportKind): void {
  requirePermission(caller, WRITES[kind]);
}

/** Throws `forbidden` unless the caller may export this. */
export function requireExport(caller: Caller, kind: ImportKind): void {
  requirePermission(caller, READS[kind]);
}

/** Throws `forbidden` unless the caller may see what became of an import of this. */
export function requireEither(caller: Caller, kind: ImportKind): void {
  if (!may(caller, WRITES[kind]) && !may(caller, READS[kind])) throw new AppError('forbidden');
}
