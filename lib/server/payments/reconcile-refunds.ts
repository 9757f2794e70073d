import 'server-only';
import { inTransaction } from '@/lib/server/db/transaction';
import { AppError } from '@/lib/shared/errors';
import { listRefundsSince, type ProviderRefund, retrieveIntent } from './provider';
import { findKnownEvents, insertEvent, setEventOutcome } from './provider-events.repository';
import { readLastLook, writeLastLook } from './provider-looks.repository';
import { releaseEffects } from './release-effects';
import { settlePayment } from './settle-payment';

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

/** The inbox of events keeps the refunds looked at too, in the same transaction as what they brought about. */
async function takeRefunds(intentId: string, refundIds: readonly string[], at: Date): Promise<void> {
  const intent = await retrieveIntent(intentId);
  const settlement = await inTransaction(async (session) => {
    const outcome =
      intent?.status === 'succeeded' ? await settlePayment(intent, { by: 'system', at }, session) : 'foreign';
    for (const id of refundIds) {
      await insertEvent({ id, type: 'refund', receivedAt: at }, session);
      await setEventOutcome(id, outcome, session);
    }
    return outcome;
  });
  await releaseEffects(settlement, intentId);
}

/**
 * Asks the provider for refunds made since the last look, so that one made in its dashboard is applied within a minute
 * though its webhooks were lost; those of ours are known and change nothing. An outage ends the round by an error, and
 * what could not be taken is looked at again by the next. Answers how many payments were looked at.
 */
export async function reconcileRefunds(now: () => Date = () => new Date()): Promise<number> {
  const began = now();
  const last = (await readLastLook(LOOK)) ?? new Date(began.getTime() - FIRST_LOOK_BACK_MS);
  const news = await findNews(new Date(last.getTime() - OVERLAP_MS));
  let failed = 0;
  for (const [intentId, refundIds] of news) {
    try {
      await takeRefunds(intentId, refundIds, now());
    } catch (error) {
      if (!(error instanceof Error) || error instanceof AppError || error.name.startsWith('Mongo'))
        throw error;
      failed += 1;
      const at = now().toISOString();
      const reason = error.message;
      console.error(JSON.stringify({ level: 'error', at, event: 'reconcile-refunds', intentId, reason }));
    }
  }
  if (failed === 0) await writeLastLook(LOOK, began);
  return news.size;
}
