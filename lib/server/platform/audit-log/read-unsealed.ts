import 'server-only';
import { knownKeyIds } from './audit-key';
import { findForeignPending, findIsolated } from './audit-log.repository';

/** How many recorded events are not in the chain and will not be by themselves. */
export type Unsealed = {
  /** Changed after they were recorded, not recorded by the store, or repeated. */
  isolated: number;
  /** Recorded under a key that the store does not have. */
  unknownKey: number;
};

/** Returns how many events have no place in the chain, for admins and the log. Both are 0 in a store that is well. */
export async function readUnsealed(): Promise<Unsealed> {
  const [isolated, foreign] = await Promise.all([findIsolated(), findForeignPending(knownKeyIds())]);
  return { isolated: isolated.count, unknownKey: foreign.count };
}
