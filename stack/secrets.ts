import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NAMES = [
  'NEXTAUTH_SECRET',
  'ACCESS_TOKEN_SECRET',
  'SECOND_FACTOR_SECRET',
  'AUDIT_LOG_SECRET',
  'STRIPE_WEBHOOK_SECRET',
] as const;
export type Secrets = Record<(typeof NAMES)[number], string>;

function make(name: (typeof NAMES)[number]): string {
  const random = randomBytes(32).toString('base64url');
  return name === 'STRIPE_WEBHOOK_SECRET' ? `whsec_${random}` : random;
}

export function loadSecrets(dataDir: string, environment: NodeJS.ProcessEnv): Secrets {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'secrets.json');
  const stored: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const complete = Object.fromEntries(NAMES.map((name) => [name, stored[name] ?? make(name)])) as Secrets;
  if (NAMES.some((name) => stored[name] === undefined)) {
    writeFileSync(`${file}.new`, JSON.stringify(complete, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return Object.fromEntries(NAMES.map((name) => [name, environment[name] || complete[name]])) as Secrets;
}
