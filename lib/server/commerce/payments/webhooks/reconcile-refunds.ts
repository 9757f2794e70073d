import {
  applyPayment,
  inPaymentTransaction,
  runEffects,
} from '@/lib/server/commerce/payments/intents/apply-payment';
import { withFreshIntent } from '@/lib/server/commerce/payments/provider/provider-intents';
import {
  type FailedRefund,
  listFailuresSince,
  listRefundsSince,
} from '@/lib/server/commerce/payments/provider/provider-refunds';
import { workOff } from '@/lib/server/platform/jobs/work-off';
import { applyFailedRefund } from './apply-provider-report';
import { findRecordedEvents, insertEvent, setEventOutcome } from './provider-events.repository';
import { readCheckpoint, writeCheckpoint } from './sync-checkpoints.repository';

const CHECKPOINT = 'refunds';
/** Webhooks of anything older are not sent again. */
const FIRST_ROUND_MS = 30 * 24 * 3_600_000;
/** Clocks differ, and the provider's lists may lag. */
const OVERLAP_MS = 10 * 60_000;

type FailureEvent = FailedRefund & { eventId: string };
type PendingUpdate = { intentId: string; apply: () => Promise<void> };

async function findNewRefunds(since: Date): Promise<Map<string, string[]>> {
  const listed = await listRefundsSince(since);
  const recorded = await findRecordedEvents(listed.map(({ id }) => id));
  const byIntent = new Map<string, string[]>();
  for (const { id, intentId } of listed.filter((refund) => !recorded.has(refund.id))) {
    byIntent.set(intentId, [...(byIntent.get(intentId) ?? []), id]);
  }
  return byIntent;
}

async function findNewFailures(since: Date): Promise<FailureEvent[]> {
  const listed = await listFailuresSince(since);
  const recorded = await findRecordedEvents(listed.map(({ eventId }) => eventId));
  return listed.filter(({ eventId }) => !recorded.has(eventId)).reverse();
}

async function applyRefunds(intentId: string, refundIds: readonly string[], now: Date): Promise<void> {
  const outcome = await withFreshIntent(intentId, now, (intent, at) =>
    inPaymentTransaction(async (session) => {
      const isPaid = intent?.status === 'succeeded';
      const applied = isPaid ? await applyPayment(intent, { by: 'system', at }, session) : 'foreign';
      for (const id of refundIds) {
        await insertEvent({ id, type: 'refund', receivedAt: at }, session);
        await setEventOutcome(id, applied, session);
      }
      return applied;
    }),
  );
  await runEffects(outcome, intentId);
}

async function applyFailure(failed: FailureEvent, now: Date): Promise<void> {
  const outcome = await withFreshIntent(failed.intentId, now, (intent, at) =>
    inPaymentTransaction(async (session) => {
      if (!(await insertEvent({ id: failed.eventId, type: 'refund.failed', receivedAt: at }, session)))
        return 'repeated';
      const isPaid = intent?.status === 'succeeded';
      const applied = isPaid ? await applyFailedRefund(failed, intent, at, session) : 'acknowledged';
      await setEventOutcome(failed.eventId, applied, session);
      return applied;
    }),
  );
  if (outcome !== 'acknowledged') await runEffects(outcome, failed.intentId);
}

/**
 * Applies refunds made and failed since the last checkpoint, so that with lost webhooks they are applied within a
 * minute (product §4.6). A failure is logged and retried in the next round. Returns how many payments and failures
 * were new. Throws during an outage of the provider or the database.
 */
export async function reconcileRefunds(
  now: () => Date = () => new Date(),
  signal?: AbortSignal,
): Promise<number> {
  const began = now();
  const last = (await readCheckpoint(CHECKPOINT)) ?? new Date(began.getTime() - FIRST_ROUND_MS);
  const since = new Date(last.getTime() - OVERLAP_MS);
  const refunds = [...(await findNewRefunds(since))].map(([intentId, refundIds]) => ({
    intentId,
    apply: () => applyRefunds(intentId, refundIds, now()),
  }));
  const failures = (await findNewFailures(since)).map((failed) => ({
    intentId: failed.intentId,
    apply: () => applyFailure(failed, now()),
  }));
  const updates: PendingUpdate[] = [...refunds, ...failures];
  const { done } = await workOff({
    job: 'reconcile-refunds',
    items: updates,
    work: async ({ apply }) => {
      await apply();
      return true;
    },
    describe: ({ intentId }) => ({ intent: intentId }),
    signal,
  });
  if (done === updates.length) await writeCheckpoint(CHECKPOINT, began);
  return updates.length;
}
