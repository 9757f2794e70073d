import path from 'node:path';
import type { Children } from './children';
import { type Ports, requireFree } from './ports';
import type { Secrets } from './secrets';

export type EmulatorOptions = {
  children: Children;
  ports: Ports;
  dataDir: string;
  secrets: Secrets;
  environment: Record<string, string | undefined>;
};

type Settings = Record<string, string>;
export type Services = { environment: Settings; mailboxUrl: string | null };

const GOOGLE_EMULATOR_CLIENT = 'google-demo-client';

/**
 * On loopback, for each service that the environment does not name: `MONGODB_URI`, `STRIPE_SECRET_KEY`, `SMTP_URL`,
 * `GOOGLE_CLIENT_ID` and `VIES_URL` each replace one.
 */
export async function startEmulators(options: EmulatorOptions): Promise<Services> {
  const [mongo, stripe, mail, google, vies] = await Promise.all([
    startMongo(options),
    startStripe(options),
    startMail(options),
    startGoogle(options),
    startVies(options),
  ]);
  return {
    environment: { ...mongo, ...stripe, ...mail.environment, ...google, ...vies },
    mailboxUrl: mail.mailboxUrl,
  };
}

export async function startMongo({
  children,
  ports,
  dataDir,
  environment,
}: Omit<EmulatorOptions, 'secrets'> & { secrets?: Secrets }): Promise<Settings> {
  const uri = environment.MONGODB_URI;
  if (uri) return { MONGODB_URI: uri };
  await requireFree(ports.mongo, 'the database emulator', 'MONGO_PORT');
  const args = ['--demo', '--port', String(ports.mongo), '--data', path.join(dataDir, 'mongo')];
  const ready = await children.startReady<{ uri: string }>({
    name: 'mongo',
    emulator: 'mongo-emulator',
    args,
  });
  return { MONGODB_URI: ready.uri };
}

async function startStripe({
  children,
  ports,
  dataDir,
  secrets,
  environment,
}: EmulatorOptions): Promise<Settings> {
  if (environment.STRIPE_SECRET_KEY) return {};
  await requireFree(ports.stripe, 'the payment emulator', 'STRIPE_PORT');
  const ready = await children.startReady<{ url: string }>({
    name: 'stripe',
    emulator: 'stripe-emulator',
    environment: {
      STRIPE_PORT: String(ports.stripe),
      DATA_DIR: path.resolve(dataDir),
      STRIPE_WEBHOOK_URL: `http://127.0.0.1:${ports.store}/api/webhooks/stripe`,
      STRIPE_WEBHOOK_SECRET: secrets.STRIPE_WEBHOOK_SECRET,
    },
  });
  return {
    STRIPE_SECRET_KEY: 'sk_test_demo',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_demo',
    STRIPE_API_URL: ready.url,
    STRIPE_JS_URL: new URL('/v3/', ready.url).href,
  };
}

async function startMail({
  children,
  ports,
  dataDir,
  environment,
}: EmulatorOptions): Promise<{ environment: Settings; mailboxUrl: string | null }> {
  if (environment.SMTP_URL) return { environment: {}, mailboxUrl: null };
  await requireFree(ports.mail, 'the mailbox', 'MAIL_PORT');
  const ready = await children.startReady<{ url: string; smtpUrl: string }>({
    name: 'mail',
    emulator: 'mailbox',
    environment: { MAIL_PORT: String(ports.mail), SMTP_PORT: '0', DATA_DIR: path.resolve(dataDir) },
  });
  return { environment: { SMTP_URL: ready.smtpUrl }, mailboxUrl: `http://localhost:${ports.mail}/` };
}

async function startGoogle({ children, ports, dataDir, environment }: EmulatorOptions): Promise<Settings> {
  if (environment.GOOGLE_CLIENT_ID) return {};
  await requireFree(ports.google, 'the Google emulator', 'GOOGLE_PORT');
  const ready = await children.startReady<{ wellKnownUrl: string }>({
    name: 'google',
    emulator: 'google-emulator',
    environment: { GOOGLE_PORT: String(ports.google), DATA_DIR: path.resolve(dataDir) },
  });
  return {
    GOOGLE_CLIENT_ID: GOOGLE_EMULATOR_CLIENT,
    GOOGLE_CLIENT_SECRET: 'google-demo-secret',
    GOOGLE_WELL_KNOWN: ready.wellKnownUrl,
  };
}

async function startVies({ children, ports, environment }: EmulatorOptions): Promise<Settings> {
  if (environment.VIES_URL) return {};
  await requireFree(ports.vies, 'the emulator of VAT numbers', 'VIES_PORT');
  const ready = await children.startReady<{ url: string }>({
    name: 'vies',
    emulator: 'vies-emulator',
    environment: { VIES_PORT: String(ports.vies) },
  });
  return { VIES_URL: ready.url };
}
