import { ObjectId } from 'mongodb';
import { beforeAll, expect, it, vi } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { joinStore } from '@/tests/api/support/in-process';
import { expectProblem } from '@/tests/api/support/problem';
import { QUAY_LANE } from '@/tests/support/addresses';
import {
  addTool,
  call,
  type Person,
  placeOrder,
  registerCustomer,
  signInAdmin,
} from '@/tests/support/people';
import { addPriceGroup, addPriceList, joinPriceGroup } from '@/tests/support/price-lists';
import { money, moneyPattern } from '@/tests/support/shop/money';

let admin: Person;
/** The same account in another session. */
let elsewhere: Person;
let customer: Person;
let customerId: string;
let toolId: string;
let endExpired: (now?: Date) => Promise<number>;

const viewOf = ({ email }: Person) => `/api/user/${encodeURIComponent(email)}/view`;
const pageOf = (id: string, show = 'orders') => `/dashboard/customers/${id}/view?show=${show}`;
const look = (by: Person, show?: string, id = customerId) => by.callWithSession('GET', pageOf(id, show));
const idOf = async ({ email }: Person) => {
  const user = await stored('users').findOne({ email: email.toLowerCase() });
  return String(user?._id);
};
const logged = async (subject: string) => {
  const { body } = await admin.call('GET', `/api/audit?subject=${subject}`);
  return body
    .filter(({ action }: { action: string }) => action.startsWith('user.view-'))
    .map(({ action, after }: { action: string; after: { reason?: string } }) =>
      [action, after.reason].filter(Boolean).join(' '),
    );
};

/** Everything that is stored of the customer, to see that nothing changes. */
async function everythingOf(id: string) {
  const owner = new ObjectId(id);
  const [user, carts, lists, orders] = await Promise.all([
    stored('users').findOne({ _id: owner }, { projection: { sessions: 0 } }),
    stored('carts').find({}).toArray(),
    stored('lists').find({ ownerId: owner }).toArray(),
    stored('orders').find({ buyerId: owner }).toArray(),
  ]);
  const own = carts.filter(({ _id }) => String(_id) === id);
  return JSON.stringify({ user, own, lists, orders });
}

beforeAll(async () => {
  await joinStore();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  ({ endExpiredViews: endExpired } = await import('@/lib/server/compliance/customer-views/view-jobs'));
  [admin, elsewhere, customer] = await Promise.all([signInAdmin(), signInAdmin(), registerCustomer()]);
  customerId = await idOf(customer);
  toolId = await addTool(admin, { name: 'Viewed Vise', price: 3, quantity: 500 });
  await placeOrder(customer, toolId, 20);
  await customer.call('POST', '/api/list', {
    name: 'Van restock',
    lines: [{ toolId, quantity: 30, reference: '' }],
  });
  await customer.call('PATCH', '/api/cart', {
    ops: [{ op: 'add', toolId, quantity: 40 }],
  });
});

it('the view of a customer is refused before it has begun, and shows what the customer sees once it has, in this session alone', async () => {
  const before = await look(admin);
  expect(before.status).toBe(307);
  expect(before.headers.get('location')).toContain(`/dashboard/customers/${customerId}`);
  const started = await admin.call('POST', viewOf(customer));
  expect(started.status).toBe(200);
  const left = Date.parse(started.body.until) - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(15 * 60_000);
  // It cannot be made longer.
  expect((await admin.call('POST', viewOf(customer))).body).toEqual(started.body);

  const [orders, lists, cart, prices] = await Promise.all([
    look(admin),
    look(admin, 'lists'),
    look(admin, 'cart'),
    admin.callWithSession('GET', `${pageOf(customerId, 'prices')}&q=Viewed%20Vise`),
  ]);
  expect(orders.body).toContain(money(60));
  expect(orders.body).toContain(customer.name);
  expect(lists.body).toContain('Van restock');
  expect(lists.body).toContain(money(90));
  expect(cart.body).toContain(money(120));
  expect(prices.body).toContain(money(3));

  expect((await look(elsewhere)).status).toBe(307);
  expect((await look(customer)).status).toBe(307);
});

it('the view of a customer shows an order as its buyer sees it, and a price at each quantity, of this customer alone', async () => {
  await admin.call('POST', viewOf(customer));
  const { sku } = (await call('GET', `/api/tool/${toolId}`)).body;
  const groupId = await addPriceGroup(admin);
  await addPriceList(admin, [{ sku, tiers: [{ from: 100, price: 2.5 }] }], { for: { groupId } });
  await joinPriceGroup(admin, customer, groupId);
  const page = (query: string) => admin.callWithSession('GET', `${pageOf(customerId, query)}`);
  const priceOf = async () => (await page(`prices&tool=${toolId}`)).body;
  await expect.poll(priceOf).toContain(money(2.5));
  // As on the customer's own cards: the public price with the first step.
  const cards = (await page('prices&q=Viewed%20Vise')).body;
  expect(cards).toContain(`${money(2.5)} from 100`);
  expect(cards).not.toContain(`List ${money(3)}`);
  await addPriceList(admin, [{ sku, tiers: [{ from: 1, price: 2.75 }] }], { for: { groupId } });
  await expect
    .poll(async () => (await page('prices&q=Viewed%20Vise')).body)
    .toMatch(new RegExp(`${moneyPattern(2.75)}</b>.*List ${moneyPattern(3)}`));
  await joinPriceGroup(admin, customer, null);
  await expect.poll(priceOf).toContain(`Pays the list price, ${money(3)} per unit`);

  const order = await stored('orders').findOne({ buyerId: new ObjectId(customerId) });
  const own = await page(`orders&order=${order?._id}`);
  expect(own.body).toContain(`Order ${order?.number}`);
  expect(own.body).toContain('1 Test Street');
  expect(own.body).not.toContain('This tool is no longer sold.');
  // Another's, or none: the list of orders.
  const stranger = await placeOrder(await registerCustomer(), toolId, 20);
  for (const id of [stranger, 'nonsense', '0123456789abcdef01234567']) {
    const { status, body } = await page(`orders&order=${id}`);
    expect(status).toBe(200);
    expect(body).not.toContain('1 Test Street');
  }
  expect((await elsewhere.callWithSession('GET', `${pageOf(customerId)}&order=${order?._id}`)).status).toBe(
    307,
  );
});

it('the view of a customer shows the customer’s own list of orders with its search and states, addresses, and nothing that changes one', async () => {
  await admin.call('POST', viewOf(customer));
  expect((await customer.call('POST', '/api/address', QUAY_LANE)).status).toBe(201);
  const body = async (query: string) => (await look(admin, query)).body as string;
  expect(await body('addresses')).toContain('7 Quay Lane');
  const order = await stored('orders').findOne({ buyerId: new ObjectId(customerId) });
  const number = String(order?.number);
  const all = await body('orders');
  expect(all).toContain(`>${number}</a>`);
  // Its hold is told, but there is no way to its payment, and none to cancel it.
  expect(all).toContain(`${money(60)} to pay`);
  for (const query of ['orders', 'cart', 'lists', 'addresses', `orders&order=${order?._id}`]) {
    const html = await body(query);
    expect(html).toContain('Read only');
    for (const own of [
      '/dashboard/payment/',
      'Cancel</button>',
      'Order Again',
      'export.csv',
      'Delete</button>',
      'Remove</button>',
      'Place Order',
    ])
      expect(html, query).not.toContain(own);
  }
  for (const query of [`orders&q=${number}`, 'orders&state=unpaid', 'orders&q=Vise&from=2020-01-01'])
    expect(await body(query), query).toContain(`>${number}</a>`);
  for (const query of ['orders&q=nothing-like-it', 'orders&state=shipped', 'orders&to=2020-01-01'])
    expect(await body(query), query).toContain('No orders found');
});

it('the view of a customer shows the catalogue’s cards, by words and category, with no way to buy, compare or request a quote', async () => {
  await admin.call('POST', viewOf(customer));
  const { category } = (await call('GET', `/api/tool/${toolId}`)).body;
  const cards = async (query: string) => {
    const { status, body } = await look(admin, `prices&${query}`);
    expect(status, query).toBe(200);
    return body as string;
  };
  for (const query of [
    'q=Viewed%20Vise',
    `q=Viewed%20Vise&category=${category}`,
    'q=Viewed%20Vise&page=99',
  ]) {
    const html = await cards(query);
    expect(html, query).toContain('class="tool-card"');
    expect(html, query).toContain(`tool=${toolId}`);
    for (const own of ['data-cart=', '/purchase/', '/quote?tool', 'Add to Cart', 'Buy Now', 'data-compare='])
      expect(html, `${query} ${own}`).not.toContain(own);
  }
  for (const query of ['q=zzqqxx', 'q=Viewed%20Vise&category=none-of-these'])
    expect(await cards(query), query).not.toContain('class="tool-card"');
  // What is no category, page or tool is left out of the question.
  expect(await cards('category=%3Cscript%3E&page=-1&tool=nonsense')).toContain('class="tool-card"');
  expect((await look(elsewhere, 'prices&q=Viewed%20Vise')).status).toBe(307);
  expect((await look(customer, `prices&tool=${toolId}`)).status).toBe(307);
});

it('the view of a customer is refused to everyone else on every page of it: buyers, visitors, another session, and after its end', async () => {
  const viewed = await registerCustomer();
  const id = await idOf(viewed);
  const order = await placeOrder(viewed, toolId, 20);
  await admin.call('POST', viewOf(viewed));
  const pages = [
    ...['orders', 'cart', 'lists', 'addresses', 'prices', `orders&order=${order}`],
    ...[`prices&tool=${toolId}`, 'prices&q=Vise&page=2'],
  ];
  for (const show of pages) {
    const path = pageOf(id, show);
    expect((await look(admin, show, id)).status, show).toBe(200);
    for (const person of [elsewhere, customer, viewed]) {
      const { status, body } = await person.callWithSession('GET', path);
      expect(status, show).toBe(307);
      expect(String(body), show).not.toContain(viewed.name);
    }
    const visitor = await call('GET', path);
    expect([visitor.status, visitor.headers.get('location')], show).toEqual([
      307,
      expect.stringContaining('/login'),
    ]);
  }
  const ago = new Date(Date.now() - 1_000);
  await stored('customer_views').updateOne({ customerId: new ObjectId(id) }, { $set: { until: ago } });
  for (const show of pages) expect((await look(admin, show, id)).status, show).toBe(307);
});

it('the view of a customer grants no call: what is the customer’s stays refused, and nothing of it changes', async () => {
  await admin.call('POST', viewOf(customer));
  const before = await everythingOf(customerId);
  const list = await stored('lists').findOne({ ownerId: new ObjectId(customerId) });
  const order = { toolId, orderQuantity: 10, address: '1 Test Street', phone: '5550100' };
  expectProblem(
    await admin.call('POST', '/api/order', { ...order, buyerEmail: customer.email }),
    'forbidden',
  );
  expectProblem(await admin.call('DELETE', `/api/list/${list?._id}`), 'not-found');
  expectProblem(
    await admin.call('PUT', `/api/user?email=${customer.email}`, { phone: '5550100' }),
    'forbidden',
  );
  expectProblem(
    await admin.callWithSession('PUT', `/api/user/${encodeURIComponent(customer.email)}`),
    'forbidden',
  );
  // It is the admin's own cart that this changes.
  const ownId = await addTool(admin, { name: 'Saw of the admin', price: 3, quantity: 500 });
  await admin.call('PATCH', '/api/cart', { ops: [{ op: 'add', toolId: ownId, quantity: 10 }] });
  expect((await look(admin, 'cart')).body).not.toContain('Saw of the admin');
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    await admin.callWithSession(method, pageOf(customerId));
  }
  for (const show of ['orders', 'cart', 'lists', 'addresses', 'prices'])
    expect((await look(admin, show)).status).toBe(200);
  expect(await everythingOf(customerId)).toBe(before);
});

it('the view of a customer ends by the admin, by time and with the session, and the log has begin and end under the admin', async () => {
  const other = await registerCustomer();
  const id = await idOf(other);
  await admin.call('POST', viewOf(other));
  expect((await admin.call('DELETE', viewOf(other))).body).toEqual({ deletedCount: 1 });
  expect((await admin.call('DELETE', viewOf(other))).body).toEqual({ deletedCount: 0 });
  expect((await look(admin, 'orders', id)).status).toBe(307);

  await admin.call('POST', viewOf(other));
  const ago = new Date(Date.now() - 1_000);
  await stored('customer_views').updateOne({ customerId: new ObjectId(id) }, { $set: { until: ago } });
  expect((await look(admin, 'orders', id)).status).toBe(307);
  await endExpired();
  await expect.poll(() => logged(id)).toHaveLength(4);
  expect((await logged(id)).toSorted()).toEqual([
    'user.view-ended ended',
    'user.view-ended expired',
    'user.view-started',
    'user.view-started',
  ]);
  const { body } = await admin.call('GET', `/api/audit?subject=${id}`);
  const adminId = await idOf(admin);
  for (const entry of body) {
    if (entry.action.startsWith('user.view-'))
      expect(entry.actor).toMatchObject({ kind: 'admin', id: adminId });
  }
});

it('the view of a customer ends once the customer is an admin, and is never of an admin', async () => {
  const rising = await registerCustomer({ verified: true });
  const id = await idOf(rising);
  await admin.call('POST', viewOf(rising));
  expect((await look(admin, 'orders', id)).status).toBe(200);
  expect((await admin.call('PUT', `/api/user/admin/${encodeURIComponent(rising.email)}`)).status).toBe(200);
  expect((await look(admin, 'orders', id)).status).toBe(307);
  expectProblem(await admin.call('POST', viewOf(rising)), 'forbidden');
  expectProblem(await admin.call('POST', viewOf(admin)), 'forbidden');
  expectProblem(await admin.call('POST', '/api/user/nobody%40example.com/view'), 'not-found');
});
