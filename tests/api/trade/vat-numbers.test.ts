import { ObjectId } from 'mongodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { newVatId, orderFreight, setTrade, TO_COLOGNE } from '@/tests/support/charging-shop';
import { activeCompany, changeCompany, type TestCompany } from '@/tests/support/companies';
import { addTool, anAdmin, registerCustomer } from '@/tests/support/people';
import { eventually, mailTo, viesControl } from '@/tests/support/store';
import { VAT_TRADE } from '@/tests/support/trade-settings';

const admin = await anAdmin();
const newTool = () => addTool(admin, { moq: 1, price: 12.5 });
const VIENNA = { country: 'AT', postalCode: '1010' };
const TO_VIENNA = { ...TO_COLOGNE, street: 'Ring 1', city: 'Wien', ...VIENNA };
const BRUSSELS = { country: 'BE', postalCode: '1000' };
const BY_HAND = { confirm: { reason: 'Spoke to their tax office' } };

beforeAll(() => setTrade(VAT_TRADE));
afterEach(async () => {
  await viesControl('answers');
  await viesControl('faults');
});
afterAll(() => setTrade(null));

const managed = async ({ id }: TestCompany) => (await admin.call('GET', `/api/all-company/${id}`)).body;

/** Has the service say something about every question for a number, before a company has it. */
async function companyWith(answer: 'valid' | 'invalid' | 'MS_UNAVAILABLE', vatId = newVatId()) {
  await viesControl('answers', { vatId, answer });
  const company = await activeCompany(undefined, { vatId });
  if (answer !== 'MS_UNAVAILABLE')
    await eventually('the number to be judged', async () =>
      (await managed(company)).vat.state === answer ? true : undefined,
    );
  return { ...company, vatId };
}

/** Puts three at 12.50 into the cart, and asks what they come to at a place. */
async function costsAt({ owner }: TestCompany, to: object) {
  const ops = [{ op: 'set', toolId: await newTool(), quantity: 3 }];
  await owner.call('PATCH', '/api/cart', { ops });
  return (await owner.call('POST', '/api/cart/costs', { to, shippingMethod: 'parcel' })).body.costs;
}

describe('what a confirmed number makes of an order', () => {
  it('is free of tax in another member, and keeps the proof', async () => {
    const company = await companyWith('valid');
    const costs = await costsAt(company, VIENNA);
    expect(costs).toMatchObject({
      ...{ tax: 0, due: 42.4, vatId: { id: company.vatId, state: 'valid' } },
      taxes: [{ treatment: 'intra-community', category: 'K', rate: 0 }],
      notes: [{ code: 'intra-community' }],
    });
    const placed = await orderFreight(company.owner, await newTool(), { delivery: TO_VIENNA });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const order = await stored('orders').findOne({ _id: new ObjectId(placed.body.insertedId) });
    const check = await stored('vat_checks').findOne({ _id: order?.tax.checkId });
    expect(order?.tax).toMatchObject({ mode: 'vat', vatId: company.vatId });
    expect(check).toMatchObject({ vatId: company.vatId, answer: 'valid', source: 'vies' });
  });

  it('is taxed at home while the service is away, and says so', async () => {
    const company = await companyWith('MS_UNAVAILABLE');
    expect(await costsAt(company, VIENNA)).toMatchObject({
      ...{ tax: 8.06, due: 50.46, vatId: { state: 'waiting' } },
      taxes: [{ treatment: 'domestic', rate: 19 }],
      notes: [{ code: 'vat-id-waiting' }],
    });
  });

  it('need not be of the member where the goods go', async () => {
    const company = await companyWith('valid', 'NL004495445B01');
    expect(await costsAt(company, BRUSSELS)).toMatchObject({
      ...{ tax: 0, due: 42.4 },
      taxes: [{ treatment: 'intra-community' }],
    });
  });

  it('an order at the costs of before is refused once the number is lost', async () => {
    const company = await companyWith('valid');
    const toolId = await newTool();
    const sent = { delivery: TO_VIENNA, quantity: 3 };
    await stored('companies').updateOne({ vatId: company.vatId }, { $set: { 'vat.state': 'invalid' } });
    expectProblem(await orderFreight(company.owner, toolId, sent), 'price-changed');
  });
});

describe('a number', () => {
  it('that cannot be one is refused, one with wrong check digits is kept with a notice', async () => {
    const { owner } = await activeCompany();
    const { revision } = (await owner.call('GET', '/api/company')).body;
    const wrong = await owner.call('PATCH', '/api/company', { vatId: 'ATU1', revision });
    expectProblem(wrong, 'validation-failed', { vatId: ['VAT number not valid'] });
    const unlikely = await owner.call('PATCH', '/api/company', { vatId: 'ATU13585626', revision });
    expect(unlikely.body).toMatchObject({
      ...{ vatId: 'ATU13585626', vat: { state: 'waiting' } },
      notice: 'vat-id-unlikely',
    });
    const gone = await owner.call('PATCH', '/api/company', { vatId: '', revision: revision + 1 });
    expect(gone.body).not.toHaveProperty('vat');
  });

  it('is confirmed at once, and its owner and admins are told what they may know', async () => {
    const company = await companyWith('valid');
    const own = (await company.owner.call('GET', '/api/company')).body;
    expect(own.vat).toMatchObject({ state: 'valid', by: 'vies', consultation: expect.any(String) });
    expect(own.vat).not.toHaveProperty('name');
    expect((await managed(company)).vat).toMatchObject({ name: `Business ${company.vatId}` });
    await mailTo(company.owner.email, new RegExp(company.vatId));
  });

  it('is confirmed by hand with a reason, by admins alone', async () => {
    const company = await companyWith('MS_UNAVAILABLE');
    const path = `/api/all-company/${company.id}/vat-check`;
    expectProblem(await company.owner.call('POST', path, BY_HAND), 'forbidden');
    expectProblem(await admin.call('POST', path, { confirm: { reason: '' } }), 'validation-failed');
    expectProblem(await admin.call('POST', path, { confirm: {} }), 'validation-failed');
    expect((await admin.call('POST', path, BY_HAND)).body).toMatchObject({ state: 'valid', by: 'admin' });
    expect(await costsAt(company, VIENNA)).toMatchObject({ due: 42.4 });
  });

  it('is asked for again by owners, ten times an hour', async () => {
    const company = await companyWith('MS_UNAVAILABLE');
    const again = () => company.owner.call('POST', '/api/company/vat-check');
    expect((await again()).body).toEqual({ state: 'waiting', service: 'away' });
    await viesControl('answers', { vatId: company.vatId, answer: 'invalid' });
    expect((await again()).body).toMatchObject({ state: 'invalid', service: 'answered' });
    for (let count = 2; count < 10; count += 1) expect((await again()).status).toBe(200);
    expectProblem(await again(), 'rate-limited');
  });

  it('of the seller’s own country, or none, needs no confirmation', async () => {
    const german = await activeCompany(undefined, { vatId: 'DE811569869' });
    const none = await activeCompany();
    for (const { id, owner } of [german, none]) {
      expectProblem(await owner.call('POST', '/api/company/vat-check'), 'conflict');
      expectProblem(await admin.call('POST', `/api/all-company/${id}/vat-check`, BY_HAND), 'conflict');
    }
    const stranger = await registerCustomer();
    expectProblem(await stranger.call('POST', '/api/company/vat-check'), 'not-found');
  });
});

describe('how a company takes its invoices', () => {
  it('is chosen by its owner, with a Leitweg-ID whose check digits are right', async () => {
    const { owner } = await activeCompany();
    const { revision, invoiceFormat } = (await owner.call('GET', '/api/company')).body;
    expect(invoiceFormat).toBe('pdf');
    const bad = { buyerReference: '04011000-12345-04', revision };
    const noticed = await owner.call('PATCH', '/api/company', bad);
    expect(noticed.body).toMatchObject({ buyerReference: bad.buyerReference, notice: 'leitweg-id-unlikely' });
    const electronic = { invoiceFormat: 'xrechnung', revision: revision + 1 };
    expectProblem(await owner.call('PATCH', '/api/company', electronic), 'validation-failed', {
      buyerReference: ['Leitweg-ID not valid'],
    });
    const bothOdd = { ...electronic, vatId: 'ATU13585626' };
    expectProblem(await owner.call('PATCH', '/api/company', bothOdd), 'validation-failed');
    const right = await owner.call('PATCH', '/api/company', {
      ...electronic,
      buyerReference: '04011000-12345-03',
    });
    expect(right.body).toMatchObject({ invoiceFormat: 'xrechnung', buyerReference: '04011000-12345-03' });
    const placed = await orderFreight(owner, await newTool(), { seenDue: 50.46 });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    expect(await stored('orders').findOne({ buyerReference: '04011000-12345-03' })).toMatchObject({
      tax: { invoiceFormat: 'xrechnung' },
    });
    const other = { seenDue: 50.46, buyerReference: '04011000-12345-04' };
    expectProblem(await orderFreight(owner, await newTool(), other), 'validation-failed');
  });

  it('admins set it too, with the account of the shop’s ledger', async () => {
    const company = await activeCompany();
    await changeCompany(company.id, { debtorAccount: '10042', buyerReference: 'Dept. 4' });
    expect(await managed(company)).toMatchObject({ debtorAccount: '10042', buyerReference: 'Dept. 4' });
    const { revision } = await managed(company);
    const path = `/api/all-company/${company.id}`;
    expectProblem(await admin.call('PATCH', path, { debtorAccount: '12 a', revision }), 'validation-failed');
    const { body: own } = await company.owner.call('GET', '/api/company');
    expect(own).not.toHaveProperty('debtorAccount');
    expectProblem(
      await company.owner.call('PATCH', '/api/company', { debtorAccount: '1', revision }),
      'validation-failed',
    );
  });
});

describe('a shop that charges nothing', () => {
  it('has none of these fields', async () => {
    await setTrade(null);
    const company = await activeCompany(undefined, { vatId: 'AT12' });
    const { body } = await company.owner.call('GET', '/api/company');
    for (const field of ['vat', 'invoiceFormat', 'notice']) expect(body).not.toHaveProperty(field);
    const { revision } = body;
    const edited = await company.owner.call('PATCH', '/api/company', { invoiceFormat: 'pdf', revision });
    expectProblem(edited, 'validation-failed', { invoiceFormat: ['Unknown field'] });
    const path = `/api/all-company/${company.id}`;
    expectProblem(await admin.call('PATCH', path, { exemptions: [], revision }), 'validation-failed', {
      exemptions: ['Unknown field'],
    });
    expectProblem(await company.owner.call('POST', '/api/company/vat-check'), 'conflict');
  });
});
