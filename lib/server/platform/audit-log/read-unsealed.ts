import 'server-only';
import { keyIds } from './audit-key';
import { findForeignPending, findIsolated } from './audit-log.repository';

export type Unsealed = {
  /** Changed after they were recorded, not recorded by the store, or repeated. */
  isolated: number;
  unknownKey: number;
};

export async function readUnsealed(): Promise<Unsealed> {
  const [isolated, foreign] = await Promise.all([findIsolated(), findForeignPending(keyIds())]);
  return { isolated: isolated.count, unknownKey: foreign.count };
}
