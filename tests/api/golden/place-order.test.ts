import { beforeAll, it } from 'vitest';
import { baseUrl, unique } from '@/tests/support/store';
import { bySession, byToken } from './callers';
import { castFor } from './cast';
import { describeCall } from './golden';
import { ownTool } from './own-tool';
import { Placeholders } from './placeholders';
import { itNeedsJsonObject, itNeedsTokenOrSession, itRefusesMethods, UNKNOWN_ID } from './refusals';

const PATH = '/api/order';
const placeholders = new Placeholders();
const cast = castFor(placeholders);

describeCall('POST /api/order', placeholders, (golden) => {
  let toolId = '';
  const required = () => ({ toolId, orderQuantity: 10, address: '1 Test Street', phone: '5550100' });
  const good = () => ({ path: PATH, body: required() });
  const place = (name: string, body: Record<string, unknown>, headers?: Record<string, string>) =>
    golden.check(name, byToken('buyer', cast.buyer), {
      path: PATH,
      body: { ...required(), ...body },
      ...(headers ? { headers } : {}),
    });
  const toolWith = (name: string, overrides: Record<string, unknown>) =>
    ownTool(cast, placeholders, name, overrides);

  beforeAll(async () => {
    toolId = await toolWith('Mallet', { quantity: 10_000 });
  });

  it('places an order', async () => {
    const { body } = await place('no more than is required', {});
    placeholders.name(body.insertedId, 'order’s id');
    await golden.check('what was ordered', byToken('buyer', cast.buyer), {
      method: 'GET',
      path: `${PATH}/${body.insertedId}`,
    });
    await golden.check('by session', bySession('buyer', cast.buyer), good());
    await golden.check('by an admin', byToken('admin', cast.admin), good());
    await place('as a form sends it', {
      orderQuantity: ' 12 ',
      address: ' 1 Test Street ',
      phone: '+1 555 0100',
    });
    await place('the e-mail in capitals', { buyerEmail: cast.buyer.email.toUpperCase() });
  });

  it('ignores the tool’s and buyer’s data in the request', async () => {
    const { buyer } = cast;
    const { body } = await golden.check('everything the specification sends', bySession('buyer', buyer), {
      path: PATH,
      body: {
        ...required(),
        toolName: 'Gold bar',
        toolImage: 'https://example.com/gold.png',
        orderValue: 123.5,
        buyerName: 'Someone else',
        buyerEmail: buyer.email,
      },
    });
    placeholders.name(body.insertedId, 'second order’s id');
    await golden.check('what was ordered by it', byToken('buyer', buyer), {
      method: 'GET',
      path: `${PATH}/${body.insertedId}`,
    });
  });

  it('places one order for a repeated request', async () => {
    const key = unique('key-');
    placeholders.name(key, 'key');
    const headers = { 'idempotency-key': key };
    const { body } = await place('with a key', {}, headers);
    placeholders.name(body.insertedId, 'first order’s id');
    await place('the same again', {}, headers);
    await place('the same key with another body', { orderQuantity: 11 }, headers);
    await golden.check('the same key of someone else', byToken('stranger', cast.stranger), {
      ...good(),
      headers,
    });
    for (const invalid of ['', 'two words', 'x'.repeat(201)])
      await place(`the key “${invalid.slice(0, 10)}”`, {}, { 'idempotency-key': invalid });
  });

  it('reports what is wrong', async () => {
    const refuse = (name: string, body: unknown) =>
      golden.check(name, byToken('buyer', cast.buyer), { path: PATH, body });
    await refuse('nothing', {});
    await refuse('nothing but the tool', { toolId });
    await refuse('nothing but blanks', { toolId, orderQuantity: ' ', address: ' ', phone: '' });
    await place('values too long', {
      toolId: 'x'.repeat(101),
      toolName: 'x'.repeat(501),
      toolImage: 'x'.repeat(2049),
      buyerName: 'x'.repeat(201),
      buyerEmail: `${'x'.repeat(251)}@b.c`,
      address: 'x'.repeat(501),
      phone: '5'.repeat(33),
    });
    await place('values of another type', {
      toolId: { $ne: null },
      toolName: 1,
      toolImage: [],
      orderQuantity: { $gte: 1 },
      orderValue: '123.5',
      buyerName: {},
      buyerEmail: { $ne: '' },
      address: 1,
      phone: ['5550100'],
    });
    await place('a quantity that is not whole', { orderQuantity: 10.5 });
    await place('a quantity in words', { orderQuantity: 'ten' });
    await place('a phone in words', { phone: 'call me' });
    await place('an e-mail that is none', { buyerEmail: 'nonsense' });
    await place('a control character', { address: 'nul \u0000' });
    await place('fields of the document', { state: 'paid', paid: true, unitPriceCents: 1 });
    await place('someone else’s e-mail', { buyerEmail: cast.stranger.email });
  });

  it('reports what cannot be ordered', async () => {
    await place('an unknown tool', { toolId: UNKNOWN_ID });
    await place('a malformed id', { toolId: 'nonsense' });
    const deleted = await toolWith('Deleted', {});
    await cast.admin.call('DELETE', `/api/tool/${deleted}`);
    await place('a tool that was deleted', { toolId: deleted });
    const [few, one, none] = [
      await toolWith('Few', { quantity: 13 }),
      await toolWith('One', { quantity: 1, moq: 1 }),
      await toolWith('None', { quantity: 0, moq: 10 }),
    ];
    await place('fewer than the minimum', { orderQuantity: 9 });
    await place('a negative quantity', { orderQuantity: -10 });
    await place('more than there are', { toolId: few, orderQuantity: 14 });
    await place('more than the one there is', { toolId: one, orderQuantity: 2 });
    await place('more than none', { toolId: none, orderQuantity: 10 });
    await place('fewer than the minimum and more than there are', { toolId: none, orderQuantity: 9 });
    const cheap = await toolWith('Cheap', { price: 0.01, moq: 1 });
    const dear = await toolWith('Dear', { price: 999_999.99, moq: 1 });
    await place('a value too low', { toolId: cheap, orderQuantity: 49 });
    await place('a value too high', { toolId: dear, orderQuantity: 2 });
  });

  it('refuses a value that differs from the server’s', async () => {
    for (const orderValue of [0, -123.5, 123.49, 123.51, 123.5001])
      await place(`the value ${orderValue}`, { orderValue });
  });

  it('responds in English to calls from a German page', async () => {
    const headers = { 'accept-language': 'de', referer: new URL('/de/tools', baseUrl()).href };
    await place('nothing, from a German page', { address: '', phone: '' }, headers);
    await place('a quantity too low, from a German page', { orderQuantity: 9 }, headers);
  });

  itNeedsTokenOrSession(golden, () => cast.buyer, good);
  itNeedsJsonObject(golden, () => byToken('buyer', cast.buyer), good);
  itRefusesMethods(golden, PATH, ['PUT', 'PATCH', 'DELETE']);
});
