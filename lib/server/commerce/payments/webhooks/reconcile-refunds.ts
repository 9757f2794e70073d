import 'server-only';
import { inPaymentTransaction } from '@/lib/server/commerce/payments/in-payment-transaction';
import { applyPayment } from '@/lib/server/commerce/payments/intents/apply-payment';
import { runEffects } from '@/lib/server/commerce/payments/intents/run-effects';
import { withFreshIntent } from '@/lib/server/commerce/payments/provider/fresh-intent';
import {
  type FailedRefund,
  listFailuresSince,
  listRefundsSince,
} from '@/lib/server/commerce/payments/provider/provider-refunds';
import { workOff } from '@/lib/server/platform/jobs/work-off';
import { applyFailedRefund } from './apply-failed-refund';
import { findKnownEvents, insertEvent, setEventOutcome } from './provider-events.repository';
import { readCheckpoint, writeCheckpoint } from './sync-checkpoints.repository';

const CHECKPOINT = 'refunds';
/** How far back the first round goes: webhooks of anything older are not sent again. */
const FIRST_ROUND_MS = 30 * 24 * 3_600_000;
/** The provider's clock and the store's may differ, and its lists may lag behind. */
const OVERLAP_MS = 10 * 60_000;

type FailureEvent = FailedRefund & { eventId: string };
type News = { intentId: string; apply: () => Promise<void> };

/** Returns the ids of refunds that were not applied yet, by their intent. */
async function findNewRefunds(since: Date): Promise<Map<string, string[]>> {
  const listed = await listRefundsSince(since);
  const known = await findKnownEvents(listed.map(({ id }) => id));
  const byIntent = new Map<string, string[]>();
  for (const { id, intentId } of listed.filter((refund) => !known.has(refund.id))) {
    byIntent.set(intentId, [...(byIntent.get(intentId) ?? []), id]);
  }
  return byIntent;
}

/** Returns the failures whose webhooks were lost, oldest first. */
async function findNewFailures(since: Date): Promise<FailureEvent[]> {
  const listed = await listFailuresSince(since);
  const known = await findKnownEvents(listed.map(({ eventId }) => eventId));
  return listed.filter(({ eventId }) => !known.has(eventId)).reverse();
}

/** Applies refunds of one intent. Each is recorded among the events, in the transaction of its effect. */
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

/** Applies a failure as if its webhook had arrived now. */
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
 * Asks the provider for refunds made and failed since the last checkpoint, so that one made in its dashboard or sent back
 * by a bank is applied within a minute though its webhooks were lost (product §4.6); what is known changes nothing. What
 * could not be applied is logged, holds up nothing else, and is asked for again in the next round. Returns how many
 * payments and failures were new. Throws during an outage of the provider or the database.
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
  const news: News[] = [...refunds, ...failures];
  const { done } = await workOff({
    job: 'reconcile-refunds',
    items: news,
    work: async ({ apply }) => {
      await apply();
      return true;
    },
    describe: ({ intentId }) => ({ intent: intentId }),
    signal,
  });
  if (done === news.length) await writeCheckpoint(CHECKPOINT, began);
  return news.length;
}
