import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths';
import { portsFromEnvironment } from './ports';
import type { Secrets } from './secrets';

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

function demoSecrets(): Partial<Secrets> {
  const file = path.join(path.resolve(process.env.DATA_DIR || inRoot('.data')), 'secrets.json');
  if (!existsSync(file)) throw new Error('MONGODB_URI is not set, and there is no demo here.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function readEnvFile(): void {
  const file = inRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

const isSet = (name: string) => Boolean(process.env[name] || process.env[`${name}_FILE`]);

export function loadPartly(needed: readonly string[]): void {
  readEnvFile();
  for (const [name, value] of Object.entries(UNUSED))
    if (!isSet(name) && !needed.includes(name)) process.env[name] = value;
}

/**
 * For a command on the store's database: that of the environment or `.env`, else the running demo's. `needed` are the other
 * required settings it uses. Throws if there is no database.
 */
export function loadSettings(needed: readonly string[] = []): void {
  readEnvFile();
  if (!isSet('MONGODB_URI')) {
    const { AUDIT_LOG_SECRET } = demoSecrets();
    process.env.MONGODB_URI = `mongodb://127.0.0.1:${portsFromEnvironment(process.env).mongo}/?directConnection=true`;
    process.env.AUDIT_LOG_SECRET ||= AUDIT_LOG_SECRET ?? '';
  }
  loadPartly(needed);
  process.env.BACKGROUND_WORK = '0';
}
