import 'server-only';
import { Counter, Gauge, type Registry } from 'prom-client';
import { countPayments } from './payment-counts.repository';
import { readCheckpoint, WEBHOOK_CHECKPOINT } from './webhooks/sync-checkpoints.repository';

export async function addPaymentMetrics(registry: Registry): Promise<void> {
  const registers = [registry];
  const [{ intents, refunds, disputes, found }, webhookAt] = await Promise.all([
    countPayments(),
    readCheckpoint(WEBHOOK_CHECKPOINT),
  ]);
  const addByState = (name: string, help: string, counts: readonly [string, number][]) => {
    const gauge = new Gauge({ name, help, labelNames: ['state'], registers });
    for (const [state, count] of counts) gauge.set({ state }, count);
  };
  addByState('forgeline_payment_intents', 'Payment intents, by state.', intents);
  addByState('forgeline_refunds', 'Refunds, by state.', refunds);
  addByState('forgeline_disputes', 'Disputed payments, by state.', disputes);
  new Counter({
    name: 'forgeline_payments_found_by_reconciliation_total',
    help: 'Payments that the store learned of by asking the provider, before any webhook.',
    registers,
  }).inc(found);
  const received = new Gauge({
    name: 'forgeline_webhook_last_received_timestamp_seconds',
    help: 'When the last webhook of the payment provider arrived.',
    registers,
  });
  if (webhookAt) received.set(webhookAt.getTime() / 1000);
  // Without a sample: 0 would read as 1970.
  else received.remove();
}
