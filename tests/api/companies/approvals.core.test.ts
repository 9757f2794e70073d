import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import {
  decide,
  EVERY_ORDER,
  filledCart,
  reject,
  ruledCompany,
  sendCart,
  setRules,
  submitted,
} from '@/tests/support/approvals';
import { activeCompany, changeCompany, memberId, newMember } from '@/tests/support/companies';
import { addTool, anAdmin, type Person, registerCustomer } from '@/tests/support/people';
import { mailTo, newKey } from '@/tests/support/store';

const admin = await anAdmin();
const toolId = await addTool(admin, { quantity: 100_000, price: 10 });
const shared = await ruledCompany();

const read = (person: Person, id: string) => person.call('GET', `/api/requisition/${id}`);
const stockOf = (id: string, stock: { seen: number; quantity: number }) =>
  admin.call('POST', `/api/tool/${id}/stock`, { ...stock, reason: 'stocktake' });
const preview = async (person: Person) => (await person.call('GET', '/api/cart/approval')).body;

it('the preview of a cart needs nothing without an active company', async () => {
  const person = await registerCustomer();
  await filledCart(person, toolId);
  expect(await preview(person)).toEqual({
    version: 1,
    due: 100,
    card: { needed: false, needs: [], problems: [] },
    account: null,
  });
});

it('the preview of a cart names each need and who can answer it, owners last, and what is left of the budget', async () => {
  const { company, buyer, approver } = shared;
  await filledCart(buyer, toolId);
  const shown = await preview(buyer);
  expect(shown.card).toEqual({
    needed: true,
    needs: [
      {
        ...{ code: 'rule', name: 'Every order', over: 0 },
        sentence: 'Every order: every order needs approval',
        approvers: [approver.name, company.owner.name],
      },
    ],
    problems: [],
  });
  expect(shown).toMatchObject({ due: 100, account: null, poRequired: false });
  await filledCart(company.owner, toolId);
  expect(await preview(company.owner)).toMatchObject({ card: { needed: false, needs: [] } });
  await filledCart(approver, toolId);
  expect((await preview(approver)).card.needs).toMatchObject([{ approvers: [company.owner.name] }]);
});

it('the preview of a cart says that a blocked company orders nothing', async () => {
  const { company, buyer } = await ruledCompany();
  const open = await submitted(buyer, toolId);
  await changeCompany(company.id, { state: 'blocked' });
  expect((await preview(buyer)).card).toMatchObject({
    needed: false,
    problems: [{ code: 'company-not-active', message: expect.any(String) }],
  });
  expectProblem(await sendCart(buyer, 'submit', toolId), 'company-not-active');
  expectProblem(await decide(company.owner, open, 'approve'), 'company-not-active');
  expect((await reject(company.owner, open)).body).toMatchObject({ state: 'rejected' });
});

it('submitting takes the place of ordering: the cart is empty, nothing is reserved, and approvers are mailed', async () => {
  const { buyer, approver } = shared;
  expectProblem(await sendCart(buyer, 'order', toolId), 'approval-required');
  const body = { ...(await filledCart(buyer, toolId)), poNumber: 'PO-1', note: 'For Monday' };
  const key = newKey();
  const sent = await buyer.call('POST', '/api/cart/submit', body, key);
  expect(sent).toMatchObject({ status: 201, body: { insertedId: expect.any(String) } });
  expect((await buyer.call('POST', '/api/cart/submit', body, key)).body).toEqual(sent.body);
  expectProblem(
    await buyer.call('POST', '/api/cart/submit', { ...body, note: 'Other' }, key),
    'idempotency-mismatch',
  );
  expect((await buyer.call('GET', '/api/cart')).body.lines).toEqual([]);
  const shown = await read(buyer, sent.body.insertedId);
  expect(shown.headers.get('cache-control')).toContain('no-store');
  expect(shown.body).toMatchObject({
    ...{ number: expect.stringMatching(/^REQ-/), state: 'submitted', source: 'cart', payBy: 'card' },
    ...{ due: 100, goodsValue: 100, units: 10, lineCount: 1, poNumber: 'PO-1', note: 'For Monday' },
    lines: [{ toolId, quantity: 10, unitPrice: 10, lineTotal: 100 }],
    requester: { name: buyer.name },
    needs: [{ code: 'rule', name: 'Every order' }],
    mayDecide: false,
  });
  expect((await read(approver, sent.body.insertedId)).body.mayDecide).toBe(true);
  await mailTo(approver.email, new RegExp(`Approval needed: ${shown.body.number}`));
  const movements = await stored('stock_ledger').countDocuments({ toolId: new ObjectId(toolId) });
  expect((await decide(buyer, sent.body.insertedId, 'withdraw')).body.state).toBe('withdrawn');
  expect(await stored('stock_ledger').countDocuments({ toolId: new ObjectId(toolId) })).toBe(movements);
});

it('submitting refuses where no approval is needed, a changed cart or price, too little stock, and a missing PO number', async () => {
  const { company, buyer } = await ruledCompany([{ ...EVERY_ORDER, over: 150 }]);
  expectProblem(await sendCart(buyer, 'submit', toolId), 'approval-not-needed');
  expectProblem(await sendCart(buyer, 'submit', toolId, { quantity: 20, version: 1 }), 'cart-changed');
  expectProblem(await sendCart(buyer, 'submit', toolId, { quantity: 20, seenDue: 1 }), 'price-changed');
  expectProblem(await sendCart(buyer, 'submit', toolId, { quantity: 200_000 }), 'out-of-stock');
  expectProblem(await sendCart(buyer, 'submit', toolId, { quantity: 20, payBy: 'account' }), 'no-terms');
  await setRules(company, { poRequired: true });
  const missing = await sendCart(buyer, 'submit', toolId, { quantity: 20 });
  expectProblem(missing, 'validation-failed', { poNumber: ['PO number required'] });
  const body = await filledCart(buyer, toolId, 20);
  expect((await buyer.call('POST', '/api/cart/submit', body)).status).toBe(422);
  expect((await sendCart(buyer, 'submit', toolId, { quantity: 20, poNumber: 'PO-2' })).status).toBe(201);
  const [nobody, owner] = [await registerCustomer(), company.owner];
  expectProblem(await sendCart(nobody, 'submit', toolId), 'not-found');
  expectProblem(await sendCart(owner, 'submit', toolId, { poNumber: 'PO-3' }), 'approval-not-needed');
});

it('submitting freezes the rules: later changes change nothing for what was submitted', async () => {
  const { company, buyer, approver } = await ruledCompany();
  const id = await submitted(buyer, toolId);
  await setRules(company, { rules: [] });
  expect((await read(buyer, id)).body.needs).toMatchObject([{ name: 'Every order' }]);
  expect((await sendCart(buyer, 'order', toolId)).status).toBe(201);
  expect((await decide(approver, id, 'approve')).body.state).toBe('ordered');
});

it('the last approval places the order for the requester as it was submitted, and mails them', async () => {
  const { company, buyer, approver } = shared;
  const sent = { poNumber: 'PO-9', note: 'Gate 4' };
  const id = await submitted(buyer, toolId, sent);
  const approved = await decide(approver, id, 'approve');
  const { number, orderId } = approved.body;
  expect(approved).toMatchObject({
    status: 200,
    body: { state: 'ordered', needs: [{ yes: { name: approver.name } }], orderNumber: expect.any(String) },
  });
  expect((await decide(approver, id, 'approve')).body).toEqual(approved.body);
  const order = (await buyer.call('GET', `/api/order/${orderId}`)).body;
  expect(order).toMatchObject({
    ...sent,
    ...{ address: '1 Test Street', phone: '5550100', orderValue: 100, state: 'unpaid' },
    buyerEmail: buyer.email,
    company: { number: company.number },
    timeline: [{ state: 'unpaid', by: 'buyer' }],
  });
  const document = await stored('orders').findOne({ _id: new ObjectId(orderId) });
  expect(document?.requisitionId?.toHexString()).toBe(id);
  await mailTo(buyer.email, new RegExp(`Approved: ${number}`));
  expectProblem(await decide(company.owner, id, 'approve'), 'requisition-decided');
  expectProblem(await reject(approver, id), 'requisition-decided');
  expectProblem(await decide(buyer, id, 'withdraw'), 'requisition-decided');
  expectProblem(await buyer.call('POST', `/api/requisition/${id}/to-cart`), 'requisition-decided');
});

it('the last approval waits for every need: an approval answers all that its giver may answer', async () => {
  const company = await activeCompany();
  const [buyer, lead, purchaser] = await Promise.all([
    newMember(company, 'buyer'),
    newMember(company, 'approver'),
    newMember(company, 'approver'),
  ]);
  const [ofLead, ofPurchaser] = await Promise.all([memberId(company, lead), memberId(company, purchaser)]);
  await setRules(company, {
    rules: [
      { ...EVERY_ORDER, name: 'Lead', approvers: [ofLead] },
      { ...EVERY_ORDER, name: 'Purchasing', approvers: [ofPurchaser] },
    ],
  });
  const id = await submitted(buyer, toolId);
  const first = await decide(lead, id, 'approve');
  expect(first.body).toMatchObject({ state: 'submitted', mayDecide: false });
  expect(first.body.needs.map(({ yes }: { yes?: object }) => Boolean(yes))).toEqual([true, false]);
  expect((await decide(lead, id, 'approve')).body).toEqual(first.body);
  const toDecide = async (person: Person) =>
    (await person.call('GET', '/api/requisition?toDecide=true')).body.length;
  expect([await toDecide(lead), await toDecide(purchaser), await toDecide(company.owner)]).toEqual([0, 1, 1]);
  expect((await decide(purchaser, id, 'approve')).body).toMatchObject({ state: 'ordered' });
  const alone = await submitted(buyer, toolId);
  expect((await decide(company.owner, alone, 'approve')).body).toMatchObject({ state: 'ordered' });
});

it('the last approval keeps a request open that is not as it was submitted, says what changed, and orders it later', async () => {
  const { buyer, approver, company } = await ruledCompany();
  const dear = await addTool(admin, { quantity: 100, price: 10 });
  const id = await submitted(buyer, dear);
  const { number } = (await read(buyer, id)).body;
  await admin.call('PATCH', `/api/tool/${dear}`, { revision: 1, price: 11 });
  const outdated = await decide(approver, id, 'approve');
  expectProblem(outdated, 'requisition-outdated');
  expect(outdated.body.changes).toMatchObject([
    { code: 'price-changed', lines: [{ toolId: dear, before: 10, after: 11 }] },
  ]);
  expect((await read(buyer, id)).body).toMatchObject({
    state: 'submitted',
    lastFailure: { code: 'price-changed' },
    needs: [{ yes: { name: approver.name } }],
  });
  await mailTo(buyer.email, new RegExp(`Could not be ordered: ${number}`));
  await admin.call('PATCH', `/api/tool/${dear}`, { revision: 2, price: 10 });
  await stockOf(dear, { seen: 100, quantity: 5 });
  expect((await decide(company.owner, id, 'approve')).body.changes).toMatchObject([
    { code: 'out-of-stock', lines: [{ wanted: 10, left: 5 }] },
  ]);
  await stockOf(dear, { seen: 5, quantity: 50 });
  expect((await decide(company.owner, id, 'approve')).body).toMatchObject({ state: 'ordered' });
});

it('the last approval is one where two approve at once', async () => {
  const { company, buyer, approver } = shared;
  const id = await submitted(buyer, toolId);
  const both = await Promise.all([decide(approver, id, 'approve'), decide(company.owner, id, 'approve')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const orders = await stored('orders').countDocuments({ requisitionId: new ObjectId(id) });
  expect(orders).toBe(1);
  const mixed = await submitted(buyer, toolId);
  const [yes, no] = await Promise.all([decide(approver, mixed, 'approve'), reject(company.owner, mixed)]);
  expect([yes.status, no.status].sort()).toEqual([200, 409]);
  const { state } = (await read(buyer, mixed)).body;
  expect(state).toBe(yes.status === 200 ? 'ordered' : 'rejected');
});

it('an order is never approved by its requester, and by others only where a need names them', async () => {
  const company = await activeCompany();
  const [first, second] = await Promise.all([newMember(company, 'approver'), newMember(company, 'approver')]);
  const named = { ...EVERY_ORDER, approvers: [await memberId(company, first)] };
  await setRules(company, { rules: [named] });
  const id = await submitted(first, toolId);
  expectProblem(await decide(first, id, 'approve'), 'forbidden');
  expectProblem(await reject(first, id), 'forbidden');
  expectProblem(await decide(second, id, 'approve'), 'forbidden');
  expectProblem(await decide(second, id, 'withdraw'), 'forbidden');
  expect((await decide(company.owner, id, 'approve')).body.state).toBe('ordered');
});

it('an approver rejects with a reason; repeated it is the same, and the lines can be put into the cart', async () => {
  const { buyer, approver } = shared;
  const id = await submitted(buyer, toolId);
  const { number } = (await read(buyer, id)).body;
  expect((await approver.call('POST', `/api/requisition/${id}/reject`, { reason: ' ' })).body.errors).toEqual(
    { reason: ['Reason required'] },
  );
  const rejected = await reject(approver, id, 'Buy the cheap one');
  expect(rejected.body).toMatchObject({
    ...{ state: 'rejected', reason: 'Buy the cheap one', endedBy: approver.name },
  });
  expect((await reject(approver, id, 'Other')).body).toEqual(rejected.body);
  expectProblem(await decide(approver, id, 'approve'), 'requisition-decided');
  await mailTo(buyer.email, new RegExp(`Rejected: ${number}`));
  await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'remove', toolId }] });
  const key = newKey();
  for (let time = 0; time < 2; time += 1) {
    const again = await buyer.call('POST', `/api/requisition/${id}/to-cart`, undefined, key);
    expect(again.body).toMatchObject({
      cart: { lines: [{ toolId, quantity: 10 }] },
      outcomes: [{ outcome: 'added' }],
    });
  }
  expectProblem(await approver.call('POST', `/api/requisition/${id}/to-cart`), 'forbidden');
});

it('lists are one’s own for buyers, and all of the company for approvers; by state, mine and to decide', async () => {
  const { company, buyer, approver } = await ruledCompany();
  const colleague = await newMember(company, 'buyer');
  const [first, second] = [await submitted(buyer, toolId), await submitted(colleague, toolId)];
  await decide(buyer, first, 'withdraw');
  const ids = async (person: Person, query = '') => {
    const listed = await person.call('GET', `/api/requisition${query}`);
    expect(listed.headers.get('x-total-count')).toBe(String(listed.body.length));
    return listed.body.map(({ _id }: { _id: string }) => _id);
  };
  expect(await ids(approver)).toEqual([second, first]);
  expect(await ids(buyer)).toEqual([first]);
  expect(await ids(approver, '?mine=true')).toEqual([]);
  expect(await ids(approver, '?state=withdrawn')).toEqual([first]);
  expect(await ids(approver, '?toDecide=true')).toEqual([second]);
  expect(await ids(colleague, '?toDecide=true')).toEqual([]);
  expect(await ids(approver, '?state=expired')).toEqual([]);
  await stored('requisitions').updateOne(
    { _id: new ObjectId(second) },
    { $set: { expiresAt: new Date(Date.now() - 1_000) } },
  );
  expect(await ids(approver, '?state=expired')).toEqual([second]);
  expect(await ids(approver, '?toDecide=true')).toEqual([]);
  expect((await read(colleague, second)).body.state).toBe('expired');
  expectProblem(await decide(approver, second, 'approve'), 'requisition-decided');
  expectProblem(await decide(colleague, second, 'withdraw'), 'requisition-decided');
});

it('leaving, closing a company, and closing an account withdraw what is open for approval, and a leaver reads it no more', async () => {
  const { company, buyer, approver } = await ruledCompany();
  const id = await submitted(buyer, toolId);
  await buyer.call('DELETE', `/api/company/member/${await memberId(company, buyer)}`);
  expectProblem(await read(buyer, id), 'not-found');
  expect((await read(approver, id)).body).toMatchObject({ state: 'withdrawn' });
  expectProblem(await decide(approver, id, 'approve'), 'requisition-decided');
  const other = await submitted(approver, toolId);
  await changeCompany(company.id, { state: 'closed' });
  const document = await stored('requisitions').findOne({ _id: new ObjectId(other) });
  expect(document).toMatchObject({ state: 'withdrawn' });
});

it('leaving, closing a company, and closing an account take the names of a closed account from its requests and approvals, which stay', async () => {
  const { company, buyer, approver } = await ruledCompany();
  const [mine, theirs] = [await submitted(approver, toolId), await submitted(buyer, toolId)];
  await decide(approver, theirs, 'approve');
  const { body } = await approver.call('GET', '/api/account/data');
  expect(JSON.stringify(body.requisitions)).toContain('REQ-');
  const closed = await approver.callWithSession('POST', '/api/account/close', {
    password: approver.password,
  });
  expect(closed.status).toBe(200);
  expect((await read(company.owner, mine)).body).toMatchObject({
    ...{ state: 'withdrawn', requester: { name: 'Closed account' } },
  });
  expect((await read(company.owner, theirs)).body.needs).toMatchObject([{ yes: { name: 'Closed account' } }]);
});
