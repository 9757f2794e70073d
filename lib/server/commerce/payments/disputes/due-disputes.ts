import 'server-only';
import type { DisputeDocument } from '@/lib/server/platform/db/documents/payments';
import { claimDueDispute } from './disputes.repository';
import { CHECK_EVERY_MS } from './record-dispute';

const CHECKS_A_ROUND = 50;

/**
 * Open disputes without a recent webhook, longest first. Each is rescheduled before its check, so that one that
 * always fails blocks no other.
 */
export async function* dueDisputes(now: Date): AsyncGenerator<DisputeDocument> {
  const next = new Date(now.getTime() + CHECK_EVERY_MS);
  for (let check = 0; check < CHECKS_A_ROUND; check += 1) {
    const dispute = await claimDueDispute(now, next);
    if (!dispute) return;
    yield dispute;
  }
}
