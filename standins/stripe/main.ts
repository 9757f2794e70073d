import { join } from 'node:path';
import { portFromEnv, runStandinProcess } from '@/standins/standin-process';
import { startStripeStandin } from './server';

const { STRIPE_WEBHOOK_URL, STRIPE_WEBHOOK_SECRET, STRIPE_STANDIN_LOG } = process.env;

await runStandinProcess('Stripe', () =>
  startStripeStandin({
    port: portFromEnv('STRIPE_PORT', 12_111),
    dataDir: join(process.env.DATA_DIR ?? '.data', 'stripe'),
    ...(STRIPE_WEBHOOK_URL && STRIPE_WEBHOOK_SECRET
      ? { webhookUrl: STRIPE_WEBHOOK_URL, webhookSecret: STRIPE_WEBHOOK_SECRET }
      : {}),
    ...(STRIPE_STANDIN_LOG && { log: (line: string) => process.stderr.write(`stripe: ${line}\n`) }),
  }),
);
