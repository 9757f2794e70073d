import 'server-only';
import type { DisputeDocument } from '@/lib/server/platform/db/documents/payments';
import { takeDueDispute } from './disputes.repository';
import { CHECK_EVERY_MS } from './record-dispute';

/** How many open disputes one round asks for: the others come next. */
const CHECKS_A_ROUND = 50;

/**
 * Returns open disputes that nobody was told about for a while, longest first. Each is moved on before it is asked for, so
 * that one that always fails keeps no other waiting.
 */
export async function* dueDisputes(now: Date): AsyncGenerator<DisputeDocument> {
  const next = new Date(now.getTime() + CHECK_EVERY_MS);
  for (let check = 0; check < CHECKS_A_ROUND; check += 1) {
    const dispute = await takeDueDispute(now, next);
    if (!dispute) return;
    yield dispute;
  }
}
