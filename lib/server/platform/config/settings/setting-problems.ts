import type { z } from 'zod';
import type { Env } from './settings';

/** A leaked secret must not compromise what another protects. */
const KEY_NAMES = [
  'NEXTAUTH_SECRET',
  'ACCESS_TOKEN_SECRET',
  'SECOND_FACTOR_SECRET',
  'AUDIT_LOG_SECRET',
] as const;

const RATE_LIMIT_SCALE_MAX_IN_PRODUCTION = 10;

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Returns whether nobody between browser and store can read what is sent to this address: https, or the machine itself. */
function isPrivateAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

/** Settings that only make sense beside emulators; a production server refuses them (product §12.4, §13.1). */
function emulatorProblems(env: Partial<Env>): string[] {
  const problems: string[] = [];
  if (env.STRIPE_API_URL) problems.push('STRIPE_API_URL: points at an emulator, which production refuses');
  if (env.GOOGLE_WELL_KNOWN)
    problems.push('GOOGLE_WELL_KNOWN: points at an emulator, which production refuses');
  if (env.UNCAPPED_ACCOUNTS)
    problems.push('UNCAPPED_ACCOUNTS: is for tests and the demo, production refuses it');
  if (env.STRIPE_SECRET_KEY === 'sk_test_demo') problems.push('STRIPE_SECRET_KEY: is the emulator’s key');
  if (env.STRIPE_PUBLISHABLE_KEY === 'pk_test_demo')
    problems.push('STRIPE_PUBLISHABLE_KEY: is the emulator’s key');
  if (env.STRIPE_JS_URL && new URL(env.STRIPE_JS_URL).hostname !== 'js.stripe.com')
    problems.push('STRIPE_JS_URL: must be on js.stripe.com');
  if (env.NEXTAUTH_URL && !isPrivateAddress(env.NEXTAUTH_URL))
    problems.push('NEXTAUTH_URL: must start with https://, except on this machine (http://localhost)');
  if (env.VIES_URL && !isPrivateAddress(env.VIES_URL))
    problems.push('VIES_URL: must start with https://, except on this machine (http://localhost)');
  if (env.RATE_LIMIT_SCALE && env.RATE_LIMIT_SCALE > RATE_LIMIT_SCALE_MAX_IN_PRODUCTION) {
    problems.push(`RATE_LIMIT_SCALE: must be at most ${RATE_LIMIT_SCALE_MAX_IN_PRODUCTION} in production`);
  }
  return problems;
}

/**
 * Returns what is wrong with settings that are right by themselves. `env` lacks those that are not; `isGiven` says which are set
 * at all, right or wrong.
 */
export function problemsTogether(env: Partial<Env>, isGiven: (name: keyof Env) => boolean): string[] {
  const problems = env.FORGELINE_EMULATORS ? [] : emulatorProblems(env);
  const pairs = [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ] as const;
  for (const [one, other] of pairs)
    if (isGiven(one) !== isGiven(other)) problems.push(`${one} and ${other}: set both or neither`);
  if (env.FILE_STORAGE === 's3' && !isGiven('S3_BUCKET'))
    problems.push('S3_BUCKET: FILE_STORAGE=s3 needs it');
  const secrets = KEY_NAMES.map((name) => env[name]).filter((secret) => secret !== undefined);
  if (new Set(secrets).size < secrets.length)
    problems.push(`${KEY_NAMES.join(', ')}: each needs a value of its own`);
  return problems;
}

type Issue = z.core.$ZodRawIssue;

const FORMATS: Readonly<Record<string, string>> = {
  url: 'must be an address such as https://shop.example.com',
  email: 'must be an e-mail address',
};

function size({ origin, minimum, maximum, inclusive }: Issue): string | undefined {
  const limit = minimum ?? maximum;
  const [above, below] = inclusive ? ['at least', 'at most'] : ['above', 'below'];
  const range = `${minimum === undefined ? below : above} ${limit}`;
  if (origin === 'string') return `must have ${range} characters`;
  return origin === 'array' ? `must have ${range} values` : `must be ${range}`;
}

/** Says what a setting must be, where its schema does not; for Zod's `error`. Never says what it is: it may be a secret. */
export function settingProblem(issue: Issue): string | undefined {
  const { code, expected, format, values } = issue;
  if (code === 'invalid_type') return expected === 'int' ? 'must be a whole number' : 'must be a number';
  if (code === 'invalid_value' && Array.isArray(values)) return `must be one of ${values.join(', ')}`;
  if (code === 'too_small' || code === 'too_big') return size(issue);
  if (code === 'invalid_format') return FORMATS[String(format)] ?? 'has characters that it must not have';
  return undefined;
}
