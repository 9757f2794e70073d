import 'server-only';
import { withSecretFiles } from './secret-files';
import { type Env, envSchema } from './settings/settings';

/**
 * The only reader and writer of the process environment in the product. Parsed once, at the first use and at server start
 * (server.ts), so that a bad setting stops the server with every wrong name listed at once, and the build
 * needs none. Values are never printed. What can be set: settings.ts.
 */
export type { Env } from './settings/settings';

/** A leaked secret must not compromise what another protects. */
const KEY_NAMES = [
  'NEXTAUTH_SECRET',
  'ACCESS_TOKEN_SECRET',
  'SECOND_FACTOR_SECRET',
  'AUDIT_LOG_SECRET',
] as const;

const RATE_LIMIT_SCALE_MAX_IN_PRODUCTION = 10;

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether nobody between browser and store can read what is sent to this address: https, or the machine itself. */
function isPrivateAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

/** Settings that only make sense beside emulators; a production server refuses them (product §12.4, §13.1). */
function emulatorProblems(env: Env): string[] {
  const problems: string[] = [];
  if (env.STRIPE_API_URL) problems.push('STRIPE_API_URL: points at an emulator, which production refuses');
  if (env.GOOGLE_WELL_KNOWN)
    problems.push('GOOGLE_WELL_KNOWN: points at an emulator, which production refuses');
  if (env.UNCAPPED_ACCOUNTS)
    problems.push('UNCAPPED_ACCOUNTS: is for tests and the demo, production refuses it');
  if (env.STRIPE_SECRET_KEY === 'sk_test_demo') problems.push('STRIPE_SECRET_KEY: is the emulator’s key');
  if (env.STRIPE_PUBLISHABLE_KEY === 'pk_test_demo')
    problems.push('STRIPE_PUBLISHABLE_KEY: is the emulator’s key');
  if (new URL(env.STRIPE_JS_URL).hostname !== 'js.stripe.com')
    problems.push('STRIPE_JS_URL: must be on js.stripe.com');
  if (!isPrivateAddress(env.NEXTAUTH_URL))
    problems.push('NEXTAUTH_URL: must start with https://, except on this machine (http://localhost)');
  if (env.RATE_LIMIT_SCALE > RATE_LIMIT_SCALE_MAX_IN_PRODUCTION) {
    problems.push(`RATE_LIMIT_SCALE: must be at most ${RATE_LIMIT_SCALE_MAX_IN_PRODUCTION} in production`);
  }
  return problems;
}

/** The message names every missing or malformed setting, one a line; never a value. */
export class EnvError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      `The environment is not usable (see docs/configuration.md):\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.name = 'EnvError';
  }
}

/** Secrets may be in the files that `<NAME>_FILE` names; an empty value counts as missing. Throws EnvError. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const { settings, problems: fileProblems } = withSecretFiles(source);
  const given = Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = envSchema.safeParse(given);
  if (!parsed.success || fileProblems.length > 0) {
    const issues = (parsed.error?.issues ?? []).map((issue) => {
      const name = String(issue.path[0]);
      return { name, problem: `${name}: ${given[name] === undefined ? 'is missing' : issue.message}` };
    });
    const hasFileProblem = (name: string) => fileProblems.some((line) => line.startsWith(`${name}_FILE`));
    throw new EnvError([
      ...fileProblems,
      ...issues.filter(({ name }) => !hasFileProblem(name)).map(({ problem }) => problem),
    ]);
  }
  const env = parsed.data;
  const problems = env.FORGELINE_EMULATORS ? [] : emulatorProblems(env);
  if (Boolean(env.GOOGLE_CLIENT_ID) !== Boolean(env.GOOGLE_CLIENT_SECRET)) {
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both or neither');
  }
  if (Boolean(env.S3_ACCESS_KEY_ID) !== Boolean(env.S3_SECRET_ACCESS_KEY)) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both or neither');
  }
  if (env.FILE_STORAGE === 's3' && !env.S3_BUCKET) problems.push('S3_BUCKET: FILE_STORAGE=s3 needs it');
  const secrets = KEY_NAMES.map((name) => env[name]);
  if (new Set(secrets).size < secrets.length)
    problems.push(`${KEY_NAMES.join(', ')}: each needs a value of its own`);
  if (problems.length > 0) throw new EnvError(problems);
  return env;
}

let cached: Env | undefined;

/** Throws EnvError at the first call if the settings are not usable. */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}

/** For a library that reads its configuration from the environment alone. */
export function setProcessEnv(name: string, value: string): void {
  process.env[name] = value;
}

/** Under `next dev`, whose tools need scripts that a store's policy refuses; replaced by a constant at build. */
export const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';
