import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '@forgeline/emulator-kit/process-state';
import { EarlierDataError } from '@/lib/server/platform/db/prepare-database';
import { Children } from './children';
import { type Services, startEmulators } from './emulators';
import { writeDemoSettings } from './load-settings';
import { type Ports, requireFree } from './ports';
import { loadSecrets } from './secrets';
import { seedStore } from './seed/seed-store';
import { DEMO_BANK_DETAILS } from './seed-data/demo/bank-details';
import type { SignIn } from './seed-data/demo/sign-ins';
import { startStoreProcess } from './store';

/** Far above a real store's: in a demo or a test one account does what many people do. */
const GENEROUS_LIMITS = {
  UNCAPPED_ACCOUNTS: '1',
  OPEN_ORDERS_MAX: '200',
  OPEN_ORDERS_MAX_UNVERIFIED: '100',
  PAYMENT_INTENTS_MAX: '10000',
  CARD_DECLINES_MAX: '25',
  ORDER_MAILS_MAX: '1000',
  RENDERINGS_BURST: '100000',
} as const;

function limitsBesideEmulators(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(GENEROUS_LIMITS).filter(([name]) => !environment[name]));
}

/** A receiver of webhooks on this machine, as docs/webhooks.md has one. */
function receiverBeside(
  { WEBHOOK_PRIVATE_HOSTS }: NodeJS.ProcessEnv,
  { receiver }: Ports,
): Record<string, string> {
  const hosts = [`localhost:${receiver}`, `127.0.0.1:${receiver}`].join();
  return { WEBHOOK_PRIVATE_HOSTS: WEBHOOK_PRIVATE_HOSTS || hosts };
}

/** Who tries the demo registers with their own address, which the contract's rule may refuse. */
function settingsOfDemo({ REGISTRATION_EMAILS = 'any' }: NodeJS.ProcessEnv): Record<string, string> {
  return { REGISTRATION_EMAILS };
}

/** `fresh` empties the folder. Throws if another running stack uses it, so that `--fresh` never deletes data in use. */
function claimDataFolder(dataDir: string, { fresh = false } = {}): void {
  const file = path.join(dataDir, 'stack.pid');
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `The data folder ${dataDir} is used by another running Forgeline (process ${holder}). Stop it, or set DATA_DIR to another folder.`,
    );
  }
  if (fresh) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, String(process.pid));
}

function releaseDataFolder(dataDir: string): void {
  const file = path.join(dataDir, 'stack.pid');
  if (existsSync(file) && readFileSync(file, 'utf8') === String(process.pid)) rmSync(file, { force: true });
}

export type Stack = {
  url: string;
  mailboxUrl: string | null;
  signIns: readonly SignIn[];
  services: Services;
  environment: Record<string, string>;
  stop: () => Promise<void>;
};

type StackOptions = {
  mode: 'start' | 'dev';
  ports: Ports;
  dataDir: string;
  fresh?: boolean;
  /** New data without the demo's shop. */
  empty?: boolean;
  buildEnvironment: Record<string, string>;
  logFile?: string;
  overrides?: Record<string, string>;
  /** With all of the demo's data: see `seedStore`. */
  isDemo?: boolean;
  onCrash: (line: string) => void;
};

/** For data of an earlier release in the data folder, where only starting over helps. */
function explain(error: unknown, dataDir: string): unknown {
  if (!(error instanceof EarlierDataError) || process.env.MONGODB_URI) return error;
  return new Error(
    `The data in ${dataDir} is from before 0.2.0, which this release cannot read: \`npm run demo -- --fresh\` starts over.`,
  );
}

/** Emulators for what the environment does not name, demo data, and the store itself. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, dataDir } = options;
  const children = new Children(options.logFile);
  children.onCrash(options.onCrash);
  const stop = async () => {
    await children.stop();
    releaseDataFolder(dataDir);
  };
  await requireFree(ports.store, 'the store', 'PORT');
  // Seeded invoices have it as well as those that the store issues.
  if (options.isDemo) process.env.BANK_DETAILS ||= DEMO_BANK_DETAILS;
  claimDataFolder(dataDir, { fresh: options.fresh || options.empty || false });
  try {
    const secrets = loadSecrets(path.resolve(dataDir), process.env);
    const services = await startEmulators({
      children,
      ports,
      dataDir,
      secrets,
      environment: process.env,
    });
    const url = `http://localhost:${ports.store}`;
    const environment: Record<string, string> = {
      NEXTAUTH_URL: process.env.NEXTAUTH_URL || url,
      FORGELINE_EMULATORS: '1',
      ...(options.isDemo && settingsOfDemo(process.env)),
      ...limitsBesideEmulators(process.env),
      ...receiverBeside(process.env, ports),
      ...secrets,
      ...services.environment,
      ...options.buildEnvironment,
      ...options.overrides,
    };
    const { signIns } = await seedStore({
      uri: environment.MONGODB_URI ?? '',
      database: environment.MONGODB_DB || process.env.MONGODB_DB || 'forgeline',
      isEmpty: options.empty ?? false,
      ...(services.environment.STRIPE_API_URL && { paymentEmulatorUrl: services.environment.STRIPE_API_URL }),
      isDemo: options.isDemo ?? false,
    });
    writeDemoSettings(dataDir, environment);
    await startStoreProcess({ children, port: ports.store, mode: options.mode, environment });
    return { url, mailboxUrl: services.mailboxUrl, signIns, services, environment, stop };
  } catch (error) {
    await stop();
    throw explain(error, dataDir);
  }
}
