import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { findAliases } from './aliases.repository';

/** A buyer's own numbers in compact form, and the ids of their tools. */
export type OwnNumbers = ReadonlyMap<string, string>;

/** Returns the actor's own numbers; none without one. */
export async function ownNumbers(actor: Actor | null): Promise<OwnNumbers> {
  const aliases = actor ? await findAliases(actor.userId) : [];
  return new Map(aliases.map(({ key, toolId }) => [key, toolId.toHexString()]));
}
