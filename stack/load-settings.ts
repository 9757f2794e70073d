import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths';

/** For required settings that a command does not use. */
const UNUSED = {
  MONGODB_URI: 'mongodb://localhost:1',
  NEXTAUTH_URL: 'http://localhost:3000',
  NEXTAUTH_SECRET: 'session-key-not-used-by-scripts-over-the-database',
  AUDIT_LOG_SECRET: 'audit-key-not-used-by-scripts-over-the-database',
  ACCESS_TOKEN_SECRET: 'token-key-not-used-by-scripts-over-the-database',
  SECOND_FACTOR_SECRET: 'factor-key-not-used-by-scripts-over-the-database',
  STRIPE_SECRET_KEY: 'sk_not_used',
  STRIPE_PUBLISHABLE_KEY: 'pk_not_used',
  STRIPE_WEBHOOK_SECRET: 'whsec_not_used',
  SMTP_URL: 'smtp://localhost:1',
};
type Required = keyof typeof UNUSED;

/** Optional settings that only servers use, and those that belong to a required one. */
const OF_SERVERS = ['RATE_LIMIT_SCALE', 'UNCAPPED_ACCOUNTS', 'GOOGLE_WELL_KNOWN'] as const;
const BELONGS_TO: Partial<Record<Required, readonly string[]>> = {
  STRIPE_SECRET_KEY: ['STRIPE_API_URL'],
  STRIPE_PUBLISHABLE_KEY: ['STRIPE_JS_URL'],
};

/** The demo's settings, for commands beside it. */
const demoFile = (dataDir: string) => path.join(dataDir, 'environment.json');

/** Writes what the demo's store runs with into its data folder, which its owner alone can read: it has keys. */
export function writeDemoSettings(dataDir: string, settings: Readonly<Record<string, string>>): void {
  const file = demoFile(dataDir);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(settings, null, 2), { mode: 0o600 });
}

export function readEnvFile(): void {
  const file = inRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

const isSet = (name: string) => Boolean(process.env[name] || process.env[`${name}_FILE`]);

/**
 * Completes the environment from `.env`, and if neither names a database from the demo in the data folder. Returns whether one of
 * the three did.
 */
function readSettings(): boolean {
  readEnvFile();
  if (isSet('MONGODB_URI')) return true;
  const file = demoFile(path.resolve(process.env.DATA_DIR || inRoot('.data')));
  if (!existsSync(file)) return false;
  for (const [name, value] of Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))))
    if (!isSet(name)) process.env[name] = value;
  return true;
}

/**
 * Completes the environment, from `.env` too, for a command that uses only these of the required settings: whether the others
 * are missing or unusable does not matter to it.
 */
export function loadPartly(needed: readonly Required[]): void {
  readEnvFile();
  const drop = (name: string) => {
    delete process.env[name];
    delete process.env[`${name}_FILE`];
  };
  for (const name of OF_SERVERS) drop(name);
  for (const [name, value] of Object.entries(UNUSED)) {
    if (needed.includes(name as Required)) continue;
    for (const other of [name, ...(BELONGS_TO[name as Required] ?? [])]) drop(other);
    process.env[name] = value;
  }
}

/**
 * For a command on the store's database: that of the environment or `.env`, else the running demo's. `needed` are the other
 * required settings it uses. Throws if there is no database.
 */
export function loadSettings(needed: readonly Required[] = []): void {
  if (!readSettings()) throw new Error('MONGODB_URI is not set, and there is no demo here.');
  loadPartly(['MONGODB_URI', ...needed]);
  process.env.BACKGROUND_WORK = '0';
}

/** The same for a command that uses all settings, and names those that are missing. */
export function loadAllSettings(): void {
  readSettings();
  process.env.BACKGROUND_WORK = '0';
}
