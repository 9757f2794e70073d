import { expect, it } from 'vitest';
import type { EndpointState } from '@/lib/server/commerce/payments/webhooks/webhook-endpoint';
import {
  checkDatabase,
  judgeBackup,
  judgeClock,
  judgeDisk,
  judgeReplicaSet,
} from '@/scripts/forgeline/doctor/check-database';
import { checkMailServer, checkSender, domainOf } from '@/scripts/forgeline/doctor/check-mail';
import {
  checkAddress,
  checkNames,
  checkSettings,
  checkShop,
} from '@/scripts/forgeline/doctor/check-settings';
import { judgeWindow } from '@/scripts/forgeline/doctor/check-snapshot-window';
import { checkStripe } from '@/scripts/forgeline/doctor/check-stripe';
import { type Finding, findingLine } from '@/scripts/forgeline/doctor/finding';

const summary = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ subject, status }) => [subject, status]));

it('a finding is one line, with what to do', () => {
  const finding = { status: 'ok', subject: 'clock', text: '0.0 s apart' } as const;
  expect(findingLine(finding)).toBe('ok    clock: 0.0 s apart');
  expect(findingLine({ ...finding, status: 'fail', todo: 'Set it' })).toBe(
    'fail  clock: 0.0 s apart. Set it',
  );
});

it('the database must be a replica set, of three members better than one', () => {
  expect(judgeReplicaSet({}).status).toBe('fail');
  expect(judgeReplicaSet({ setName: 'rs0', hosts: ['a'] }).status).toBe('warn');
  expect(judgeReplicaSet({ setName: 'rs0', hosts: ['a', 'b', 'c'] }).status).toBe('ok');
});

it.each([
  ['ok', 0],
  ['ok', 1_500],
  ['warn', 3_000],
  ['warn', -3_000],
  ['fail', 60_000],
  ['fail', -60_000],
])('the database has this machine’s time, give or take: %s at %i ms', (status, aheadMs) => {
  const now = 1_800_000_000_000;
  expect(judgeClock(new Date(now + aheadMs), now, now).status).toBe(status);
});

it.each([
  ['warn', null],
  ['ok', '2026-11-25T03:00:00Z'],
  ['warn', '2026-11-23T03:00:00Z'],
])('the database is backed up each night: %s where the last backup is of %s', (status, last) => {
  const now = new Date('2026-11-25T20:00:00Z');
  expect(judgeBackup(last === null ? null : new Date(last), now).status).toBe(status);
});

it('the database is not said to be wrong for as long as its reply took', () => {
  const now = 1_800_000_000_000;
  expect(judgeClock(new Date(now + 8_000), now, now + 9_000).status).toBe('ok');
});

it.each([
  ['ok', 50],
  ['warn', 85],
  ['fail', 95],
])('the database has room on its disk: %s at %i per cent', (status, used) => {
  expect(judgeDisk('disk', used, 100).status).toBe(status);
});

it.each([
  ['ok', 100, 300],
  ['ok', 100, undefined],
  ['warn', 2_000, 300],
  ['fail', 4_000, 300],
  ['ok', 4_000, 900],
])(
  'the database retains a snapshot for as long as a backup takes: %s with %i MB in %s s',
  (status, megabytes, window) => {
    const finding = judgeWindow(megabytes * 1024 * 1024, window);
    expect(finding.status).toBe(status);
    if (status === 'fail') expect(finding.todo).toContain('minSnapshotHistoryWindowInSeconds: 840');
  },
);

it('the database that cannot be reached is one finding', async () => {
  const findings = await checkDatabase(() => Promise.reject(new Error('connect ECONNREFUSED\nmore')));
  expect(findings).toMatchObject([
    { status: 'fail', subject: 'database', text: 'cannot be reached (connect ECONNREFUSED)' },
  ]);
});

const records: Record<string, string[][]> = {
  'shop.example': [['google-site-verification=1'], ['v=spf1 ', 'include:mail.example -all']],
  '_dmarc.shop.example': [['v=DMARC1; p=none']],
  'k1._domainkey.shop.example': [['v=DKIM1; k=rsa; p=MIIB']],
  'twice.example': [['v=spf1 -all'], ['v=spf1 ~all']],
  'revoked._domainkey.shop.example': [['v=DKIM1; p=']],
};
const lookUp = (name: string) =>
  records[name]
    ? Promise.resolve(records[name])
    : Promise.reject(Object.assign(new Error('no record'), { code: 'ENOTFOUND' }));
const check = async (sender: string, selector?: string) =>
  summary(await checkSender(sender, selector, lookUp));

it.each([
  ['Store <no-reply@shop.example>', 'shop.example'],
  ['no-reply@Shop.Example', 'shop.example'],
  ['Store', undefined],
])('the sender’s domain is read from %s', (sender, domain) => expect(domainOf(sender)).toBe(domain));

it('the sender’s domain has SPF, DKIM and DMARC', async () => {
  expect(await check('a@shop.example', 'k1')).toEqual({ SPF: 'ok', DKIM: 'ok', DMARC: 'ok' });
  expect(await check('a@shop.example')).toMatchObject({ DKIM: 'warn' });
  expect(await check('a@shop.example', 'revoked')).toMatchObject({ DKIM: 'fail' });
  expect(await check('a@other.example', 'k1')).toEqual({ SPF: 'fail', DKIM: 'fail', DMARC: 'fail' });
  expect(await check('a@twice.example', 'k1')).toMatchObject({ SPF: 'fail' });
  expect(await check('nobody')).toEqual({ sender: 'fail' });
});

it('the sender’s domain is not judged where DNS does not work', async () => {
  const broken = () => Promise.reject(Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' }));
  expect(summary(await checkSender('a@shop.example', 'k1', broken))).toEqual({
    SPF: 'warn',
    DKIM: 'warn',
    DMARC: 'warn',
  });
});

it('the mail server accepts the store or does not', async () => {
  expect((await checkMailServer(() => Promise.resolve())).status).toBe('ok');
  const refused = await checkMailServer(() => Promise.reject(new Error('535 no')));
  expect(refused).toMatchObject({ status: 'fail', text: 'does not accept the store (535 no)' });
});

const one = { id: 'we_1' } as EndpointState['current'][number];
const state = {
  url: 'https://shop.example/api/webhooks/stripe',
  current: [one],
  outdated: [],
  missingEvents: [],
};
it.each<[Finding['status'], string, Partial<EndpointState>]>([
  ['ok', 'is there', {}],
  ['fail', 'is missing', { current: [] }],
  ['warn', 'is of another version', { current: [], outdated: [one] }],
  ['warn', 'lacks events', { missingEvents: ['refund.failed'] }],
  ['warn', 'has earlier ones beside it', { outdated: [one] }],
])('%s where it %s', async (status, _, change) => {
  expect((await checkStripe(() => Promise.resolve({ ...state, ...change }))).status).toBe(status);
});

it('the endpoint in Stripe cannot be judged with a bad key', async () => {
  const refused = await checkStripe(() => Promise.reject(new Error('Invalid API Key')));
  expect(refused).toMatchObject({ status: 'fail', text: 'The request to Stripe failed (Invalid API Key)' });
});

const settings = {
  HSTS: 'host',
  NEXTAUTH_URL: 'https://shop.example',
  TRUSTED_PROXIES: 1,
  REGISTRATION_EMAILS: 'any',
  STRIPE_SECRET_KEY: 'sk_live_of_nobody',
} as const;

it('the settings are fine, or worth a second thought', () => {
  expect(summary(checkSettings(settings))).toEqual({
    registration: 'ok',
    proxies: 'ok',
    https: 'ok',
    'Stripe mode': 'ok',
  });
  const doubtful = {
    ...settings,
    HSTS: 'off',
    TRUSTED_PROXIES: 0,
    REGISTRATION_EMAILS: 'specification',
    STRIPE_SECRET_KEY: 'sk_test_of_nobody',
  } as const;
  expect(new Set(checkSettings(doubtful).map(({ status }) => status))).toEqual(new Set(['warn']));
});

it('the settings are named where one is misspelt', () => {
  expect(checkNames([])).toMatchObject({ status: 'ok' });
  expect(checkNames([{ name: 'STORE_TIMEZONE', meant: 'STORE_TIME_ZONE' }])).toMatchObject({
    status: 'warn',
    text: 'STORE_TIMEZONE is not read (STORE_TIME_ZONE?)',
  });
});

it('the settings name an address at which the store is, or is not', async () => {
  expect((await checkAddress(() => Promise.resolve({ status: 200 }))).status).toBe('ok');
  expect((await checkAddress(() => Promise.resolve({ status: 503 }))).status).toBe('warn');
  expect(
    await checkAddress(() =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('ENOTFOUND') })),
    ),
  ).toMatchObject({ text: 'nothing responds there (ENOTFOUND)' });
});

it('the doctor names the addresses of the demo’s shop, which reach nobody', () => {
  expect(checkShop({ email: 'sales@acme.com', security: 'https://acme.com/security' }).status).toBe('ok');
  expect(
    checkShop({ email: 'hello@forgeline.example', security: 'https://acme.example/report' }),
  ).toMatchObject({
    status: 'warn',
    text: 'contact.email and contact.security reach nobody',
  });
});
