import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { sendCart } from '@/tests/support/approvals';
import {
  activeCompany,
  BILLING,
  changeCompany,
  invite,
  memberId,
  newMember,
  pendingCompany,
} from '@/tests/support/companies';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '@/tests/support/people';
import { addPriceGroup, addPriceList } from '@/tests/support/price-lists';
import { mailsTo, mailTo, newKey, unique } from '@/tests/support/store';

const admin = await anAdmin();
const toolId = await addTool(admin, { quantity: 100_000 });

const cartOrder = (person: Person, more: Record<string, unknown> = {}) =>
  sendCart(person, 'order', toolId, more);

it('registering and activating makes a pending company with its registrant as owner, once per key, and mails the shop', async () => {
  const owner = await registerCustomer();
  const body = { name: unique('Smiths '), billing: BILLING, vatId: 'de 123.456', invoiceEmail: '' };
  const key = newKey();
  const made = await owner.call('POST', '/api/company', body, key);
  expect(made).toMatchObject({ status: 201, body: { number: expect.stringMatching(/^CO-/) } });
  expect((await owner.call('POST', '/api/company', body, key)).body).toEqual(made.body);
  expectProblem(
    await owner.call('POST', '/api/company', { ...body, name: 'Other' }, key),
    'idempotency-mismatch',
  );
  expectProblem(await owner.call('POST', '/api/company', body), 'member-elsewhere');
  const company = await owner.call('GET', '/api/company');
  expect(company.headers.get('cache-control')).toContain('no-store');
  expect(company.body).toMatchObject({
    ...{ name: body.name, state: 'pending', role: 'owner', revision: 0, poRequired: false },
    ...{ vatId: 'DE123456', invitations: [], members: [{ name: owner.name, role: 'owner' }] },
    billing: { ...BILLING, name: '', addition: '', region: '' },
  });
  expect(company.body).not.toHaveProperty('invoiceEmail');
  const shop = process.env.CONTACT_EMAIL ?? '';
  if (shop) await mailTo(shop, new RegExp(body.name));
});

it('registering and activating refuses admins, a missing name, and a VAT number that is none', async () => {
  expectProblem(await admin.call('POST', '/api/company', { name: 'Shop', billing: BILLING }), 'forbidden');
  const person = await registerCustomer();
  const wrong = await person.call('POST', '/api/company', { name: ' ', billing: BILLING, vatId: '12' });
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: { name: ['Company name required'], vatId: ['VAT number not valid'] } },
  });
  expectProblem(await person.call('GET', '/api/company'), 'not-found');
});

it('registering and activating lets a pending company count as none for everything but its own page', async () => {
  const { owner, name } = await pendingCompany();
  const order = await placeOrder(owner, toolId);
  expect((await owner.call('GET', `/api/order/${order}`)).body).not.toHaveProperty('company');
  expectProblem(await owner.call('GET', '/api/company/order'), 'not-found');
  expectProblem(await owner.call('GET', '/api/address?of=company'), 'not-found');
  expectProblem(
    await owner.call('POST', '/api/company/invitation', { email: 'a@example.com', role: 'buyer' }),
    'company-not-active',
  );
  expectProblem(
    await owner.call('POST', '/api/list', { name: 'Van', lines: [], shared: true }),
    'company-not-active',
  );
  const { revision } = (await owner.call('GET', '/api/company')).body;
  const edited = await owner.call('PATCH', '/api/company', { name: `${name} & Sons`, revision });
  expect(edited.body).toMatchObject({ name: `${name} & Sons`, revision: revision + 1 });
  expectProblem(await owner.call('PATCH', '/api/company', { name: 'Late', revision }), 'edited-meanwhile');
  expect((await owner.call('PATCH', '/api/company', { terms: 30, revision: revision + 1 })).status).toBe(422);
});

it('registering and activating tells members that their company is active, and refuses steps that it cannot take', async () => {
  const { id, owner, name } = await pendingCompany();
  const managed = await admin.call('GET', `/api/all-company/${id}`);
  expect(managed.body).toMatchObject({ state: 'pending', groupId: null, ownerVerified: false });
  const patch = (change: object, revision = managed.body.revision) =>
    admin.call('PATCH', `/api/all-company/${id}`, { ...change, revision });
  expectProblem(await patch({ state: 'blocked' }), 'wrong-order-state');
  expect(await patch({ state: 'active' })).toMatchObject({ status: 200, body: { state: 'active' } });
  expectProblem(await patch({ state: 'blocked' }), 'edited-meanwhile');
  await mailTo(owner.email, new RegExp(name));
  const found = await admin.call('GET', `/api/all-company?q=${encodeURIComponent(owner.email)}`);
  expect(found.body).toMatchObject([{ _id: id, name, state: 'active', members: 1 }]);
  expect(found.headers.get('x-total-count')).toBe('1');
});

it('ordering for a company bills the company, is read by its approvers, and is no personal order', async () => {
  const company = await activeCompany();
  const [buyer, approver, other] = await Promise.all([
    newMember(company, 'buyer'),
    newMember(company, 'approver'),
    newMember(company, 'buyer'),
  ]);
  const id = await placeOrder(buyer, toolId);
  const facts = { company: { number: company.number, name: company.name } };
  expect((await buyer.call('GET', `/api/order/${id}`)).body).toMatchObject(facts);
  expect((await approver.call('GET', `/api/order/${id}`)).body).toMatchObject(facts);
  expectProblem(await other.call('GET', `/api/order/${id}`), 'forbidden');
  const listed = await approver.call('GET', '/api/company/order');
  expect(listed.body).toMatchObject([{ _id: id, buyerName: buyer.name }]);
  const ofOther = await memberId(company, other);
  expect((await approver.call('GET', `/api/company/order?member=${ofOther}`)).body).toEqual([]);
  expectProblem(await buyer.call('GET', '/api/company/order'), 'forbidden');
  const document = await stored('orders').findOne({ number: listed.body[0].number });
  expect(document).toMatchObject({ billTo: { name: company.name, billing: BILLING } });
  expect(await approver.call('DELETE', `/api/order/${id}`)).toMatchObject({ status: 200 });
  const { timeline } = (await approver.call('GET', `/api/order/${id}`)).body;
  expect(timeline.at(-1)).toMatchObject({ state: 'cancelled', by: 'buyer', name: approver.name });
  expectProblem(
    await approver.call('POST', '/api/create-payment-intent', { orderId: await placeOrder(buyer, toolId) }),
    'forbidden',
  );
});

it('ordering for a company asks for the PO number that the company requires', async () => {
  const { owner } = await activeCompany();
  const { revision } = (await owner.call('GET', '/api/company')).body;
  await owner.call('PATCH', '/api/company', { poRequired: true, revision });
  const body = { toolId, orderQuantity: 10, address: '1 Test Street', phone: '5550100' };
  expectProblem(await owner.call('POST', '/api/order', body), 'order-by-cart');
  expect((await owner.call('POST', '/api/order', { ...body, poNumber: 'PO 7' })).status).toBe(201);
  expect(await cartOrder(owner)).toMatchObject({
    status: 422,
    body: { errors: { poNumber: ['PO number required'] } },
  });
  expect((await cartOrder(owner, { poNumber: 'PO 8' })).status).toBe(201);
});

it('ordering for a company stops while it is blocked, and reading goes on', async () => {
  const company = await activeCompany();
  const id = await placeOrder(company.owner, toolId);
  await changeCompany(company.id, { state: 'blocked' });
  const body = { toolId, orderQuantity: 10, address: '1 Test Street', phone: '5550100' };
  expectProblem(await company.owner.call('POST', '/api/order', body), 'company-not-active');
  expectProblem(await cartOrder(company.owner), 'company-not-active');
  expectProblem(
    await company.owner.call('POST', '/api/company/invitation', { email: 'a@example.com', role: 'buyer' }),
    'company-not-active',
  );
  expect((await company.owner.call('GET', `/api/order/${id}`)).status).toBe(200);
  expect((await company.owner.call('GET', '/api/company/order')).body).toHaveLength(1);
  await changeCompany(company.id, { state: 'active' });
  expect((await cartOrder(company.owner)).status).toBe(201);
});

it('ordering for a company has the prices of the company’s group in place of one’s own', async () => {
  const [groupId, own] = await Promise.all([addPriceGroup(admin), addPriceGroup(admin)]);
  const tool = await addTool(admin, { quantity: 1_000 });
  const { sku } = (await admin.call('GET', `/api/tool/${tool}`)).body;
  const rules = (price: number) => [{ sku, tiers: [{ from: 1, price }] }];
  await addPriceList(admin, rules(9), { for: { groupId } });
  await addPriceList(admin, rules(8), { for: { groupId: own } });
  const company = await activeCompany();
  const buyer = await newMember(company, 'buyer');
  await admin.call('PUT', `/api/user/${buyer.email}/price-group`, { groupId: own });
  const price = async () => (await buyer.call('GET', `/api/tool/${tool}/price`)).body.unitPrice;
  expect(await price()).toBe(8);
  await changeCompany(company.id, { groupId });
  expect(await price()).toBe(9);
  const order = await placeOrder(buyer, tool);
  expect((await buyer.call('GET', `/api/order/${order}`)).body.unitPrice).toBe(9);
  expectProblem(await admin.call('DELETE', `/api/price-group/${groupId}`), 'price-group-in-use');
  expect((await buyer.call('GET', '/api/company')).body.priceGroup).toEqual(expect.any(String));
  await buyer.call('DELETE', `/api/company/member/${await memberId(company, buyer)}`);
  expect(await price()).toBe(8);
});

it('invitations are for one address, end when a new one is sent or they are revoked, and verify the mailbox', async () => {
  const company = await activeCompany();
  const [guest, stranger] = await Promise.all([registerCustomer(), registerCustomer()]);
  const old = await invite(company, guest.email, 'buyer');
  const sent = (await mailsTo(guest.email)).length;
  const again = await company.owner.call('POST', '/api/company/invitation', {
    ...{ email: guest.email, role: 'approver' },
  });
  expect(again.status).toBe(201);
  expectProblem(await guest.call('POST', '/api/company/join', { token: old }), 'not-found');
  const listed = (await company.owner.call('GET', '/api/company')).body.invitations;
  expect(listed).toMatchObject([{ email: guest.email, role: 'approver', expired: false }]);
  const token = await invite(company, stranger.email, 'buyer');
  expectProblem(await guest.call('POST', '/api/company/join', { token }), 'forbidden');
  expectProblem(await admin.call('POST', '/api/company/join', { token }), 'forbidden');
  const joined = await stranger.call('POST', '/api/company/join', { token });
  expect(joined.body).toEqual({ company: { number: company.number, name: company.name }, role: 'buyer' });
  expect((await stranger.call('POST', '/api/company/join', { token })).body).toEqual(joined.body);
  expect(await stored('users').findOne({ email: stranger.email })).toMatchObject({
    ...{ emailVerified: expect.any(Date), company: { role: 'buyer', state: 'active' } },
  });
  const member = { email: stranger.email.toUpperCase(), role: 'buyer' };
  const refused = await company.owner.call('POST', '/api/company/invitation', member);
  expectProblem(refused, 'conflict');
  expect(refused.body.reason).toEqual({ code: 'is-member' });
  const [{ _id }] = listed;
  expect((await company.owner.call('DELETE', `/api/company/invitation/${_id}`)).body).toEqual({
    deletedCount: 1,
  });
  expectProblem(await company.owner.call('DELETE', `/api/company/invitation/${_id}`), 'not-found');
  expect(sent).toBeGreaterThan(0);
});

it('invitations do not tell whether an address belongs to another company', async () => {
  const [one, other] = await Promise.all([activeCompany(), activeCompany()]);
  const token = await invite(one, other.owner.email, 'buyer');
  expectProblem(await other.owner.call('POST', '/api/company/join', { token }), 'member-elsewhere');
});

it('invitations are made by admins too, for a company whose owner is gone', async () => {
  const company = await activeCompany();
  const guest = await registerCustomer();
  const path = `/api/all-company/${company.id}/invitation`;
  expect((await admin.call('POST', path, { email: guest.email, role: 'owner' })).status).toBe(201);
  await mailTo(guest.email, new RegExp(company.name));
});

it('roles and leaving never leaves a company without an owner, and closes it behind the last member', async () => {
  const company = await activeCompany();
  const { owner } = company;
  const self = await memberId(company, owner);
  expectProblem(await owner.call('PATCH', `/api/company/member/${self}`, { role: 'buyer' }), 'last-owner');
  const buyer = await newMember(company, 'buyer');
  const buyerId = await memberId(company, buyer);
  expectProblem(await buyer.call('PATCH', `/api/company/member/${self}`, { role: 'buyer' }), 'forbidden');
  expectProblem(await buyer.call('DELETE', `/api/company/member/${self}`), 'forbidden');
  expectProblem(await owner.call('DELETE', `/api/company/member/${self}`), 'last-owner');
  const password = owner.password;
  expectProblem(await owner.callWithSession('POST', '/api/account/close', { password }), 'last-owner');
  const promoted = await owner.call('PATCH', `/api/company/member/${buyerId}`, { role: 'owner' });
  expect(promoted.body).toEqual({ modifiedCount: 1 });
  expect((await owner.call('DELETE', `/api/company/member/${self}`)).body).toEqual({ deletedCount: 1 });
  expectProblem(await owner.call('GET', '/api/company'), 'not-found');
  const open = await placeOrder(buyer, toolId);
  expectProblem(await buyer.call('DELETE', `/api/company/member/${buyerId}`), 'last-owner');
  await buyer.call('DELETE', `/api/order/${open}`);
  expect((await buyer.call('DELETE', `/api/company/member/${buyerId}`)).status).toBe(200);
  expect((await admin.call('GET', `/api/all-company/${company.id}`)).body.state).toBe('closed');
});

it('roles and leaving is not closed by an admin while an order is open', async () => {
  const { id, owner } = await activeCompany();
  const order = await placeOrder(owner, toolId);
  const { revision } = (await admin.call('GET', `/api/all-company/${id}`)).body;
  const close = () => admin.call('PATCH', `/api/all-company/${id}`, { state: 'closed', revision });
  expectProblem(await close(), 'company-in-use');
  await owner.call('DELETE', `/api/order/${order}`);
  expect(await close()).toMatchObject({ status: 200, body: { state: 'closed', members: [] } });
  expectProblem(await owner.call('GET', '/api/company'), 'not-found');
  expectProblem(await owner.call('GET', `/api/order/${order}`), 'forbidden');
});
