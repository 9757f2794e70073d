import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import {
  addTool,
  call,
  type Person,
  placeOrder,
  registerCustomer,
  signInAdmin,
  signInSession,
} from '@/tests/support/people';
import { eventually, mailTo, unique } from '@/tests/support/store';
import { stored } from '../support/database';
import { expectProblem } from '../support/problem';
import { payOrder } from '../support/provider';

const admin = await signInAdmin();

function close(person: Person, password = person.password) {
  return person.callWithSession('POST', '/api/account/close', { password });
}

it('closing an account removes the person, retains what the shop needs, and frees the e-mail', async () => {
  const person = await registerCustomer({ verified: true });
  const toolId = await addTool(admin);
  const shippedId = await placeOrder(person, toolId);
  await payOrder(person, shippedId);
  expect((await admin.call('PATCH', `/api/all-order/${shippedId}`)).status).toBe(200);
  const part = { amount: 1, reason: unique('Told us so. ') };
  await admin.call('POST', `/api/all-order/${shippedId}/refund`, part, {
    'idempotency-key': unique('part'),
  });
  const unpaidId = await placeOrder(person, toolId);
  const review = unique('They hold up. ');
  const written = await person.call('POST', '/api/review', { review, rating: 5 });
  const message = { name: person.name, email: person.email, topic: 'tools', message: unique('Hello ') };
  expect((await call('POST', '/api/contact', message)).status).toBe(201);

  const response = await close(person);
  expect([response.status, response.body]).toEqual([200, { closed: true }]);
  expect(response.headers.get('set-cookie')).toMatch(/session-token=;.*Max-Age=0/);

  expect((await person.call('GET', `/api/user/${person.email}`)).status).toBe(401);
  expect((await person.callWithSession('GET', '/api/account/data')).status).toBe(401);
  expect(await signInSession(person.email, person.password)).toMatchObject({ code: 'user-not-found' });

  const [shipped, unpaid] = [
    (await admin.call('GET', `/api/order/${shippedId}`)).body,
    (await admin.call('GET', `/api/order/${unpaidId}`)).body,
  ];
  expect(shipped).toMatchObject({ state: 'shipped', orderQuantity: 10, orderValue: 125 });
  expect(unpaid).toMatchObject({ state: 'cancelled' });
  // What was refunded stays, and why it was may name the person.
  expect(shipped.partRefunds).toMatchObject([{ amount: 1 }]);
  expect(JSON.stringify(shipped)).not.toContain(part.reason);
  for (const order of [shipped, unpaid]) {
    expect(order).toMatchObject({
      buyerName: 'Closed account',
      buyerEmail: 'closed@account.invalid',
      address: 'Removed',
      phone: 'Removed',
    });
  }
  const kept = await stored('reviews').findOne({ _id: new ObjectId(String(written.body.insertedId)) });
  expect(kept).toMatchObject({ review, name: '', userId: null });
  const published = (await call('GET', '/api/review')).body;
  const shown = published.find((entry: { review: string }) => entry.review === review);
  expect(shown).toMatchObject({ name: 'Former customer' });
  expect(shipped.timeline).toContainEqual(expect.objectContaining({ by: 'buyer', name: 'Closed account' }));
  expect(await stored('contact_messages').countDocuments({ email: person.email })).toBe(0);

  await mailTo(person.email, /closed/i);
  const again = { name: 'Someone New', email: person.email, password: unique('pw-') };
  expect((await call('POST', '/api/account/register', again)).status).toBe(201);
  const fresh = await signInSession(again.email, again.password);
  expect(fresh.ok).toBe(true);
});

it('closing an account leaves nothing of the person in the database but their invoices and the last mails', async () => {
  const person = await registerCustomer({ verified: true });
  const toolId = await addTool(admin);
  await placeOrder(person, toolId);
  const lines = [{ toolId, quantity: 10, reference: person.name }];
  await person.call('POST', '/api/list', { name: `Van of ${person.name}`, lines });
  const delivery = {
    name: person.name,
    street: '1 Test Street',
    city: 'Köln',
    country: 'DE',
    phone: '5550100',
  };
  expect((await person.call('POST', '/api/address', delivery)).status).toBe(201);
  const { body: filled } = await person.call('POST', '/api/cart/merge', { lines });
  const { version, due } = filled.cart;
  const order = { version, seenDue: due, address: '1 Test Street', phone: '5550100' };
  const key = { 'idempotency-key': unique('key-') };
  expect((await person.call('POST', '/api/cart/order', order, key)).status).toBe(201);
  await person.call('PUT', `/api/user?email=${person.email}`, { phone: '5550177', education: 'MIT' });
  await person.call('POST', '/api/newsletter', { email: person.email });
  const file = `email,name,phone\n${person.email},${person.name} Jr,5550199`;
  const imported = await admin.call('POST', '/api/import/customers', file, { 'content-type': 'text/csv' });
  expect(imported.body).toMatchObject({ changed: 1 });
  expect((await close(person)).status).toBe(200);
  await eventually('the last mail to be sent', async () => {
    const waiting = await stored('outbox').countDocuments({ to: person.email, state: 'waiting' });
    return waiting === 0 || undefined;
  });
  const places = ['users', 'orders', 'reviews', 'subscribers', 'accounts', 'account_tokens', 'audit_log'];
  for (const place of [
    ...places,
    'carts',
    'cart_requests',
    'import_chunks',
    'lists',
    'address_books',
    'stock_watches',
    'audit_pending',
    'contact_messages',
    'quote_requests',
  ]) {
    const documents = await stored(place).find({}).toArray();
    const found = documents.filter((document) => {
      const text = JSON.stringify(document);
      return text.includes(person.email) || text.includes(person.name);
    });
    expect(found, place).toEqual([]);
  }
});

it('closing an account requires the right password, and counts wrong ones like sign-in does', async () => {
  const person = await registerCustomer();
  const wrong = await close(person, 'not it');
  expectProblem(wrong, 'validation-failed');
  expect(wrong.body.errors.password).toHaveLength(1);
  expectProblem(await person.callWithSession('POST', '/api/account/close', {}), 'validation-failed');
  for (let attempt = 3; attempt <= 5; attempt += 1) await close(person, 'not it');
  expectProblem(await close(person), 'too-many-requests');
  expect((await person.callWithSession('GET', '/api/account/data')).status).toBe(200);
});

it('closing an account waits for paid orders to be shipped', async () => {
  const person = await registerCustomer();
  const orderId = await placeOrder(person, await addTool(admin));
  await payOrder(person, orderId);
  expectProblem(await close(person), 'orders-open');
  await admin.call('PATCH', `/api/all-order/${orderId}`);
  expect((await close(person)).status).toBe(200);
});

it('closing an account retains records of an e-mail that was never verified', async () => {
  const address = `${unique('victim')}@example.com`;
  const message = { name: 'Victim', email: address, topic: 'tools', message: unique('Mine ') };
  expect((await call('POST', '/api/contact', message)).status).toBe(201);
  const password = unique('pw-');
  const taken = await call('POST', '/api/account/register', { name: 'Thief', email: address, password });
  expect(taken.status).toBe(201);
  const session = await signInSession(address, password);
  if (!session.ok) throw new Error(session.code);
  const headers = {
    cookie: session.cookie,
    origin: new URL(process.env.STORE_URL ?? '').origin,
    'sec-fetch-site': 'same-origin',
  };
  const data = await call('GET', '/api/account/data', undefined, headers);
  expect(data.body.messages).toEqual([]);
  expect((await call('POST', '/api/account/close', { password }, headers)).status).toBe(200);
  expect(await stored('contact_messages').countDocuments({ email: address })).toBe(1);
});

it('the data export is a file with everything the store holds about the person, and nothing of anyone else', async () => {
  const [person, other] = await Promise.all([
    registerCustomer({ verified: true }),
    registerCustomer({ verified: true }),
  ]);
  const toolId = await addTool(admin);
  const orderId = await placeOrder(person, toolId);
  await placeOrder(other, toolId);
  await person.call('POST', '/api/review', { review: unique('Mine. '), rating: 4 });
  await person.call('PUT', `/api/user?email=${person.email}`, { phone: '5550123' });
  const quote = { lines: [{ toolId, quantity: 400 }], name: person.name, email: person.email };
  expect((await person.call('POST', '/api/quote', quote)).status).toBe(201);

  const response = await person.callWithSession('GET', '/api/account/data');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.json"$/);
  const data = response.body;
  expect(data.account).toMatchObject({ name: person.name, email: person.email, role: 'customer' });
  expect(data.account.profile.phone).toBe('5550123');
  expect(data.orders.map((order: { _id: string }) => order._id)).toEqual([orderId]);
  expect(data.reviews).toHaveLength(1);
  expect(data.quoteRequests).toHaveLength(1);
  expect(data.sessions.length).toBeGreaterThan(0);
  expect(data.activity.map(({ action }: { action: string }) => action)).toContain('order.placed');
  const text = JSON.stringify(data);
  expect(text).not.toContain(other.email);
  expect(text).not.toMatch(/\$argon2|passwordHash|"secret"/);
});
