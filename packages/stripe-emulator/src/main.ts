import { join } from 'node:path';
import { portFromEnv, runEmulatorProcess } from '@forgeline/emulator-kit/emulator-process';
import { startStripeEmulator } from './server';

const { STRIPE_WEBHOOK_URL, STRIPE_WEBHOOK_SECRET, STRIPE_EMULATOR_LOG } = process.env;
/** Others than those of the demo, which a production server refuses. */
const { STRIPE_EMULATOR_SECRET_KEY, STRIPE_EMULATOR_PUBLISHABLE_KEY } = process.env;

await runEmulatorProcess('Stripe emulator', () =>
  startStripeEmulator({
    port: portFromEnv('STRIPE_PORT', 12_111),
    dataDir: join(process.env.DATA_DIR ?? '.data', 'stripe'),
    ...(STRIPE_WEBHOOK_URL && STRIPE_WEBHOOK_SECRET
      ? { webhookUrl: STRIPE_WEBHOOK_URL, webhookSecret: STRIPE_WEBHOOK_SECRET }
      : {}),
    ...(STRIPE_EMULATOR_SECRET_KEY && { secretKey: STRIPE_EMULATOR_SECRET_KEY }),
    ...(STRIPE_EMULATOR_PUBLISHABLE_KEY && { publishableKey: STRIPE_EMULATOR_PUBLISHABLE_KEY }),
    ...(STRIPE_EMULATOR_LOG && { log: (line: string) => process.stderr.write(`stripe: ${line}\n`) }),
  }),
);
