import 'server-only';
import { z } from 'zod';
import { BRAND } from '@/lib/shared/brand';
import { LANGUAGES } from '@/lib/shared/languages';

/**
 * The only reader and writer of the process environment in the product. Parsed once, at the first use and at server start
 * (server.ts), so that a bad setting stops the server with every wrong name listed at once, and the build
 * needs none. Values are never printed.
 */
const url = z.url();
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const count = z.coerce.number().int().min(1).max(100_000);
const percent = z.coerce.number().min(0).max(100);
const secret = z.string().min(32, 'must be at least 32 characters');
const previousSecrets = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  )
  .pipe(z.array(secret));

const envSchema = z.object({
  NEXTAUTH_URL: url,
  /** Encrypts session cookies. */
  NEXTAUTH_SECRET: secret,
  /** Signs access tokens. */
  ACCESS_TOKEN_SECRET: secret,
  /** Encrypts the secrets of second factors, and keys the hashes of their recovery codes. */
  SECOND_FACTOR_SECRET: secret,
  /** Recently replaced secrets, separated by commas: what they signed is still valid. */
  NEXTAUTH_SECRET_PREVIOUS: previousSecrets,
  ACCESS_TOKEN_SECRET_PREVIOUS: previousSecrets,
  SECOND_FACTOR_SECRET_PREVIOUS: previousSecrets,
  /** Whether admins need a second factor before they can act as admins. */
  REQUIRE_ADMIN_TOTP: flag.default(false),
  /** Seals the audit log. */
  AUDIT_LOG_SECRET: secret,
  /** Every key that sealed it before, separated by commas; for verification alone. */
  AUDIT_LOG_SECRET_PREVIOUS: previousSecrets,
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb:// or mongodb+srv://'),
  MONGODB_DB: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,60}$/)
    .default('forgeline'),
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_/, 'must be a secret key, sk_…'),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must be a publishable key, pk_…'),
  STRIPE_WEBHOOK_SECRET: z.string().min(8),
  STRIPE_API_URL: url.optional(),
  STRIPE_JS_URL: url.default('https://js.stripe.com/v3/'),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'),
  /** How many mails are sent at a time, over as many connections. */
  MAIL_CONNECTIONS: z.coerce.number().int().min(1).max(50).default(10),
  MAIL_FROM: z.string().min(3).default('Forgeline <no-reply@forgeline.example>'),
  CONTACT_EMAIL: z.email().default(BRAND.contactEmail),
  CONTACT_LANGUAGE: z.enum(LANGUAGES.all).default(LANGUAGES.default),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_WELL_KNOWN: url.optional(),
  ORDER_EXPIRY_HOURS: z.coerce
    .number()
    .positive()
    .max(24 * 365)
    .default(72),
  /** The hold of an account whose e-mail is not verified; never longer than the other. */
  ORDER_EXPIRY_HOURS_UNVERIFIED: z.coerce
    .number()
    .positive()
    .max(24 * 365)
    .default(24),
  ORDER_EXPIRY_WARNING_HOURS: z.coerce
    .number()
    .min(0)
    .max(24 * 30)
    .default(24),
  /** Unpaid orders of one account at a time. */
  OPEN_ORDERS_MAX: count.default(20),
  OPEN_ORDERS_MAX_UNVERIFIED: count.default(3),
  /** How much of a tool's units, in per cent, further unpaid orders beside a first one may hold. */
  OPEN_ORDERS_SHARE: percent.default(50),
  OPEN_ORDERS_SHARE_UNVERIFIED: percent.default(25),
  /** From how many lapsed orders in thirty days on, more than were paid, an account is capped harder. */
  LAPSED_ORDERS_MAX: count.default(5),
  /** Requests for payment intents by one account in an hour; those of no order by an account with an unverified e-mail. */
  PAYMENT_INTENTS_MAX: count.default(60),
  UNATTACHED_INTENTS_MAX_UNVERIFIED: count.default(5),
  /** Declined cards of one account in an hour, after which it gets no intent. */
  CARD_DECLINES_MAX: count.default(10),
  /** Mails about orders to one recipient in an hour; what happens beyond them comes in one mail after it. */
  ORDER_MAILS_MAX: count.default(20),
  /** Memory for public pages that are ready to be sent, in megabytes; 0 for none. In each process. */
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  /** How many pages and costly files are made for one address at once, and in a second after that, before RATE_LIMIT_SCALE. */
  RENDERINGS_BURST: count.default(600),
  RENDERINGS_PER_SECOND: count.default(10),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  /** Where the server listens, unless its command line says. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** How long requests are still accepted after readiness went, so that load balancers notice before connections close. */
  DRAIN_DELAY_SECONDS: z.coerce.number().min(0).max(10).default(0),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  BACKGROUND_WORK: flag.default(true),
  /** How many processes serve; see platform/process-group/web-processes.ts. */
  WEB_PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
  /** Set by the demo, development and test stacks alone: emulators may take the place of real services. */
  FORGELINE_EMULATORS: flag.default(false),
  /** The folder of the build, as in next.config.ts. */
  NEXT_DIST_DIR: z.string().min(1).default('.next'),
  /** Set by those stacks too: end when standard input closes. */
  PARENT_PIPE: flag.default(false),
  /** Set for the processes of one group (platform/process-group): which group, and which of its places, from 1 on. */
  PROCESS_GROUP: z.string().optional(),
  PROCESS_NUMBER: z.coerce.number().int().min(1).default(1),
  /** Set for one that takes the place of one that crashed, while the others serve. */
  PROCESS_IS_REPLACEMENT: flag.default(false),
});

export type Env = z.infer<typeof envSchema>;

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

/** Thrown when the environment cannot be used; the message names every missing or malformed setting, one a line. */
export class EnvError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      `The environment is not usable (see .env.example):\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.name = 'EnvError';
  }
}

/** Reads settings from `source`; an empty value counts as missing. Throws EnvError. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) {
    throw new EnvError(
      parsed.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return `${name}: ${given[name] === undefined ? 'is missing' : issue.message}`;
      }),
    );
  }
  const env = parsed.data;
  const problems = env.FORGELINE_EMULATORS ? [] : emulatorProblems(env);
  if (Boolean(env.GOOGLE_CLIENT_ID) !== Boolean(env.GOOGLE_CLIENT_SECRET)) {
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both or neither');
  }
  const secrets = KEY_NAMES.map((name) => env[name]);
  if (new Set(secrets).size < secrets.length)
    problems.push(`${KEY_NAMES.join(', ')}: each needs a value of its own`);
  if (problems.length > 0) throw new EnvError(problems);
  return env;
}

let cached: Env | undefined;

/** The server's settings. Throws EnvError at the first call if they are not usable. */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}

/** Hands a value to a library that takes it from the environment alone. */
export function handOver(name: string, value: string): void {
  process.env[name] = value;
}

/** Under `next dev`, whose tools need scripts that a store's policy refuses; replaced by a constant at build. */
export const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';
