import 'server-only';
import type { Owner } from '@/lib/server/identity/owner';
import { findAliases } from './aliases.repository';

/** A buyer's own numbers in compact form, and the ids of their tools. */
export type OwnNumbers = ReadonlyMap<string, string>;

/** Returns the owner's own numbers; none for a visitor. */
export async function ownNumbers(owner: Owner | undefined): Promise<OwnNumbers> {
  const aliases = owner ? await findAliases(owner) : [];
  return new Map(aliases.map(({ key, toolId }) => [key, toolId.toHexString()]));
}
