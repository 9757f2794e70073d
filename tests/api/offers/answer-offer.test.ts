import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { shop } from '#shop';
import { stockOf, stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { activeCompany, changeCompany, memberId, newMember } from '@/tests/support/companies';
import { accept, inDays, makeOffer, offerTo } from '@/tests/support/offers';
import {
  addTool,
  anAdmin,
  DELIVERY,
  type Person,
  placeOrder,
  registerCustomer,
} from '@/tests/support/people';
import { mailTo, newKey, unique } from '@/tests/support/store';

const admin = await anAdmin();
const buyer = await registerCustomer({ verified: true });

const counter = (person: Person, id: string, body: object = {}) =>
  person.call('POST', `/api/offer/${id}/counter`, { version: 1, note: 'Less, please', ...body });
const decline = (person: Person, id: string, body: object = {}) =>
  person.call('POST', `/api/offer/${id}/decline`, { version: 1, ...body });
const newVersion = (id: string, body: object) =>
  admin.call('POST', `/api/all-offer/${id}/version`, { validUntil: inDays(7), ...body });

it('reading an offer has the newest version with stock and public prices, for who it was made to alone', async () => {
  const offer = await offerTo(buyer, { holdStock: true });
  const read = await buyer.call('GET', `/api/offer/${offer.id}`);
  expect(read.body).toMatchObject({
    ...{ number: offer.number, state: 'sent', version: 1, due: 49.95, stockHeld: true },
    lines: [{ ...offer.lines[0], publicPrice: 12.5, lineTotal: 49.95, available: 1_000 }],
    ...{ counters: [], earlier: [], validUntil: inDays(14) },
  });
  expect(read.headers.get('cache-control')).toContain('no-store');
  expect(JSON.stringify(read.body)).not.toContain(buyer.email);
  const stranger = await registerCustomer({ verified: true });
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['GET', '/offer.pdf', undefined],
    ['POST', '/counter', { version: 1, note: 'Mine' }],
    ['POST', '/decline', { version: 1 }],
    ['POST', '/accept', { version: 1, ...DELIVERY }],
  ] as const) {
    for (const person of [stranger, admin]) {
      expectProblem(await person.call(method, `/api/offer/${offer.id}${path}`, body, newKey()), 'not-found');
    }
  }
  expectProblem(await buyer.call('GET', `/api/offer/${'a'.repeat(24)}`), 'not-found');
});

it('reading an offer is a PDF, the same each time', async () => {
  const offer = await offerTo(buyer);
  const [first, second] = [
    await buyer.callWithSession('GET', `/api/offer/${offer.id}/offer.pdf`),
    await buyer.call('GET', `/api/offer/${offer.id}/offer.pdf`),
  ];
  expect(first.headers.get('content-type')).toBe('application/pdf');
  expect(first.headers.get('content-disposition')).toBe(`inline; filename="${offer.number}.pdf"`);
  expect(first.body.startsWith('%PDF-')).toBe(true);
  expect(second.body).toBe(first.body);
});

it('POST /api/offer/{id}/counter tells the shop what is asked for, keeps the hold, and ends what can be accepted until a new version', async () => {
  const offer = await offerTo(buyer, { holdStock: true });
  const body = {
    lines: [{ toolId: offer.toolId, quantity: 50, unitPrice: 7.5 }],
    note: unique('For 50? '),
  };
  const asked = await counter(buyer, offer.id, body);
  expect(asked).toMatchObject({
    status: 200,
    body: { state: 'countered', stockHeld: true, counters: [{ v: 1, ...body }] },
  });
  expect((await counter(buyer, offer.id, body)).body).toEqual(asked.body);
  expectProblem(await counter(buyer, offer.id, { note: 'Another' }), 'offer-over');
  expectProblem(await accept(buyer, offer.id), 'offer-over');
  expectProblem(await decline(buyer, offer.id), 'offer-over');
  expect((await stockOf(offer.toolId)).figures.reserved).toBe(5);
  expect((await mailTo(shop.contact.email, new RegExp(offer.number))).text).toContain(body.note);
  const inbox = await admin.call('GET', `/api/all-offer?state=countered&q=${offer.number}`);
  expect(inbox.body).toMatchObject([{ number: offer.number, state: 'countered' }]);
  const sent = await newVersion(offer.id, {
    version: 1,
    lines: [{ toolId: offer.toolId, quantity: 50, unitPrice: 8 }],
  });
  expect(sent.body).toMatchObject({ state: 'sent', version: 2, counters: [{ v: 1, note: body.note }] });
  expect((await accept(buyer, offer.id, { version: 2 })).status).toBe(201);
});

it('POST /api/offer/{id}/counter renews one that was declined', async () => {
  const offer = await offerTo(buyer);
  await decline(buyer, offer.id, { reason: 'Too dear' });
  expect((await counter(buyer, offer.id, { note: 'Once more?' })).body).toMatchObject({
    state: 'countered',
  });
});

it('POST /api/offer/{id}/counter needs a message, a version that is the newest, and tools that are sold', async () => {
  const offer = await offerTo(buyer);
  const mute = await counter(buyer, offer.id, { note: ' ' });
  expect(mute.body.errors).toMatchObject({ note: ['Message required'] });
  expectProblem(await counter(buyer, offer.id, { version: 2 }), 'offer-over');
  const unknown = await counter(buyer, offer.id, { lines: [{ toolId: 'a'.repeat(24), quantity: 1 }] });
  expect(unknown.body.errors).toMatchObject({ 'lines.0.toolId': ['This tool is not sold'] });
});

it('POST /api/offer/{id}/decline ends the offer and its hold, and tells the shop why; the same again changes nothing', async () => {
  const offer = await offerTo(buyer, { holdStock: true });
  const reason = unique('Too dear ');
  const done = await decline(buyer, offer.id, { reason });
  expect(done).toMatchObject({ status: 200, body: { state: 'declined', reason, stockHeld: false } });
  expect((await decline(buyer, offer.id, { reason })).body).toEqual(done.body);
  expect((await admin.call('GET', `/api/all-offer?q=${offer.number}`)).body).toMatchObject([
    { state: 'declined', endedBy: buyer.name },
  ]);
  expectProblem(await accept(buyer, offer.id), 'offer-over');
  expect((await stockOf(offer.toolId)).figures.reserved).toBe(0);
  expect((await mailTo(shop.contact.email, new RegExp(`${offer.number}.*declined`))).text).toContain(reason);
});

it('POST /api/offer/{id}/accept orders at the quoted prices, below the minimum order and off the step, once per key', async () => {
  const toolId = await addTool(admin, { quantity: 100, moq: 10, step: 10 });
  const onRequest = await addTool(admin, { quantity: 100, state: 'on-request' });
  const lines = [
    { toolId, quantity: 3, unitPrice: 99.5 },
    { toolId: onRequest, quantity: 2, unitPrice: 5 },
  ];
  const offer = await offerTo(buyer, { lines });
  const key = newKey();
  const order = { poNumber: 'PO-1', note: 'By Friday' };
  const placed = await accept(buyer, offer.id, order, key);
  expect(placed.status).toBe(201);
  expect((await accept(buyer, offer.id, order, key)).body).toEqual(placed.body);
  expectProblem(await accept(buyer, offer.id, { ...order, note: 'Other' }, key), 'idempotency-mismatch');
  const again = await accept(buyer, offer.id, order);
  expectProblem(again, 'offer-over');
  expect(again.body).toMatchObject({ state: 'accepted', version: 1 });
  const id = placed.body.insertedId;
  const { body } = await buyer.call('GET', `/api/order/${id}`);
  expect(body).toMatchObject({ ...order, offerId: offer.id, orderValue: 308.5, state: 'unpaid' });
  expect(body.lines).toMatchObject([
    { ...lines[0], receipt: { code: 'quoted-price', base: 12.5, unitPrice: 99.5 } },
    // No public price of a tool on request.
    { ...lines[1], receipt: { code: 'quoted-price', base: 5, unitPrice: 5 } },
  ]);
  expect((await buyer.call('GET', `/api/offer/${offer.id}`)).body).toMatchObject({
    ...{ state: 'accepted', orderId: id, endedBy: buyer.name },
  });
  expectProblem(await decline(buyer, offer.id), 'offer-over');
  expectProblem(await admin.call('POST', `/api/all-offer/${offer.id}/withdraw`, {}), 'offer-over');
});

it('POST /api/offer/{id}/accept turns what is held into the order’s, when nothing else is left', async () => {
  const toolId = await addTool(admin, { quantity: 5, moq: 1 });
  const offer = await offerTo(buyer, { lines: [{ toolId, quantity: 5, unitPrice: 9 }], holdStock: true });
  expect((await stockOf(toolId)).figures).toEqual({ available: 0, reserved: 5, onHand: 5 });
  const { insertedId } = (await accept(buyer, offer.id)).body;
  const after = await stockOf(toolId);
  expect(after.figures).toEqual({ available: 0, reserved: 5, onHand: 5 });
  expect(after.ledger).toEqual(after.figures);
  expect(after.inOrders).toBe(5);
  await buyer.call('DELETE', `/api/order/${insertedId}`);
  expect((await stockOf(toolId)).figures).toEqual({ available: 5, reserved: 0, onHand: 5 });
});

it('POST /api/offer/{id}/accept needs a key, an address, and the newest version', async () => {
  const offer = await offerTo(buyer);
  const keyless = await buyer.call('POST', `/api/offer/${offer.id}/accept`, { version: 1, ...DELIVERY });
  expect(keyless.body.errors).toHaveProperty('Idempotency-Key');
  expect((await accept(buyer, offer.id, { address: '' })).body.errors).toHaveProperty('address');
  expectProblem(await accept(buyer, offer.id, { version: 2 }), 'offer-over');
  expectProblem(await accept(buyer, offer.id, { payBy: 'account' }), 'no-terms');
});

it('POST /api/offer/{id}/accept names the lines of which too little is left, and those that are gone, and orders nothing', async () => {
  const [scarce, gone] = await Promise.all([
    addTool(admin, { quantity: 5, moq: 1 }),
    addTool(admin, { quantity: 5, moq: 1 }),
  ]);
  const lines = [scarce, gone].map((toolId) => ({ toolId, quantity: 5, unitPrice: 9 }));
  const offer = await offerTo(buyer, { lines });
  await placeOrder(await registerCustomer(), scarce, 2);
  const short = await accept(buyer, offer.id);
  expectProblem(short, 'out-of-stock');
  expect(short.body.lines).toMatchObject([{ toolId: scarce, wanted: 5, left: 3 }]);
  await admin.call('DELETE', `/api/tool/${gone}`);
  const without = await accept(buyer, offer.id);
  expectProblem(without, 'not-on-sale');
  expect(without.body.lines).toMatchObject([{ toolId: gone }]);
  expect((await stockOf(scarce)).figures).toMatchObject({ available: 3, reserved: 2 });
  expect((await buyer.call('GET', `/api/offer/${offer.id}`)).body).toMatchObject({
    state: 'sent',
    lines: [{ available: 3 }, { available: 0 }],
  });
});

it('POST /api/offer/{id}/accept places one order of two accepts at once, and of an accept and a withdrawal one wins', async () => {
  for (let round = 0; round < 5; round += 1) {
    const offer = await offerTo(buyer, { holdStock: true });
    const [first, second] = await Promise.all([accept(buyer, offer.id), accept(buyer, offer.id)]);
    expect([first?.status, second?.status].toSorted()).toEqual([201, 409]);
    expect(await stored('orders').countDocuments({ offerId: new ObjectId(offer.id) })).toBe(1);
    await buyer.call('DELETE', `/api/order/${first?.body.insertedId ?? second?.body.insertedId}`);
  }
  const offer = await offerTo(buyer, { holdStock: true });
  const [accepted, withdrawn] = await Promise.all([
    accept(buyer, offer.id),
    admin.call('POST', `/api/all-offer/${offer.id}/withdraw`, {}),
  ]);
  expect([accepted.status, withdrawn.status].toSorted()).toEqual(
    accepted.status === 201 ? [201, 409] : [200, 409],
  );
});

it('offers of a company are read by its approvers, ordered for it, and no longer by a leaver', async () => {
  const company = await activeCompany();
  const [member, approver, colleague] = await Promise.all([
    newMember(company, 'buyer'),
    newMember(company, 'approver'),
    newMember(company, 'buyer'),
  ]);
  const offer = await offerTo(member);
  const path = `/api/offer/${offer.id}`;
  expect((await approver.call('GET', path)).status).toBe(200);
  expect((await approver.call('GET', '/api/offer')).body).toMatchObject([{ number: offer.number }]);
  expectProblem(await colleague.call('GET', path), 'not-found');
  expect((await colleague.call('GET', '/api/offer')).body).toEqual([]);
  expectProblem(await (await activeCompany()).owner.call('GET', path), 'not-found');
  await company.owner.call('DELETE', `/api/company/member/${await memberId(company, member)}`);
  expectProblem(await member.call('GET', path), 'not-found');
  expect((await member.call('GET', '/api/offer')).body).toEqual([]);
  expectProblem(await accept(member, offer.id), 'not-found');
  const placed = await accept(approver, offer.id);
  expect(placed.status).toBe(201);
  const order = await approver.call('GET', `/api/order/${placed.body.insertedId}`);
  expect(order.body).toMatchObject({ buyerEmail: approver.email, company: { number: company.number } });
});

it('offers of a company wait while the company is blocked, and need a PO number where it asks for one', async () => {
  const company = await activeCompany();
  const offer = await offerTo(company.owner);
  const { revision } = (await company.owner.call('GET', '/api/company')).body;
  await company.owner.call('PATCH', '/api/company', { poRequired: true, revision });
  const without = await accept(company.owner, offer.id);
  expect(without.body.errors).toMatchObject({ poNumber: ['PO number required'] });
  await changeCompany(company.id, { state: 'blocked' });
  expectProblem(await accept(company.owner, offer.id, { poNumber: '1' }), 'company-not-active');
  expect((await counter(company.owner, offer.id)).status).toBe(200);
});

it('POST /api/offer/{id}/submit is ordered by the last approval, at its prices, and may be withdrawn meanwhile', async () => {
  const company = await activeCompany();
  const [member, approver] = await Promise.all([newMember(company, 'buyer'), newMember(company, 'approver')]);
  const { revision } = (await company.owner.call('GET', '/api/company')).body;
  const rules = [{ name: 'All orders', over: 0, who: 'everyone', approvers: 'approvers' }];
  expect((await company.owner.call('PATCH', '/api/company', { rules, revision })).status).toBe(200);
  const submit = (id: string, headers = newKey()) =>
    member.call('POST', `/api/offer/${id}/submit`, { version: 1, ...DELIVERY }, headers);

  const offer = await offerTo(member, { holdStock: true });
  expect((await member.call('GET', `/api/offer/${offer.id}`)).body.approval).toMatchObject({
    card: { needed: true, needs: [{ code: 'rule', name: 'All orders' }], problems: [] },
    account: null,
  });
  expectProblem(await accept(member, offer.id), 'approval-required');
  const key = newKey();
  const submitted = await submit(offer.id, key);
  expect(submitted.status).toBe(201);
  expect((await submit(offer.id, key)).body).toEqual(submitted.body);
  const path = `/api/requisition/${submitted.body.insertedId}`;
  expect((await approver.call('GET', path)).body).toMatchObject({
    source: { offerId: offer.id, version: 1 },
    lines: [{ toolId: offer.toolId, unitPrice: 9.99 }],
  });
  const waiting = (await member.call('GET', `/api/offer/${offer.id}`)).body;
  const requisition = { _id: submitted.body.insertedId, own: true };
  expect(waiting).toMatchObject({ state: 'sent', requisition });
  expect((await approver.call('GET', `/api/offer/${offer.id}`)).body.requisition).toEqual({
    ...{ ...waiting.requisition, own: false },
  });
  const approved = await approver.call('POST', `${path}/approve`);
  expect(approved).toMatchObject({ status: 200, body: { state: 'ordered' } });
  const order = await member.call('GET', `/api/order/${approved.body.orderId}`);
  expect(order.body).toMatchObject({
    offerId: offer.id,
    requisitionId: submitted.body.insertedId,
    orderValue: 49.95,
  });
  expect((await member.call('GET', `/api/offer/${offer.id}`)).body).toMatchObject({
    ...{ state: 'accepted', orderId: approved.body.orderId },
  });
  const pageOf = async (person: Person) =>
    (await person.callWithSession('GET', `/dashboard/my-quotes/${offer.id}`)).body;
  expect(await pageOf(member)).toContain(`/dashboard/my-order/${approved.body.orderId}`);
  expect(await pageOf(approver)).toContain(`/dashboard/company/orders/${approved.body.orderId}`);
  expect((await stockOf(offer.toolId)).figures.reserved).toBe(5);

  const other = await offerTo(member);
  const open = (await submit(other.id)).body.insertedId;
  await admin.call('POST', `/api/all-offer/${other.id}/withdraw`, {});
  expect((await member.call('GET', `/api/offer/${other.id}`)).body.requisition).toBeUndefined();
  const outdated = await approver.call('POST', `/api/requisition/${open}/approve`);
  expect(outdated).toMatchObject({
    status: 409,
    body: { code: 'requisition-outdated', changes: [{ code: 'offer-over', state: 'withdrawn' }] },
  });
});

it('POST /api/offer/{id}/submit is refused where nobody has to approve', async () => {
  const company = await activeCompany();
  const offer = await offerTo(company.owner);
  const body = { version: 1, ...DELIVERY };
  expectProblem(
    await company.owner.call('POST', `/api/offer/${offer.id}/submit`, body, newKey()),
    'approval-not-needed',
  );
  const alone = await offerTo(buyer);
  expectProblem(await buyer.call('POST', `/api/offer/${alone.id}/submit`, body, newKey()), 'not-found');
});

it('an address that is verified later has the offer made to it', async () => {
  const toolId = await addTool(admin, { quantity: 100 });
  const email = `${unique('late')}@example.com`;
  const made = await makeOffer({ email, lines: [{ toolId, quantity: 1, unitPrice: 50 }] });
  expect(made.status).toBe(201);
  expect((await mailTo(email, new RegExp(made.body.number))).text).toContain(email);
});
