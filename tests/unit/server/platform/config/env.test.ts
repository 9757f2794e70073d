import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EnvError, parseEnv } from '@/lib/server/platform/config/env';
import { envSchema } from '@/lib/server/platform/config/settings/settings';

const production = {
  NEXTAUTH_URL: 'https://shop.example.com',
  NEXTAUTH_SECRET: 'n'.repeat(40),
  ACCESS_TOKEN_SECRET: 'a'.repeat(40),
  AUDIT_LOG_SECRET: 'l'.repeat(40),
  SECOND_FACTOR_SECRET: 's'.repeat(40),
  MONGODB_URI: 'mongodb://db.example.com/?replicaSet=rs0',
  STRIPE_SECRET_KEY: 'sk_live_abcdef',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdef',
  SMTP_URL: 'smtps://user:pass@mail.example.com:465',
};

function problems(environment: Record<string, string | undefined>): readonly string[] {
  try {
    parseEnv(environment);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}

it('the environment is accepted when complete', () => {
  expect(parseEnv(production).ORDER_EXPIRY_HOURS).toBe(72);
});

it('the environment has the calendar of a shop', () => {
  const { SHIPPING_DAYS, SHIPPING_HOLIDAYS, SHIPPING_LEAD_DAYS } = parseEnv(production);
  expect([SHIPPING_DAYS, SHIPPING_HOLIDAYS]).toEqual([['mon', 'tue', 'wed', 'thu', 'fri'], []]);
  expect(SHIPPING_LEAD_DAYS).toBeUndefined();
  const set = { SHIPPING_DAYS: 'sun, mon', SHIPPING_HOLIDAYS: '12-25, 2026-11-26,02-29' };
  expect(parseEnv({ ...production, ...set })).toMatchObject({
    SHIPPING_DAYS: ['sun', 'mon'],
    SHIPPING_HOLIDAYS: ['12-25', '2026-11-26', '02-29'],
  });
  for (const wrong of [
    { SHIPPING_DAYS: 'monday' },
    { SHIPPING_DAYS: ',' },
    { SHIPPING_HOLIDAYS: '13-01' },
    { SHIPPING_HOLIDAYS: '2026-02-30' },
    { SHIPPING_HOLIDAYS: 'Christmas' },
    { SHIPPING_CUT_OFF_HOUR: '25' },
    { SHIPPING_CUT_OFF_HOUR: '14.5' },
    { SHIPPING_LEAD_DAYS: '0' },
  ]) {
    const [name = ''] = Object.keys(wrong);
    const named = problems({ ...production, ...wrong }).map((line) => line.split(':')[0]);
    expect([...new Set(named)], JSON.stringify(wrong)).toEqual([name]);
  }
});

it('the environment names every missing setting at once', () => {
  const named = problems({}).map((line) => line.split(':')[0]);
  expect(named).toEqual(expect.arrayContaining(Object.keys(production)));
});

it.each([
  ['METRICS_PORT', 'abc', 'must be a number'],
  ['METRICS_PORT', '1.5', 'must be a whole number'],
  ['PORT', '70000', 'must be at most 65535'],
  ['TRUSTED_PROXIES', '-1', 'must be at least 0'],
  ['ORDER_EXPIRY_HOURS', '0', 'must be above 0'],
  ['ORDER_EXPIRY_HOURS', 'three', 'must be a number'],
  ['RATE_LIMIT_SCALE', 'x', 'must be a number'],
  ['REQUIRE_ADMIN_TOTP', 'yes', 'must be one of 0, 1, true, false'],
  ['FILE_STORAGE', 'disk', 'must be one of database, s3'],
  ['NEXTAUTH_URL', 'shop.example', 'must be an address such as https://shop.example.com'],
  ['CONTACT_EMAIL', 'sales', 'must be an e-mail address'],
  ['MONGODB_DB', 'a b', 'must have letters, digits, _ and - only, at most 60'],
  ['STRIPE_WEBHOOK_SECRET', 'short', 'must have at least 8 characters'],
  ['BANK_DETAILS', 'x'.repeat(501), 'must have at most 500 characters'],
  ['SHIPPING_DAYS', 'monday', 'must be some of sun,mon,tue,wed,thu,fri,sat'],
])('the environment says what %s must be, not what it is: %s', (name, value, text) => {
  expect(problems({ ...production, [name]: value })).toEqual([`${name}: ${text}`]);
});

it('the environment speaks of each setting as of a value that someone typed', () => {
  const wrong = Object.keys(envSchema.shape).flatMap((name) =>
    ['', '\u0000', '-1', '1e99', 'x'.repeat(5_000)].flatMap((value) =>
      problems({ ...production, [name]: value }).filter((line) => line.startsWith(`${name}: `)),
    ),
  );
  expect(wrong.length).toBeGreaterThan(60);
  expect(wrong.filter((line) => /Invalid|expected|received|NaN|undefined|regex/i.test(line))).toEqual([]);
});

it('the environment names what is wrong by itself and what is wrong together in one go', () => {
  const settings = { NEXTAUTH_URL: 'http://shop.example.com', GOOGLE_CLIENT_ID: 'x', METRICS_PORT: 'abc' };
  const { SMTP_URL: _, ...rest } = production;
  const named = problems({ ...rest, ...settings, ACCESS_TOKEN_SECRET: production.NEXTAUTH_SECRET });
  expect(named.map((line) => line.split(':')[0])).toEqual([
    'SMTP_URL',
    'METRICS_PORT',
    'NEXTAUTH_URL',
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
    'NEXTAUTH_SECRET, ACCESS_TOKEN_SECRET, SECOND_FACTOR_SECRET, AUDIT_LOG_SECRET',
  ]);
});

it('the environment counts an empty value as missing', () => {
  expect(problems({ ...production, SMTP_URL: '' })).toEqual(['SMTP_URL: is missing']);
});

it('the environment never prints a value', () => {
  const lines = problems({
    ...production,
    NEXTAUTH_SECRET: 'short-secret',
    MONGODB_URI: 'secret-host',
  }).join('\n');
  expect(lines).toMatch(/NEXTAUTH_SECRET[\s\S]*MONGODB_URI|MONGODB_URI[\s\S]*NEXTAUTH_SECRET/);
  expect(lines).not.toMatch(/short-secret|secret-host/);
});

it.each([
  ['STRIPE_API_URL', 'http://127.0.0.1:12111'],
  ['STRIPE_JS_URL', 'http://127.0.0.1:12111/v3/'],
  ['GOOGLE_WELL_KNOWN', 'http://127.0.0.1:12112/.well-known/openid-configuration'],
  ['STRIPE_SECRET_KEY', 'sk_test_demo'],
  ['RATE_LIMIT_SCALE', '11'],
  ['UNCAPPED_ACCOUNTS', '1'],
  ['VIES_URL', 'http://vies.example.com'],
])('the environment refuses in production what only emulators need: %s', (name, value) => {
  expect(problems({ ...production, [name]: value }).join()).toContain(name);
  expect(problems({ ...production, [name]: value, FORGELINE_EMULATORS: '1' })).toEqual([]);
});

it.each([
  'http://shop.example.com',
  'http://localhost.example.com',
  'http://127.0.0.1.example.com',
  'http://192.168.1.5:3000',
  'ftp://shop.example.com',
])('the environment refuses in production a public address that others can read along: %s', (address) => {
  expect(problems({ ...production, NEXTAUTH_URL: address })).toEqual([
    expect.stringContaining('NEXTAUTH_URL: must start with https://'),
  ]);
  expect(problems({ ...production, NEXTAUTH_URL: address, FORGELINE_EMULATORS: '1' })).toEqual([]);
});

it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'HTTPS://shop.example.com'])(
  'the environment accepts in production %s',
  (address) => {
    expect(problems({ ...production, NEXTAUTH_URL: address })).toEqual([]);
  },
);

it('the environment wants both halves of the Google client', () => {
  expect(problems({ ...production, GOOGLE_CLIENT_ID: 'x' }).join()).toContain('GOOGLE_CLIENT_SECRET');
});

const bucket = { FILE_STORAGE: 's3', S3_BUCKET: 'shop-files' };

it('the settings of a bucket are a bucket, with a key or the role of the machine', () => {
  expect(parseEnv(production)).toMatchObject({ FILE_STORAGE: 'database', S3_REGION: 'us-east-1' });
  expect(parseEnv({ ...production, ...bucket })).toMatchObject({ ...bucket, S3_PATH_STYLE: false });
  const more = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
  expect(parseEnv({ ...production, ...bucket, ...more })).toMatchObject(more);
});

it.each([
  [{ FILE_STORAGE: 's3' }, 'S3_BUCKET'],
  [{ FILE_STORAGE: 'disk' }, 'FILE_STORAGE'],
  [{ ...bucket, S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY'],
  [{ ...bucket, S3_SECRET_ACCESS_KEY: 'key' }, 'S3_ACCESS_KEY_ID'],
  [{ ...bucket, S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT'],
])('the settings of a bucket are refused if they are no whole: %o', (settings, name) => {
  expect(problems({ ...production, ...settings }).join()).toContain(name);
});

describe('secrets in files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string) => {
    const place = path.join(folder, name);
    writeFileSync(place, text);
    return place;
  };

  it.each([
    'NEXTAUTH_SECRET',
    'ACCESS_TOKEN_SECRET',
    'AUDIT_LOG_SECRET',
    'SECOND_FACTOR_SECRET',
    'MONGODB_URI',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'SMTP_URL',
  ] as const)(
    'secrets in files may be in the file that %s_FILE names, less a line break at its end',
    (name) => {
      const { [name]: value, ...others } = production;
      expect(parseEnv({ ...others, [`${name}_FILE`]: file(name, `${value}\n`) })[name]).toBe(value);
    },
  );

  it('secrets in files hold lists of earlier keys too', () => {
    const earlier = file('earlier', `${'x'.repeat(40)},${'y'.repeat(40)}\n`);
    const { NEXTAUTH_SECRET_PREVIOUS } = parseEnv({ ...production, NEXTAUTH_SECRET_PREVIOUS_FILE: earlier });
    expect(NEXTAUTH_SECRET_PREVIOUS).toEqual(['x'.repeat(40), 'y'.repeat(40)]);
  });

  it('secrets in files are refused beside the setting itself, and where the file cannot be read', () => {
    const { SMTP_URL: _, ...others } = production;
    expect(problems({ ...production, SMTP_URL_FILE: file('smtp', 'smtp://x') })).toEqual([
      'SMTP_URL and SMTP_URL_FILE: set one of them, not both',
    ]);
    expect(problems({ ...others, SMTP_URL_FILE: path.join(folder, 'none') })).toEqual([
      'SMTP_URL_FILE: the file cannot be read (ENOENT)',
    ]);
  });

  it('secrets in files are checked by the same rules, and an empty file counts as missing', () => {
    const { NEXTAUTH_SECRET: _, ...others } = production;
    const lines = (text: string) => problems({ ...others, NEXTAUTH_SECRET_FILE: file('key', text) });
    expect(lines('short')).toEqual(['NEXTAUTH_SECRET: must be at least 32 characters']);
    expect(lines('\n')).toEqual(['NEXTAUTH_SECRET: is missing']);
  });

  it('secrets in files are for secrets only', () => {
    expect(parseEnv({ ...production, PORT_FILE: file('port', '4000') }).PORT).toBe(3000);
  });
});
