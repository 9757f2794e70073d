import { beforeAll, describe, expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages';
import { shipDay } from '@/lib/shared/shipping/ship-day';
import { wholeShipDay } from '@/lib/shared/shipping/ship-day-text';
import { ledgerOf, stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, call, type Person, registerCustomer, signInAdmin } from '@/tests/support/people';
import { mailTo, unique } from '@/tests/support/store';

let admin: Person;
let buyer: Person;
/** The tool of refused requests; no order ever gets units of it. */
let untouched: string;

beforeAll(async () => {
  [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
  untouched = await addTool(admin);
});

function order(toolId: string, overrides: Record<string, unknown> = {}) {
  return { toolId, orderQuantity: 10, address: '1 Test Street', phone: '5550100', ...overrides };
}

async function quantityOf(toolId: string): Promise<number> {
  return (await call('GET', `/api/tool/${toolId}`)).body.quantity;
}

describe('POST /api/order', () => {
  it('reserves the units, with a ledger line, an unpaid order and a mail', async () => {
    const toolId = await addTool(admin, { price: 12.35, moq: 10, quantity: 100 });
    const response = await buyer.call(
      'POST',
      '/api/order',
      order(toolId, { orderQuantity: 12, orderValue: 148.2 }),
    );
    expect(response.status).toBe(201);
    const { insertedId } = response.body;
    const { body } = await buyer.call('GET', `/api/order/${insertedId}`);
    expect(body).toMatchObject({
      _id: insertedId,
      toolId,
      orderQuantity: 12,
      unitPrice: 12.35,
      orderValue: 148.2,
      buyerName: buyer.name,
      buyerEmail: buyer.email,
      address: '1 Test Street',
      phone: '5550100',
      paid: false,
      state: 'unpaid',
      timeline: [{ state: 'unpaid', by: 'buyer' }],
    });
    for (const absent of ['status', 'transactionId', 'paidAt', 'buyerId', 'orderValueCents', 'idempotency'])
      expect(body).not.toHaveProperty(absent);
    expect(new Date(body.placedAt).toISOString()).toBe(body.placedAt);
    expect(await quantityOf(toolId)).toBe(88);
    expect(await ledgerOf(toolId)).toEqual({ sum: 88, reasons: ['initial', 'order-placed'] });
    const mail = await mailTo(buyer.email, new RegExp(`Order ${body.number} placed`));
    expect(mail.text).toContain('$148.20');
  });

  it('fixes the day on which it is expected to ship, of which the mail tells', async () => {
    const toolId = await addTool(admin, { moq: 1, quantity: 100 });
    const { insertedId } = (await buyer.call('POST', '/api/order', order(toolId))).body;
    const { body } = await buyer.call('GET', `/api/order/${insertedId}`);
    // The default settings.
    const calendar = { timeZone: 'UTC', cutOffHour: 14, workingDays: [1, 2, 3, 4, 5], holidays: [] };
    const day = shipDay({ quantity: 10, available: 100 }, calendar, new Date(body.placedAt)) ?? '';
    expect(body.shipsOn).toBe(day);
    const listed = (await buyer.call('GET', '/api/order')).body;
    expect(listed.find(({ _id }: { _id: string }) => _id === insertedId).shipsOn).toBe(day);
    const mail = await mailTo(buyer.email, new RegExp(`Order ${body.number} placed`));
    expect(mail.text).toContain(`${wholeShipDay(day, 'en')}, if paid in time`);
  });

  it('ignores name, picture, value and buyer of the request', async () => {
    const toolId = await addTool(admin, { price: 2, image: '/placeholder.webp' });
    const { body } = await buyer.call(
      'POST',
      '/api/order',
      order(toolId, { toolName: 'Gold bar', toolImage: 'https://evil.example/x.png', buyerName: 'The King' }),
    );
    const { body: placed } = await buyer.call('GET', `/api/order/${body.insertedId}`);
    expect(placed).toMatchObject({ toolImage: '/placeholder.webp', buyerName: buyer.name, orderValue: 20 });
    expect(placed.toolName).toMatch(/^Test Tool/);
  });

  it('accepts the session’s cookie from the store’s own pages', async () => {
    const toolId = await addTool(admin);
    const response = await buyer.callWithSession(
      'POST',
      '/api/order',
      order(toolId, { buyerEmail: buyer.email }),
    );
    expect(response.status).toBe(201);
  });

  it('is refused to visitors, for other people’s e-mails, and from other sites', async () => {
    const toolId = await addTool(admin);
    expectProblem(await call('POST', '/api/order', order(toolId)), 'unauthenticated');
    expectProblem(
      await buyer.call('POST', '/api/order', order(toolId, { buyerEmail: admin.email })),
      'forbidden',
    );
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      const response = await buyer.callWithSession('POST', '/api/order', order(toolId), headers);
      expectProblem(response, 'cross-site');
    }
    expect(await quantityOf(toolId)).toBe(100);
  });

  it('names what is missing in the words of the specification', async () => {
    expectProblem(await buyer.call('POST', '/api/order', { toolId: untouched }), 'validation-failed', {
      orderQuantity: ['Quantity required'],
      address: ['Address is required'],
      phone: ['Phone required'],
    });
  });

  it.each([
    ['orderQuantity', 9, VALIDATION['quantity-below-moq']],
    ['orderQuantity', -10, VALIDATION['quantity-below-moq']],
    ['orderQuantity', 101, VALIDATION['quantity-above-available']],
    ['orderQuantity', 1e300, VALIDATION['quantity-above-available']],
    ['orderQuantity', 10.5, VALIDATION['quantity-not-whole']],
    ['orderQuantity', '', VALIDATION['quantity-required']],
    ['orderQuantity', { $gte: 1 }, VALIDATION['quantity-not-whole']],
    ['orderQuantity', true, VALIDATION['quantity-not-whole']],
    ['address', '  ', VALIDATION['address-required']],
    ['address', 'x'.repeat(501), VALIDATION['address-too-long']],
    ['phone', 'call me', VALIDATION['phone-invalid']],
    ['phone', ['5550100'], VALIDATION['phone-required']],
    ['toolId', { $ne: null }, VALIDATION.invalid],
    ['buyerEmail', { $ne: '' }, VALIDATION['email-required']],
    ['state', 'paid', VALIDATION['unknown-field']],
    ['paid', true, VALIDATION['unknown-field']],
  ])('refuses %s = %j', async (field, value, message) => {
    const response = await buyer.call('POST', '/api/order', order(untouched, { [field]: value }));
    expectProblem(response, 'validation-failed', { [field]: [message] });
    expect(await quantityOf(untouched)).toBe(100);
  });

  it('returns 404 for a tool that is not sold', async () => {
    const toolId = await addTool(admin);
    await admin.call('DELETE', `/api/tool/${toolId}`);
    for (const id of [toolId, '0123456789abcdef01234567', 'nonsense'])
      expectProblem(await buyer.call('POST', '/api/order', order(id)), 'not-found');
  });

  it('refuses a value that differs from the server’s by a cent or more', async () => {
    const toolId = await addTool(admin, { price: 0.07, moq: 1, quantity: 1000 });
    for (const orderValue of [0, 6.99, 7.01, 7.0001, -7])
      expectProblem(
        await buyer.call('POST', '/api/order', order(toolId, { orderQuantity: 100, orderValue })),
        'price-changed',
      );
    const seen = 0.07 * 100;
    const response = await buyer.call(
      'POST',
      '/api/order',
      order(toolId, { orderQuantity: 100, orderValue: seen }),
    );
    expect(response.status).toBe(201);
    const { body } = await buyer.call('GET', `/api/order/${response.body.insertedId}`);
    expect(body.orderValue).toBe(7);
  });

  it('refuses an order whose value no card payment can have', async () => {
    const cheap = await addTool(admin, { price: 0.01, moq: 1 });
    const dear = await addTool(admin, { price: 999_999.99, moq: 1 });
    expectProblem(
      await buyer.call('POST', '/api/order', order(cheap, { orderQuantity: 49 })),
      'validation-failed',
      { orderQuantity: [VALIDATION['order-value-too-low']] },
    );
    expectProblem(
      await buyer.call('POST', '/api/order', order(dear, { orderQuantity: 2 })),
      'validation-failed',
      { orderQuantity: [VALIDATION['order-value-too-high']] },
    );
  });
});

describe('Idempotency-Key', () => {
  it('creates one order for the same request, however often it is sent', async () => {
    const toolId = await addTool(admin);
    const headers = { 'idempotency-key': unique('key-') };
    const first = await buyer.call('POST', '/api/order', order(toolId), headers);
    const again = await buyer.call('POST', '/api/order', order(toolId), headers);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await quantityOf(toolId)).toBe(90);
  });

  it('creates one order for a double click, even if it takes the last units', async () => {
    const toolId = await addTool(admin, { quantity: 10 });
    const headers = { 'idempotency-key': unique('key-') };
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => buyer.call('POST', '/api/order', order(toolId), headers)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(responses.map(({ body }) => body.insertedId)).size).toBe(1);
    expect(await ledgerOf(toolId)).toEqual({ sum: 0, reasons: ['initial', 'order-placed'] });
    expect(await stored('orders').countDocuments({ 'idempotency.key': headers['idempotency-key'] })).toBe(1);
  });

  it('refuses the same key for another request', async () => {
    const toolId = await addTool(admin);
    const headers = { 'idempotency-key': unique('key-') };
    await buyer.call('POST', '/api/order', order(toolId), headers);
    const other = await buyer.call('POST', '/api/order', order(toolId, { orderQuantity: 11 }), headers);
    expectProblem(other, 'idempotency-mismatch');
    expect(await quantityOf(toolId)).toBe(90);
  });

  it('belongs to one buyer: the same key of another makes another order', async () => {
    const toolId = await addTool(admin);
    const headers = { 'idempotency-key': unique('key-') };
    const mine = await buyer.call('POST', '/api/order', order(toolId), headers);
    const theirs = await admin.call('POST', '/api/order', order(toolId), headers);
    expect(theirs.status).toBe(201);
    expect(theirs.body.insertedId).not.toBe(mine.body.insertedId);
  });

  it.each(['', 'two words', 'x'.repeat(201)])('refuses the key "%s"', async (key) => {
    const response = await buyer.call('POST', '/api/order', order(untouched), { 'idempotency-key': key });
    expectProblem(response, 'validation-failed', {
      'Idempotency-Key': [VALIDATION['idempotency-key-invalid']],
    });
  });
});

describe('the last units', () => {
  it('are never sold twice: of 20 buyers at once each gets units or learns how many are left', async () => {
    const toolId = await addTool(admin, { quantity: 7, moq: 1 });
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => buyer.call('POST', '/api/order', order(toolId, { orderQuantity: 1 }))),
    );
    const won = responses.filter(({ status }) => status === 201);
    expect(won).toHaveLength(7);
    for (const lost of responses.filter(({ status }) => status !== 201)) {
      expect([409, 422]).toContain(lost.status);
      expectProblem(lost, lost.status === 409 ? 'out-of-stock' : 'validation-failed', {
        orderQuantity: ['Quantity greater than available'],
      });
      expect(lost.body.detail).toBe('There are no units left.');
    }
    expect(await quantityOf(toolId)).toBe(0);
    expect((await ledgerOf(toolId)).sum).toBe(0);

    const cancelled = await Promise.all(
      won.map(({ body }) => buyer.call('DELETE', `/api/order/${body.insertedId}`)),
    );
    expect(cancelled.map(({ body }) => body)).toEqual(Array(7).fill({ deletedCount: 1 }));
    expect(await quantityOf(toolId)).toBe(7);
    expect((await ledgerOf(toolId)).sum).toBe(7);
  });

  it('go to large and small orders alike without going below zero', async () => {
    const toolId = await addTool(admin, { quantity: 23, moq: 1 });
    const wanted = [5, 3, 8, 2, 7, 4, 6, 1, 9, 5];
    const responses = await Promise.all(
      wanted.map((orderQuantity) => buyer.call('POST', '/api/order', order(toolId, { orderQuantity }))),
    );
    const sold = wanted
      .filter((_, place) => responses[place]?.status === 201)
      .reduce((sum, units) => sum + units, 0);
    expect(sold).toBeLessThanOrEqual(23);
    expect(await quantityOf(toolId)).toBe(23 - sold);
    expect((await ledgerOf(toolId)).sum).toBe(23 - sold);
  });
});
