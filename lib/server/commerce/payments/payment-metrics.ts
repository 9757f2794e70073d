import 'server-only';
import { counter, gauge, type Metric } from '@/lib/server/platform/metrics/metric';
import { countPayments } from './payment-counts.repository';
import { readCheckpoint, WEBHOOK_CHECKPOINT } from './webhooks/sync-checkpoints.repository';

const byState = (counts: readonly [string, number][]) =>
  counts.map(([state, count]): [Record<string, string>, number] => [{ state }, count]);

/** Returns how payments, refunds and disputes stand, and what is known of lost webhooks, as metrics. */
export async function paymentMetrics(): Promise<Metric[]> {
  const [{ intents, refunds, disputes, found }, webhookAt] = await Promise.all([
    countPayments(),
    readCheckpoint(WEBHOOK_CHECKPOINT),
  ]);
  return [
    gauge('forgeline_payment_intents', 'Payment intents, by state.', byState(intents)),
    gauge('forgeline_refunds', 'Refunds, by state.', byState(refunds)),
    gauge('forgeline_disputes', 'Disputed payments, by state.', byState(disputes)),
    counter(
      'forgeline_payments_found_by_reconciliation_total',
      'Payments that the store learned of by asking the provider, before any webhook.',
      [[{}, found]],
    ),
    gauge(
      'forgeline_webhook_last_received_timestamp_seconds',
      'When the last webhook of the payment provider arrived.',
      webhookAt ? [[{}, webhookAt.getTime() / 1000]] : [],
    ),
  ];
}
