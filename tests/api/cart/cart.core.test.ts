import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { shop } from '#shop';
import { goodsOf } from '@/components/shipments/goods-ship-text';
import { lastShipDay } from '@/lib/shared/shipments/ship-day';
import { ledgerOf, stockOf, stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, anAdmin, type CallResponse, type Person, registerCustomer } from '@/tests/support/people';
import { addPriceList } from '@/tests/support/price-lists';
import { unique } from '@/tests/support/store';

const admin = await anAdmin();

type Line = { toolId: string; quantity: number };

function severalTools(...quantities: number[]): Promise<string[]> {
  return Promise.all(quantities.map((quantity) => addTool(admin, { quantity, moq: 1 })));
}

const additions = (lines: Line[]) => lines.map((line) => ({ op: 'add', ...line }));

function change(buyer: Person, ops: unknown[], more: object = {}, key?: string): Promise<CallResponse> {
  return buyer.call('PATCH', '/api/cart', { ops, ...more }, key ? { 'idempotency-key': key } : {});
}

const cartOf = async (buyer: Person) => (await buyer.call('GET', '/api/cart')).body;

/** Orders the cart as it is, or as `more` says it was seen. */
async function order(buyer: Person, more: object = {}, key = unique('key-')): Promise<CallResponse> {
  const { version, due, lines } = await cartOf(buyer);
  const seen = lines.map(({ toolId, unitPrice = 0 }: { toolId: string; unitPrice?: number }) => {
    return { toolId, unitPrice };
  });
  const delivery = { address: '1 Test Street', phone: '5550100' };
  const body = { version, seenDue: due, seen, ...delivery, ...more };
  return buyer.call('POST', '/api/cart/order', body, { 'idempotency-key': key });
}

const linesOf = (body: { lines: Line[] }) => body.lines.map(({ toolId, quantity }) => ({ toolId, quantity }));

it('a cart names the next quantity from which a unit costs less, until there is none', async () => {
  const [buyer, sku] = [await registerCustomer(), unique('TIER-')];
  const toolId = await addTool(admin, { sku, price: 12.5, moq: 1, quantity: 1_000 });
  const tiers = [
    { from: 10, price: 12 },
    { from: 50, price: 11 },
  ];
  await addPriceList(admin, [{ sku, tiers }]);
  for (const [quantity, nextTier] of [
    [9, { from: 10, unitPrice: 12 }],
    [10, { from: 50, unitPrice: 11 }],
    [50, undefined],
  ] as const) {
    const { body } = await change(buyer, [{ op: 'set', toolId, quantity }], {
      version: (await cartOf(buyer)).version,
    });
    expect(body.lines[0].nextTier).toEqual(nextTier);
  }
});

it('a cart is empty at first, and has lines at the price of the moment', async () => {
  const [buyer, [tool = '']] = [await registerCustomer(), await severalTools(100)];
  const empty = await buyer.call('GET', '/api/cart');
  expect(empty.body).toEqual({ version: 0, lines: [], units: 0, goodsValue: 0, due: 0 });
  expect(empty.headers.get('cache-control')).toBe('no-store');
  const { status, body } = await change(buyer, [
    { op: 'add', toolId: tool, quantity: 3, reference: 'Bay 7' },
  ]);
  expect([status, body.version, body.units, body.goodsValue, body.due]).toEqual([200, 1, 3, 37.5, 37.5]);
  const receipt = { code: 'public-price', quantity: 3, base: 12.5, capped: false, unitPrice: 12.5 };
  expect(body.lines).toEqual([
    expect.objectContaining({
      ...{ toolId: tool, quantity: 3, unitPrice: 12.5, lineTotal: 37.5, reference: 'Bay 7', problems: [] },
      receipt: { ...receipt, sentence: 'Public price' },
    }),
  ]);
  // By cookie from the same origin, as on POST /api/order.
  expect((await buyer.callWithSession('GET', '/api/cart')).body).toEqual(body);
  expect((await stockOf(tool)).figures).toMatchObject({ available: 100, reserved: 0 });
});

it('a cart adds, sets and removes, all operations or none', async () => {
  const [buyer, [a = '', b = '', c = '']] = [await registerCustomer(), await severalTools(100, 100, 100)];
  await change(
    buyer,
    additions([
      { toolId: a, quantity: 3 },
      { toolId: b, quantity: 1 },
      { toolId: a, quantity: 4 },
    ]),
  );
  const ops = [
    { op: 'set', toolId: b, quantity: 9 },
    { op: 'remove', toolId: a },
    ...additions([{ toolId: c, quantity: 2 }]),
  ];
  const changed = await change(buyer, ops);
  const expected = [
    { toolId: b, quantity: 9 },
    { toolId: c, quantity: 2 },
  ];
  expect(linesOf(changed.body)).toEqual(expected);
  const unknown = new ObjectId().toHexString();
  for (const toolId of [unknown, 'no-id']) {
    const refused = await change(buyer, [
      { op: 'remove', toolId: b },
      { op: 'add', toolId, quantity: 1 },
    ]);
    expectProblem(refused, 'not-found');
  }
  for (const quantity of [0, -1, 1.5, 1_000_001, '5']) {
    const refused = await change(buyer, [
      { op: 'remove', toolId: b },
      { op: 'set', toolId: c, quantity },
    ]);
    expect([refused.status, refused.body.code]).toEqual([422, 'validation-failed']);
  }
  const many = await change(buyer, additions([{ toolId: c, quantity: 1_000_000 }]));
  expectProblem(many, 'validation-failed', {
    ops: ['Quantity must be a whole number from 1 to 1,000,000'],
  });
  const ofOne = { op: 'add', toolId: a, quantity: 1 };
  const tooMany = await change(
    buyer,
    Array.from({ length: 501 }, () => ofOne),
  );
  expectProblem(tooMany, 'validation-failed', { ops: ['Please change at most 500 lines at once'] });
  expect(linesOf(await cartOf(buyer))).toEqual(expected);
});

it('a cart counts every one of many additions at once, and none twice', async () => {
  const [buyer, [tool = '']] = [await registerCustomer(), await severalTools(100)];
  const keys = Array.from({ length: 8 }, () => unique('key-'));
  const add = (key: string) => change(buyer, additions([{ toolId: tool, quantity: 1 }]), {}, key);
  const responses = await Promise.all([...keys, ...keys].map(add));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect(linesOf(await cartOf(buyer))).toEqual([{ toolId: tool, quantity: 8 }]);
  expect(linesOf((await add(keys[0] as string)).body)).toEqual([{ toolId: tool, quantity: 8 }]);
  const other = await change(buyer, additions([{ toolId: tool, quantity: 2 }]), {}, keys[0]);
  expectProblem(other, 'idempotency-mismatch');
  expect(linesOf(await cartOf(buyer))).toEqual([{ toolId: tool, quantity: 8 }]);
});

it('a cart refuses to set against an older version, with the cart as it is; additions never conflict', async () => {
  const [buyer, [tool = '']] = [await registerCustomer(), await severalTools(100)];
  const { body: first } = await change(buyer, additions([{ toolId: tool, quantity: 1 }]));
  const { body: second } = await change(buyer, additions([{ toolId: tool, quantity: 1 }]), {
    version: first.version,
  });
  const refused = await change(buyer, [{ op: 'set', toolId: tool, quantity: 9 }], {
    version: first.version,
  });
  expectProblem(refused, 'cart-changed');
  expect(refused.body.current).toEqual(second);
  const added = await change(buyer, additions([{ toolId: tool, quantity: 1 }]), { version: first.version });
  expect(linesOf(added.body)).toEqual([{ toolId: tool, quantity: 3 }]);
  const set = await change(buyer, [{ op: 'set', toolId: tool, quantity: 9 }], {
    version: added.body.version,
  });
  expect(linesOf(set.body)).toEqual([{ toolId: tool, quantity: 9 }]);
});

it('a cart contains what cannot be ordered, with the problem and a quantity that can', async () => {
  const buyer = await registerCustomer();
  const [short, low, gone] = await Promise.all([
    addTool(admin, { quantity: 5, moq: 1 }),
    addTool(admin, { quantity: 50, moq: 10 }),
    addTool(admin, { quantity: 5, moq: 1 }),
  ]);
  await change(buyer, additions([short, low, gone].map((toolId) => ({ toolId, quantity: 6 }))));
  await admin.call('DELETE', `/api/tool/${gone}`);
  const { lines, units, due } = await cartOf(buyer);
  expect(lines.map(({ problems }: { problems: unknown }) => problems)).toEqual([
    [
      {
        code: 'quantity-above-available',
        message: 'Quantity greater than available',
        fix: { quantity: 5 },
      },
    ],
    [{ code: 'quantity-below-moq', message: 'Quantity short than MOQ', fix: { quantity: 10 } }],
    [{ code: 'not-on-sale', message: 'This tool is not on sale any more.' }],
  ]);
  expect([units, due]).toEqual([18, 150]);
  expect(lines[2]).not.toHaveProperty('unitPrice');
  expect((await change(buyer, [{ op: 'remove', toolId: gone }])).body.lines).toHaveLength(2);
});

it('ordering a cart makes one order of all lines and empties the cart; the same key again returns the same order', async () => {
  const [buyer, tools] = [await registerCustomer(), await severalTools(10, 10, 10, 10, 10, 10)];
  await change(buyer, additions(tools.map((toolId, place) => ({ toolId, quantity: place + 1 }))));
  const before = await cartOf(buyer);
  const key = unique('key-');
  const body = { version: before.version, seenDue: before.due, address: '1 Test Street', phone: '5550100' };
  const placing = () =>
    buyer.call(
      'POST',
      '/api/cart/order',
      { ...body, poNumber: 'PO-4711', note: 'Dock 3' },
      { 'idempotency-key': key },
    );
  const placed = await Promise.all([placing(), placing()]);
  expect(placed.map(({ status }) => status)).toEqual([201, 201]);
  expect(placed[0]?.body).toEqual(placed[1]?.body);
  expect((await placing()).body).toEqual(placed[0]?.body);
  expect(await cartOf(buyer)).toMatchObject({ version: before.version + 1, lines: [], due: 0 });
  const id: string = placed[0]?.body.insertedId;
  const { body: order } = await buyer.call('GET', `/api/order/${id}`);
  expect(order).toMatchObject({ lineCount: 6, orderQuantity: 21, orderValue: 262.5, goodsValue: 262.5 });
  expect(order).toMatchObject({ poNumber: 'PO-4711', note: 'Dock 3', toolId: tools[0] });
  expect(linesOf(order)).toEqual(linesOf(before));
  const [listed] = (await buyer.call('GET', '/api/order')).body;
  expect([listed.lines.length, listed.lineCount]).toEqual([5, 6]);
  const { figures, ledger, inOrders } = await stockOf(tools[5] as string);
  expect([figures, ledger, inOrders]).toEqual([ledger, figures, 6]);
  const found = await admin.call('GET', '/api/all-order?q=po-4711&limit=100');
  expect(found.body.map(({ _id }: { _id: string }) => _id)).toContain(id);
});

it('ordering a cart ships as a whole on the day of the cart’s latest line', async () => {
  const buyer = await registerCustomer();
  const [plain = '', slow = ''] = await Promise.all([
    addTool(admin, { quantity: 100, moq: 1 }),
    addTool(admin, { quantity: 4, moq: 1, leadTimeDays: 12 }),
  ]);
  await change(buyer, additions([{ toolId: plain, quantity: 2 }]));
  await change(buyer, additions([{ toolId: slow, quantity: 5 }]));
  const before = await cartOf(buyer);
  expect(before.lines[0]).not.toHaveProperty('leadTimeDays');
  expect(before.lines[1]).toMatchObject({ available: 4, leadTimeDays: 12 });
  // The default settings.
  const calendar = { timeZone: shop.timeZone, cutOffHour: 14, workingDays: [1, 2, 3, 4, 5], holidays: [] };
  const dayOf = (lines: Parameters<typeof goodsOf>[0][], now: Date) =>
    lastShipDay(
      lines.flatMap((line) => goodsOf(line) ?? []),
      calendar,
      now,
    );
  expectProblem(await order(buyer), 'out-of-stock');
  await change(buyer, [{ op: 'set', toolId: slow, quantity: 4 }]);
  const { lines } = await cartOf(buyer);
  const { body } = await order(buyer);
  const placed = (await buyer.call('GET', `/api/order/${body.insertedId}`)).body;
  const at = new Date(placed.placedAt);
  expect(placed.shipsOn).toBe(dayOf(lines, at));
  expect(dayOf(before.lines, at)?.localeCompare(placed.shipsOn)).toBe(1);
});

it('ordering a cart is refused without a key, for an empty cart, and against another version', async () => {
  const [buyer, [tool = '']] = [await registerCustomer(), await severalTools(10)];
  const body = { version: 0, seenDue: 12.5, address: '1 Test Street', phone: '5550100' };
  expectProblem(await buyer.call('POST', '/api/cart/order', body), 'validation-failed', {
    'Idempotency-Key': ['Idempotency-Key must be 1 to 200 visible characters'],
  });
  expectProblem(await order(buyer), 'validation-failed', { lines: ['Your cart is empty'] });
  const { body: cart } = await change(buyer, additions([{ toolId: tool, quantity: 1 }]));
  const refused = await order(buyer, { version: 0 });
  expectProblem(refused, 'cart-changed');
  expect(refused.body.current).toEqual(cart);
  expect(await cartOf(buyer)).toEqual(cart);
});

it('ordering a cart is refused line by line where stock, minimum or sale do not allow it, and leaves the cart as it was', async () => {
  const [buyer, [a = '', b = '', c = '']] = [await registerCustomer(), await severalTools(10, 3, 10)];
  await change(buyer, additions([a, b, c].map((toolId) => ({ toolId, quantity: 4 }))));
  const cart = await cartOf(buyer);
  const [, second, third] = cart.lines;
  const short = await order(buyer);
  expectProblem(short, 'out-of-stock');
  expect(short.body.lines).toEqual([{ toolId: b, sku: second.sku, wanted: 4, left: 3 }]);
  expect((await ledgerOf(a)).reasons).toEqual(['initial']);
  expect(await cartOf(buyer)).toEqual(cart);
  await admin.call('DELETE', `/api/tool/${c}`);
  const gone = await order(buyer);
  expectProblem(gone, 'not-on-sale');
  expect(gone.body.lines).toEqual([{ toolId: c, sku: third.sku }]);
  const low = await addTool(admin, { quantity: 50, moq: 10 });
  await change(buyer, [
    { op: 'remove', toolId: b },
    { op: 'remove', toolId: c },
    ...additions([{ toolId: low, quantity: 1 }]),
  ]);
  const illegal = await order(buyer);
  expectProblem(illegal, 'validation-failed', { lines: ['Some quantities cannot be ordered'] });
  expect(illegal.body.lines).toMatchObject([{ toolId: low, problems: [{ code: 'quantity-below-moq' }] }]);
});

it('ordering a cart is refused at other prices than those the buyer confirmed, with before and after', async () => {
  const [buyer, [a = '', b = '']] = [await registerCustomer(), await severalTools(10, 10)];
  await change(buyer, additions([a, b].map((toolId) => ({ toolId, quantity: 2 }))));
  const { lines } = await cartOf(buyer);
  await stored('tools').updateOne({ _id: new ObjectId(b) }, { $set: { priceCents: 1_300 } });
  const seen = lines.map(({ toolId, unitPrice }: { toolId: string; unitPrice: number }) => ({
    toolId,
    unitPrice,
  }));
  const refused = await order(buyer, { seenDue: 50, seen });
  expectProblem(refused, 'price-changed');
  expect(refused.body.lines).toEqual([{ toolId: b, sku: lines[1].sku, before: 12.5, after: 13 }]);
  expectProblem(await order(buyer, { seenDue: 50, seen: [] }), 'price-changed');
  expect((await order(buyer, { seenDue: 51, seen: [] })).status).toBe(201);
});

it('ordering a cart of many carts of the same few tools at once never sells half a cart, nor more than there is', async () => {
  const tools = await severalTools(4, 5, 6, 7, 8);
  const buyers = await Promise.all(Array.from({ length: 10 }, () => registerCustomer()));
  await Promise.all(
    buyers.map((buyer, place) => {
      const turned = tools.map((_, at) => tools[(at + place) % tools.length] as string);
      return change(buyer, additions(turned.map((toolId) => ({ toolId, quantity: 1 }))));
    }),
  );
  const responses = await Promise.all(buyers.map((buyer) => order(buyer)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(4);
  for (const lost of responses.filter(({ status }) => status !== 201)) {
    expectProblem(lost, 'out-of-stock');
    expect(lost.body.lines).toContainEqual(expect.objectContaining({ toolId: tools[0], wanted: 1, left: 0 }));
  }
  for (const [place, tool] of tools.entries()) {
    const { figures, ledger, inOrders } = await stockOf(tool);
    expect(figures).toEqual({ available: place, reserved: 4, onHand: place + 4 });
    expect([ledger, inOrders]).toEqual([figures, 4]);
  }
  const kept = await Promise.all(buyers.map(cartOf));
  expect(kept.map(({ lines }) => lines.length).sort()).toEqual([0, 0, 0, 0, 5, 5, 5, 5, 5, 5]);
});
