import { afterAll, describe, expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { expectProblem } from '@/tests/api/support/problem';
import { newProgram } from '@/tests/support/api-keys';
import { addTool, anAdmin, call, registerCustomer } from '@/tests/support/people';
import { unique } from '@/tests/support/store';
import { MUNICH_SELLER, PARCEL_TRADE, VAT_TRADE } from '@/tests/support/trade-settings';

const admin = await anAdmin();
/** A shop with these charges nothing. */
const NOTHING = { shipping: { zones: [], methods: [] }, tax: PARCEL_TRADE.tax };

const read = async () => (await admin.call('GET', '/api/trade')).body;
const revisionNow = async (): Promise<number> => (await read()).revision;
const save = async (blocks: object) =>
  admin.call('PUT', '/api/trade', { revision: await revisionNow(), ...blocks });

afterAll(async () => {
  await save(NOTHING);
});

describe('settings', () => {
  it('are saved in blocks, each in the place of the one before, and normalised', async () => {
    const before = await revisionNow();
    const saved = await save({
      ...PARCEL_TRADE,
      seller: { ...MUNICH_SELLER, country: 'Germany', register: '' },
    });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ ...PARCEL_TRADE, revision: before + 1, source: 'store' });
    expect(saved.body.seller).toEqual(MUNICH_SELLER);
    expect(await read()).toEqual(saved.body);
    const renamed = await save({ seller: { ...MUNICH_SELLER, city: 'Munich' } });
    expect(renamed.body).toMatchObject({ seller: { city: 'Munich' }, shipping: PARCEL_TRADE.shipping });
    expect((await save(NOTHING)).body).toMatchObject({ ...NOTHING, seller: { city: 'Munich' } });
  });

  it('are on public pages soon: what prices are without', async () => {
    const { body: tool } = await call('GET', `/api/tool/${await addTool(admin, {})}`);
    const pageOf = async (path: string) => (await call('GET', path)).body as string;
    const isSaid = async (path: string, text: string) => (await pageOf(path)).includes(text);
    const PAGES = [
      [`/tools/${tool.slug}`, 'Prices plus shipping'],
      ['/tools', 'Prices plus shipping'],
      ['/tools?sort=price-asc', 'Prices plus shipping'],
      ['/de/tools', 'Preise zzgl. Versand'],
    ] as const;
    for (const [blocks, isCharging] of [
      [NOTHING, false],
      [PARCEL_TRADE, true],
      [NOTHING, false],
    ] as const) {
      expect((await save(blocks)).status).toBe(200);
      for (const [path, text] of PAGES)
        await expect.poll(() => isSaid(path, text), { timeout: 10_000 }).toBe(isCharging);
    }
  });

  it('are not saved over those that somebody saved meanwhile', async () => {
    const revision = await revisionNow();
    const shipping = { zones: [{ id: 'at', name: unique('AT '), where: [{ country: 'AT' }] }], methods: [] };
    expect((await save({ shipping })).status).toBe(200);
    const late = await admin.call('PUT', '/api/trade', { revision, shipping: PARCEL_TRADE.shipping });
    expectProblem(late, 'edited-meanwhile');
    expect(late.body.current).toEqual(await read());
    // The same again changes nothing: its answer may have been lost.
    expect((await admin.call('PUT', '/api/trade', { revision, shipping })).status).toBe(200);
  });

  it('name each fault with its field, and nothing is saved', async () => {
    const before = await read();
    const prices = [
      { zone: 'moon', by: 'flat', steps: [{ from: 1, price: 4.9 }] },
      {
        zone: 'de',
        by: 'value',
        steps: [
          { from: 0, price: 5 },
          { from: 0, price: 4 },
        ],
      },
    ];
    const methods = [{ id: 'parcel', names: { en: 'Parcel' }, kind: 'delivery', prices }];
    expectProblem(
      await save({
        seller: { ...MUNICH_SELLER, country: 'GB', postalCode: 'BT1 5GS' },
        shipping: { zones: PARCEL_TRADE.shipping.zones, methods },
        tax: {
          ...VAT_TRADE.tax,
          mode: 'none',
          shipping: 'gone',
          vat: {
            ...VAT_TRADE.tax.vat,
            rates: [
              { country: 'DE', class: 'standard', rate: 19 },
              { country: 'DE', class: 'standard', rate: 16, from: '2027-01-01' },
              { country: 'DE', class: 'reduced', rate: 7, to: '2027-06-30' },
            ],
          },
          us: { rates: [{ state: 'CA', zip: '9', rate: 8, name: 'California', shipping: false }] },
        },
      }),
      'validation-failed',
      {
        'seller.postalCode': [VALIDATION['seller-northern-ireland']],
        'shipping.methods.0.prices.0.zone': [VALIDATION['zone-unknown']],
        'shipping.methods.0.prices.0.steps': [VALIDATION['steps-first']],
        'shipping.methods.0.prices.1.steps.1.from': [VALIDATION['steps-ascending']],
        'tax.shipping': [VALIDATION['tax-class-unknown']],
        'tax.vat.rates.1.from': [VALIDATION['rates-twice']],
        'tax.vat.rates': ['No rate for reduced in DE on 2027-07-01'],
        'tax.us.rates': [
          'No rate for standard in CA on 2000-01-01',
          'No rate for reduced in CA on 2000-01-01',
        ],
      },
    );
    expectProblem(
      await save({ seller: { ...MUNICH_SELLER, bank: { iban: 'DE03120300000000202051' } }, stripe: {} }),
      'validation-failed',
      { 'seller.bank.iban': [VALIDATION['iban-invalid']], stripe: [VALIDATION['unknown-field']] },
    );
    expect(await read()).toEqual(before);
  });

  it('may be large, up to a megabyte', async () => {
    const postalCodes = Array.from({ length: 200 }, (_, at) => String(10_000 + at));
    const zones = Array.from({ length: 50 }, (_, at) => ({
      id: `z-${at}`,
      name: 'Zone',
      where: Array.from({ length: 9 }, () => ({ country: 'DE', postalCodes })),
    }));
    expect((await save({ shipping: { zones, methods: [] } })).status).toBe(200);
    expectProblem(await save({ seller: { ...MUNICH_SELLER, legal: 'x'.repeat(1_048_576) } }), 'too-large');
  });

  it('are for admins, and for no program', async () => {
    const customer = await registerCustomer();
    const program = await newProgram(['prices:write', 'tools:write', 'orders:read']);
    for (const [method, path, body] of [
      ['GET', '/api/trade', undefined],
      ['PUT', '/api/trade', { revision: 0 }],
      ['POST', '/api/trade/costs', { lines: [{ sku: 'X', quantity: 1 }], to: { country: 'DE' } }],
    ] as const) {
      expectProblem(await call(method, path, body), 'unauthenticated');
      expectProblem(await customer.call(method, path, body), 'forbidden');
      expectProblem(await program.call(method, path, body), 'forbidden');
    }
  });
});

describe('costs', () => {
  const ask = (body: object) => admin.call('POST', '/api/trade/costs', body);
  const MUNICH = { country: 'DE', postalCode: '80331' };

  /** A tool at 12.50. */
  async function aTool(more: object = {}): Promise<{ id: string; sku: string }> {
    const sku = unique('TR-');
    return { id: await addTool(admin, { sku, moq: 1, quantity: 1_000, ...more }), sku };
  }

  it('of lines by unsaved settings are tried, at prices of their own where they are given', async () => {
    const { id, sku } = await aTool();
    const asked = await ask({ lines: [{ toolId: id, quantity: 3 }], to: MUNICH, trade: VAT_TRADE });
    expect([asked.status, asked.body]).toEqual([
      200,
      {
        methods: [{ id: 'parcel', name: 'Parcel', kind: 'delivery', price: 4.9 }],
        shippingMethod: 'parcel',
        costs: {
          ...{ goods: 37.5, shipping: 4.9, net: 42.4, tax: 8.06, due: 50.46, notes: [] },
          taxes: [
            {
              ...{ treatment: 'domestic', category: 'S', rate: 19, name: 'VAT 19%' },
              ...{ goods: 37.5, shipping: 4.9, net: 42.4, tax: 8.06 },
            },
          ],
        },
        reasons: [],
      },
    ]);
    const lines = [{ sku: sku.toLowerCase(), quantity: 1, unitPrice: 100 }];
    const abroad = await ask({ lines, to: { country: 'Switzerland' }, trade: VAT_TRADE });
    expect(abroad.body.costs).toMatchObject({ goods: 100, due: 104.9, notes: [{ code: 'export' }] });
    expect((await read()).tax).not.toEqual(VAT_TRADE.tax);
  });

  it('are those of a day', async () => {
    const { id } = await aTool();
    const rates = [
      { country: 'DE', class: 'standard', rate: 19, to: '2030-12-31' },
      { country: 'DE', class: 'standard', rate: 16, from: '2031-01-01' },
      { country: 'DE', class: 'reduced', rate: 7 },
    ];
    const trade = { ...VAT_TRADE, tax: { ...VAT_TRADE.tax, vat: { ...VAT_TRADE.tax.vat, rates } } };
    const taxOn = async (day: string) =>
      (await ask({ lines: [{ toolId: id, quantity: 8 }], to: MUNICH, day, trade })).body.costs.taxes[0].rate;
    expect(await Promise.all(['2030-12-31', '2031-01-01'].map(taxOn))).toEqual([19, 16]);
  });

  it('without settings are the goods', async () => {
    expect((await save(NOTHING)).status).toBe(200);
    const { id } = await aTool();
    const asked = await ask({ lines: [{ toolId: id, quantity: 2 }], to: MUNICH });
    expect(asked.body).toMatchObject({
      methods: [],
      shippingMethod: null,
      costs: { goods: 25, due: 25, taxes: [] },
    });
  });

  it('on request have reasons', async () => {
    const { id } = await aTool();
    const [zone] = PARCEL_TRADE.shipping.zones;
    const [method] = PARCEL_TRADE.shipping.methods;
    const prices = [{ zone: 'de', by: 'weight', steps: [{ from: 0, price: 1 }] }];
    const trade = { ...PARCEL_TRADE, shipping: { zones: [zone], methods: [{ ...method, prices }] } };
    const asked = await ask({ lines: [{ toolId: id, quantity: 2 }], to: MUNICH, trade });
    expect(asked.body).toMatchObject({
      methods: [{ price: null, why: { code: 'weight-unknown', lines: [0] } }],
      ...{ shippingMethod: null, costs: null, reasons: [{ code: 'weight', lines: [0] }] },
    });
    const elsewhere = await ask({ lines: [{ toolId: id, quantity: 2 }], to: { country: 'AT' }, trade });
    expect(elsewhere.body).toMatchObject({ methods: [], reasons: [{ code: 'shipping' }] });
  });

  it('are refused for lines, places and settings that there are not', async () => {
    const [tool, asked, draft] = await Promise.all([
      aTool(),
      aTool({ state: 'on-request' }),
      aTool({ state: 'draft' }),
    ]);
    const lines = [
      { toolId: tool.id, quantity: 1 },
      { toolId: asked.id, quantity: 1 },
      { toolId: draft.id, quantity: 1 },
      { sku: unique('NONE-'), quantity: 1 },
    ];
    expectProblem(await ask({ lines, to: MUNICH }), 'validation-failed', {
      'lines.1.unitPrice': [VALIDATION['price-required']],
      'lines.2.toolId': [VALIDATION['offer-tool-gone']],
      'lines.3.sku': [VALIDATION['sku-unknown']],
    });
    const line = { toolId: tool.id, quantity: 1 };
    expectProblem(
      await ask({
        lines: [{ ...line, quantity: 0 }, { quantity: 1 }],
        to: { country: 'Atlantis' },
        day: 'today',
      }),
      'validation-failed',
      {
        'lines.0.quantity': [VALIDATION['cart-quantity-invalid']],
        'lines.1.sku': [VALIDATION['sku-required']],
        'to.country': [VALIDATION['country-unknown']],
        day: [VALIDATION.invalid],
      },
    );
    const many = Array.from({ length: 501 }, () => line);
    expectProblem(await ask({ lines: many, to: MUNICH }), 'validation-failed', {
      lines: [VALIDATION['cart-lines-too-many']],
    });
    const { seller: _seller, ...without } = VAT_TRADE;
    expectProblem(await ask({ lines: [line], to: MUNICH, trade: without }), 'validation-failed', {
      'trade.seller': [VALIDATION['seller-required']],
    });
    expectProblem(
      await ask({ lines: [line], to: MUNICH, companyId: '0123456789abcdef01234567' }),
      'not-found',
    );
  });
});
