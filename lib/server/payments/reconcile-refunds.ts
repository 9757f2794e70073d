import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { withFreshIntent } from './fresh-intent';
import { inSettlement } from './in-settlement';
import { type FailedRefund, listFailuresSince, listRefundsSince, type ProviderRefund } from './provider';
import { findKnownEvents, insertEvent, setEventOutcome } from './provider-events.repository';
import { readLastLook, writeLastLook } from './provider-looks.repository';
import { releaseEffects } from './release-effects';
import { settlePayment } from './settle-payment';
import { takeFailedRefund } from './take-failed-refund';

const LOOK = 'refunds';
/** Of the first look ever: what the provider's dashboard did before is older than any webhook that is still sent again. */
const FIRST_LOOK_BACK_MS = 30 * 24 * 3_600_000;
/** The provider's clock and ours may differ, and a list may lag behind what happened. */
const OVERLAP_MS = 10 * 60_000;

/** Refunds that were not looked at yet, by their intent. */
async function findNews(since: Date): Promise<Map<string, string[]>> {
  const listed = await listRefundsSince(since);
  const known = await findKnownEvents(listed.map(({ id }) => id));
  const news = new Map<string, string[]>();
  for (const { id, intentId } of listed.filter((refund: ProviderRefund) => !known.has(refund.id))) {
    news.set(intentId, [...(news.get(intentId) ?? []), id]);
  }
  return news;
}

/** Failures that no webhook told of. */
async function findNewFailures(since: Date): Promise<(FailedRefund & { eventId: string })[]> {
  const listed = await listFailuresSince(since);
  const known = await findKnownEvents(listed.map(({ eventId }) => eventId));
  return listed.filter(({ eventId }) => !known.has(eventId)).reverse();
}

/** The inbox of events keeps the refunds looked at too, in the same transaction as what they brought about. */
async function takeRefunds(intentId: string, refundIds: readonly string[], now: Date): Promise<void> {
  const settlement = await withFreshIntent(intentId, now, (intent, at) =>
    inSettlement(async (session) => {
      const isPaid = intent?.status === 'succeeded';
      const outcome = isPaid ? await settlePayment(intent, { by: 'system', at }, session) : 'foreign';
      for (const id of refundIds) {
        await insertEvent({ id, type: 'refund', receivedAt: at }, session);
        await setEventOutcome(id, outcome, session);
      }
      return outcome;
    }),
  );
  await releaseEffects(settlement, intentId);
}

/** A failure whose webhook never came, as if it came now. */
async function takeFailure(failed: FailedRefund & { eventId: string }, now: Date): Promise<void> {
  const outcome = await withFreshIntent(failed.intentId, now, (intent, at) =>
    inSettlement(async (session) => {
      if (!(await insertEvent({ id: failed.eventId, type: 'refund.failed', receivedAt: at }, session)))
        return 'repeated';
      const isPaid = intent?.status === 'succeeded';
      const taken = isPaid ? await takeFailedRefund(failed, intent, at, session) : 'acknowledged';
      await setEventOutcome(failed.eventId, taken, session);
      return taken;
    }),
  );
  if (outcome !== 'acknowledged') await releaseEffects(outcome, failed.intentId);
}

/** Takes everything, one after the other. What cannot be taken is logged and holds up nothing else; answers how many. */
async function takeAll(
  news: readonly { intentId: string; take: () => Promise<void> }[],
  now: () => Date,
): Promise<number> {
  let failed = 0;
  for (const { intentId, take } of news) {
    try {
      await take();
    } catch (error) {
      if (!(error instanceof Error) || error instanceof AppError || error.name.startsWith('Mongo'))
        throw error;
      failed += 1;
      const at = now().toISOString();
      const reason = error.message;
      console.error(JSON.stringify({ level: 'error', at, event: 'reconcile-refunds', intentId, reason }));
    }
  }
  return failed;
}

/**
 * Asks the provider for refunds made since the last look, and for those that failed since, so that one made in its
 * dashboard, or sent back by the bank, is applied within a minute though its webhooks were lost; what is known changes
 * nothing. An outage ends the round by an error, and what could not be taken is looked at again by the next. Answers how
 * many payments and failures were looked at.
 */
export async function reconcileRefunds(now: () => Date = () => new Date()): Promise<number> {
  const began = now();
  const last = (await readLastLook(LOOK)) ?? new Date(began.getTime() - FIRST_LOOK_BACK_MS);
  const since = new Date(last.getTime() - OVERLAP_MS);
  const made = [...(await findNews(since))].map(([intentId, refundIds]) => ({
    intentId,
    take: () => takeRefunds(intentId, refundIds, now()),
  }));
  const failures = (await findNewFailures(since)).map((failed) => ({
    intentId: failed.intentId,
    take: () => takeFailure(failed, now()),
  }));
  const news = [...made, ...failures];
  if ((await takeAll(news, now)) === 0) await writeLastLook(LOOK, began);
  return news.length;
}
