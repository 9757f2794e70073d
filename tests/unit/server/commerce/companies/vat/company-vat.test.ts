import { startViesEmulator, type ViesEmulator } from '@forgeline/vies-emulator';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { companiesToConfirm } from '@/lib/server/commerce/companies/list-companies';
import { askVatId, isRequesterRefused, recordCheck } from '@/lib/server/commerce/companies/vat/ask-vat-id';
import { checkManagedVatId, checkOwnVatId } from '@/lib/server/commerce/companies/vat/check-vat-id';
import { withFreshVatId } from '@/lib/server/commerce/companies/vat/fresh-vat-id';
import {
  askDueNumbers,
  deleteOldChecks,
  refreshReliedOn,
  warnOfCertificates,
} from '@/lib/server/commerce/companies/vat/vat-jobs';
import { markTradeChanged } from '@/lib/server/commerce/trade/current-trade';
import type { Actor } from '@/lib/server/identity/actor';
import { collection } from '@/lib/server/platform/db/collections';
import type { CompanyDocument, CompanyVat } from '@/lib/server/platform/db/documents/companies';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { MUNICH_SELLER, PARCEL_TRADE, VAT_TRADE } from '@/tests/support/trade-settings';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = await vi.hoisted(async () => ({
  ...(await import('@/tests/support/shop-settings')).shopSettings('company-vat'),
  VIES_URL: '',
  CONTACT_LANGUAGE: 'en',
}));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
giveOwnDatabase(settings);

const VIENNESE = 'ATU13585627';
const NOW = new Date('2026-11-20T12:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

let vies: ViesEmulator;
let revision = 0;
let made = 0;
const admin = { userId: new ObjectId(), role: 'admin', name: 'Ann' } as unknown as Actor;

const control = (path: string, body?: unknown) =>
  fetch(`${vies.url}/_control/${path}`, {
    method: body === undefined ? 'DELETE' : 'POST',
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

async function setTrade(trade: TradeSettings): Promise<void> {
  revision += 1;
  const saved = { ...trade, revision, savedAt: NOW, savedBy: new ObjectId() };
  await (await collection('trade_settings')).replaceOne({ _id: 'trade' }, saved, { upsert: true });
  markTradeChanged();
}

beforeAll(async () => {
  vies = await startViesEmulator({ port: 0 });
});
afterAll(() => vies.close());
beforeEach(async () => {
  settings.VIES_URL = vies.url;
  await control('answers');
  await control('faults');
  await setTrade(VAT_TRADE);
  for (const name of ['companies', 'users', 'vat_checks', 'outbox', 'rate_limits'] as const)
    await (await collection(name)).deleteMany({});
});

/** An active company with an owner. */
async function newCompany(more: Partial<CompanyDocument> = {}): Promise<CompanyDocument> {
  made += 1;
  const company = {
    ...{ _id: new ObjectId(), number: `CO-${made}`, name: 'Smiths', state: 'active', revision: 0 },
    ...{ billing: { country: 'AT' }, vatId: VIENNESE, groupId: null, rules: [], budgets: [] },
    ...more,
  } as unknown as CompanyDocument;
  await (await collection('companies')).insertOne(company);
  const owner = {
    ...{ _id: new ObjectId(), email: `owner${made}@example.com`, name: 'Robin', role: 'customer' },
    company: { id: company._id, role: 'owner', since: NOW, state: 'active', groupId: null },
  };
  await (await collection('users')).insertOne(owner as never);
  return company;
}

const stored = async (id: ObjectId) =>
  (await (await collection('companies')).findOne({ _id: id })) as CompanyDocument;
const checksOf = async (companyId: ObjectId) =>
  (await collection('vat_checks')).find({ companyId }, { sort: { asked: 1 } }).toArray();
const mails = async () =>
  (await (await collection('outbox')).find().toArray()).map(({ key, to }) => ({ key, to }));
const confirmedAt = (checkedAt: Date, by: 'vies' | 'admin' = 'vies'): CompanyVat => ({
  ...{ state: 'valid', checkedAt, by },
  checkId: new ObjectId(),
});

it('a number that needs a confirmation by the settings is asked for, and its owners are told', async () => {
  const { _id } = await newCompany();
  const german = await newCompany({ vatId: 'DE136695976' });
  await askDueNumbers(NOW);
  const [check] = await checksOf(_id);
  expect(check).toMatchObject({ answer: 'valid', source: 'vies', vatId: VIENNESE, asked: NOW });
  expect((await stored(_id)).vat).toEqual({
    ...{ state: 'valid', checkedAt: NOW, by: 'vies' },
    checkId: check?._id,
  });
  expect((await stored(german._id)).vat).toBeUndefined();
  expect(await mails()).toEqual([
    { key: expect.stringContaining('company-vat-id:'), to: expect.stringMatching(/^owner\d+@/) },
  ]);
});

it('without VAT no number is asked for', async () => {
  await setTrade(PARCEL_TRADE);
  const { _id } = await newCompany();
  await askDueNumbers(NOW);
  expect((await stored(_id)).vat).toBeUndefined();
});

it('while the service is away the number waits; after seven days the shop is told, once', async () => {
  await control('faults', { status: 503, count: 1_000 });
  const { _id } = await newCompany();
  await askDueNumbers(NOW);
  expect((await stored(_id)).vat).toMatchObject({
    state: 'waiting',
    waiting: { since: NOW, attempts: 1, nextAt: minutes(1) },
  });
  await askDueNumbers(minutes(0.5));
  expect(await checksOf(_id)).toHaveLength(1);
  await askDueNumbers(days(7));
  await askDueNumbers(days(8));
  expect((await stored(_id)).vat?.waiting).toEqual({ since: NOW, attempts: 2 });
  expect(await mails()).toEqual([
    { key: expect.stringContaining('vat-id-unanswered'), to: settings.CONTACT_EMAIL },
  ]);
  expect((await checksOf(_id)).map(({ answer, error }) => `${answer} ${error}`)).toEqual([
    'unknown status 503',
    'unknown status 503',
  ]);
});

it('admins are to confirm what is asked for no more, and every waiting number where there is no service', async () => {
  const waiting = (waits: CompanyVat['waiting']) =>
    newCompany({ vat: { state: 'waiting', waiting: waits as never } });
  const asked = await waiting({ since: NOW, attempts: 1, nextAt: minutes(1) });
  const left = await waiting({ since: NOW, attempts: 9 });
  await newCompany({ vat: confirmedAt(NOW) });
  const listed = async () => (await companiesToConfirm(admin)).map(String).sort();
  expect(await listed()).toEqual([String(left._id)]);
  settings.VIES_URL = '';
  expect(await listed()).toEqual([String(asked._id), String(left._id)].sort());
});

it('a seller whose own number the service refuses is named, until it answers again', async () => {
  await setTrade({ ...VAT_TRADE, seller: { ...MUNICH_SELLER, vatId: 'DE1' } });
  const { _id } = await newCompany();
  await askVatId(_id, { actor: 'system', now: NOW });
  expect([(await stored(_id)).vat?.state, await isRequesterRefused()]).toEqual(['waiting', true]);
  await setTrade(VAT_TRADE);
  await askVatId(_id, { actor: 'system', now: minutes(1) });
  expect([(await stored(_id)).vat?.state, await isRequesterRefused()]).toEqual(['valid', false]);
});

it('two servers ask for a number once', async () => {
  const { _id } = await newCompany();
  await Promise.all([askDueNumbers(NOW), askDueNumbers(NOW)]);
  expect(await checksOf(_id)).toHaveLength(1);
});

it('the answer about a number that was changed meanwhile is stored, and changes nothing', async () => {
  const { _id: companyId } = await newCompany({ vatId: 'NL004495445B01' });
  const late = { _id: new ObjectId(), companyId, vatId: VIENNESE, asked: NOW, source: 'vies' as const };
  await recordCheck({ ...late, answer: 'valid' }, { actor: 'system' });
  expect((await stored(companyId)).vat).toBeUndefined();
  expect(await checksOf(companyId)).toHaveLength(1);
});

it('a confirmation older than 30 days is renewed for costs, and holds for 90 without an answer', async () => {
  const young = await newCompany({ vat: confirmedAt(days(-29)) });
  expect(await withFreshVatId(young, NOW)).toBe(young);
  const old = await newCompany({ vat: confirmedAt(days(-31)) });
  expect((await withFreshVatId(old, NOW)).vat?.checkedAt).toEqual(NOW);

  await control('faults', { status: 500, count: 9 });
  const unanswered = await newCompany({ vat: confirmedAt(days(-89)) });
  expect((await withFreshVatId(unanswered, NOW)).vat).toEqual(unanswered.vat);
  // The service is left alone for a minute.
  await withFreshVatId(unanswered, minutes(0.5));
  expect(await checksOf(unanswered._id)).toHaveLength(1);
  const over = await newCompany({ vat: confirmedAt(days(-91)) });
  expect((await withFreshVatId(over, NOW)).vat).toMatchObject({ state: 'waiting', waiting: { since: NOW } });
});

it('a number that the service knows no more is invalid at the next costs', async () => {
  await control('answers', { vatId: VIENNESE, answer: 'invalid' });
  const company = await newCompany({ vat: confirmedAt(days(-31)) });
  expect((await withFreshVatId(company, NOW)).vat).toMatchObject({ state: 'invalid', checkedAt: NOW });
});

it('a confirmation by hand is not renewed for 90 days', async () => {
  const company = await newCompany({ vat: confirmedAt(days(-60), 'admin') });
  expect(await withFreshVatId(company, NOW)).toBe(company);
});

it('numbers that unshipped orders rest on are renewed', async () => {
  const { _id } = await newCompany({ vat: confirmedAt(days(-40)) });
  await refreshReliedOn({ findReliantCompanies: async () => [_id] }, NOW);
  expect((await stored(_id)).vat?.checkedAt).toEqual(NOW);
});

it('an admin confirms a number by hand, with a reason, and no other kind of number', async () => {
  settings.VIES_URL = '';
  const { _id } = await newCompany();
  const confirmed = await checkManagedVatId(
    admin,
    _id.toHexString(),
    { confirm: { reason: 'By phone' } },
    NOW,
  );
  expect(confirmed).toEqual({ state: 'valid', checkedAt: NOW.toISOString(), by: 'admin', service: 'off' });
  expect(await checksOf(_id)).toMatchObject([
    { answer: 'valid', source: 'admin', reason: 'By phone', actorId: admin.userId },
  ]);
  const german = await newCompany({ vatId: 'DE136695976' });
  const odd = await newCompany({ vatId: 'AT12' });
  const confirm = { confirm: { reason: 'x' } };
  await expect(checkManagedVatId(admin, german._id.toHexString(), confirm, NOW)).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(checkManagedVatId(admin, odd._id.toHexString(), confirm, NOW)).rejects.toMatchObject({
    code: 'validation-failed',
  });
});

it('a company asks ten times an hour, and not at all for what was confirmed within a day', async () => {
  await control('answers', { vatId: VIENNESE, answer: 'MS_UNAVAILABLE' });
  const { _id } = await newCompany();
  const owner = {
    userId: new ObjectId(),
    role: 'customer',
    company: { id: _id, role: 'owner' },
  } as never as Actor;
  for (let count = 0; count < 10; count += 1)
    expect(await checkOwnVatId(owner, NOW)).toEqual({ state: 'waiting', service: 'away' });
  await expect(checkOwnVatId(owner, NOW)).rejects.toMatchObject({ code: 'rate-limited' });
  expect(await checksOf(_id)).toHaveLength(10);
  await (await collection('companies')).updateOne({ _id }, { $set: { vat: confirmedAt(minutes(-60)) } });
  expect(await checkOwnVatId(owner, NOW)).toMatchObject({ state: 'valid', service: 'answered' });
  expect(await checksOf(_id)).toHaveLength(10);
});

it('checks go after 400 days, but those that an invoice names or a number still counts by', async () => {
  const ids = Array.from({ length: 4 }, () => new ObjectId());
  const [gone, invoiced, held, young] = ids;
  const companyId = (
    await newCompany({ vat: { state: 'invalid', checkedAt: days(-401), checkId: held as ObjectId } })
  )._id;
  const checks = ids.map((_id) => ({
    ...{ _id, companyId, vatId: VIENNESE, asked: _id === young ? days(-399) : days(-401) },
    ...{ answer: 'valid' as const, source: 'vies' as const },
  }));
  await (await collection('vat_checks')).insertMany(checks);
  await deleteOldChecks({ findInvoicedChecks: async () => [invoiced as ObjectId] }, NOW);
  const left = (await checksOf(companyId)).map(({ _id }) => _id.toHexString());
  expect(new Set(left)).toEqual(new Set([invoiced, held, young].map((id) => id?.toHexString())));
  expect(left).not.toContain(gone?.toHexString());
});

it('owners and the shop are told once of a certificate that ends within 30 days', async () => {
  await setTrade({ ...PARCEL_TRADE, tax: { ...PARCEL_TRADE.tax, mode: 'us' } });
  const certificate = (id: string, to?: string) => ({
    id,
    number: id,
    states: ['OH'],
    reason: 'Resale',
    ...(to && { to }),
  });
  await newCompany({
    exemptions: [
      certificate('soon', '2026-12-10'),
      certificate('later', '2027-03-01'),
      certificate('over', '2026-11-19'),
      certificate('open'),
    ],
  });
  await warnOfCertificates(NOW);
  await warnOfCertificates(days(1));
  expect((await mails()).map(({ key }) => key.split(':')[2])).toEqual(['soon', 'soon']);
  expect((await mails()).map(({ to }) => to)).toContain(settings.CONTACT_EMAIL);
});
