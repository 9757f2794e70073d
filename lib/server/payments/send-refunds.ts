import 'server-only';
import { inTransaction } from '@/lib/server/db/transaction';
import { markFailedRefunds } from './note-refund-failure';
import { isRefusedForGood, refundIntent } from './provider';
import { markRefused } from './refund-failures.repository';
import { leaseDueRefund, markRefunded, markRefundFailed } from './refunds.repository';

const LEASE_MS = 60_000;
const BACKOFF_MAX_MS = 3_600_000;
const ROUND_MAX = 100;

function backoffMs(attempts: number): number {
  return Math.min(BACKOFF_MAX_MS, 15_000 * 2 ** Math.min(attempts - 1, 10));
}

function logRefund(level: 'info' | 'error', entry: Record<string, unknown>): void {
  console[level](JSON.stringify({ level, at: new Date().toISOString(), event: 'refund', ...entry }));
}

/** The provider does not send again what the bank sent back: trying for ever would help nobody, an admin has to decide. */
async function giveUp(intentId: string, reason: string, at: Date): Promise<void> {
  await inTransaction(async (session) => {
    const refund = await markRefused(intentId, { reason, at }, session);
    await markFailedRefunds(refund?.orderId ?? null, session);
  });
}

/**
 * Sends every refund that is due to the provider. One that fails is logged, keeps its reason and is tried again with
 * growing pauses, for ever: it is somebody's money. Only where the bank had sent it back before and the provider refuses
 * to send it once more it is failed. Answers how many went through.
 */
export async function sendRefunds(now: () => Date = () => new Date()): Promise<number> {
  let sent = 0;
  for (let round = 0; round < ROUND_MAX; round += 1) {
    const refund = await leaseDueRefund(now(), new Date(now().getTime() + LEASE_MS));
    if (!refund) break;
    const { _id: intentId, orderId, amountCents, reason, attempts, failures = [] } = refund;
    try {
      const refundId = await refundIntent(intentId, attempts);
      await markRefunded(intentId, refundId, now());
      logRefund('info', { intentId, orderId, amountCents, reason, refundId });
      sent += 1;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      logRefund('error', { intentId, orderId, amountCents, reason, attempts, error: message });
      if (failures.length > 0 && isRefusedForGood(error)) await giveUp(intentId, message, now());
      else await markRefundFailed(intentId, message, new Date(now().getTime() + backoffMs(attempts)));
    }
  }
  return sent;
}
