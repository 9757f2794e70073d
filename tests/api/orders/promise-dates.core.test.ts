import { expect, it } from 'vitest';
import { shiftDay } from '@/lib/shared/dates/zoned-days';
import { payOrder } from '@/tests/api/support/provider';
import { decide, ruledCompany, submitted } from '@/tests/support/approvals';
import { accept, inDays, offerTo } from '@/tests/support/offers';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '@/tests/support/people';
import { mailTo, newKey, unique } from '@/tests/support/store';
import { stored } from '../support/database';

async function anOrder(wish: object = {}) {
  const buyer = await registerCustomer();
  const admin = await anAdmin();
  const tools = [await addTool(admin), await addTool(admin)];
  for (const toolId of tools)
    await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'add', toolId, quantity: 10 }] });
  const { body: cart } = await buyer.call('GET', '/api/cart');
  const { status, body } = await buyer.call(
    'POST',
    '/api/cart/order',
    { version: cart.version, seenDue: cart.due, address: '1 Test Street', phone: '5550100', ...wish },
    newKey(),
  );
  if (status !== 201) throw new Error(`no order: ${JSON.stringify(body)}`);
  const id: string = body.insertedId;
  const read = async () => (await buyer.call('GET', `/api/order/${id}`)).body;
  const promise = (lines: object[], more: object = {}) =>
    admin.call('PATCH', `/api/all-order/${id}/promise`, { lines, ...more });
  return { buyer, admin, id, tools, read, promise };
}

const mailsAbout = async (buyer: Person, number: string) =>
  stored('outbox')
    .find({ to: buyer.email, subject: `New delivery dates for order ${number}` })
    .toArray();

it('a day moved later is on the line and on the order, and is mailed with the confirmation', async () => {
  const { buyer, id, tools, read, promise } = await anOrder();
  await payOrder(buyer, id);
  const { number, shipsOn, lines } = await read();
  const later = shiftDay(shipsOn, { days: 40 });
  const moved = await promise([{ toolId: tools[0], promisedOn: later }], { reason: 'Steel is late' });
  expect(moved).toMatchObject({ status: 200, body: { modifiedCount: 1, shipsOn: later } });
  const after = await read();
  expect(after.shipsOn).toBe(later);
  expect(after.lines.map(({ promisedOn }: { promisedOn?: string }) => promisedOn)).toEqual([later, shipsOn]);
  const again = await promise([{ sku: lines[0].sku, promisedOn: later }]);
  expect(again.body).toEqual({ modifiedCount: 0, shipsOn: later });
  const mail = await mailTo(buyer.email, new RegExp(`^New delivery dates for order ${number}$`));
  expect(mail.text).toContain('Steel is late');
  expect(mail.attachments).toContainEqual(expect.objectContaining({ filename: `${number}.pdf` }));
  expect(await mailsAbout(buyer, number)).toHaveLength(1);
});

it('a line without a day leaves its order without one, and an earlier day or one without notice is not mailed', async () => {
  const { buyer, tools, read, promise } = await anOrder();
  const { number, shipsOn } = await read();
  const lost = await promise([{ toolId: tools[1], promisedOn: null }], { notify: false });
  expect(lost.body).toEqual({ modifiedCount: 1 });
  const without = await read();
  expect(without).not.toHaveProperty('shipsOn');
  expect(without.lines[1]).not.toHaveProperty('promisedOn');
  expect(without.lines[0].promisedOn).toBe(shipsOn);
  const later = shiftDay(shipsOn, { days: 7 });
  expect((await promise([{ toolId: tools[1], promisedOn: later }])).body.shipsOn).toBe(later);
  await promise([{ toolId: tools[1], promisedOn: shipsOn }]);
  expect(await mailsAbout(buyer, number)).toEqual([]);
});

it('promises are refused for days past, tools of other orders, shipped lines and ended orders', async () => {
  const { buyer, admin, id, tools, read, promise } = await anOrder();
  const { shipsOn } = await read();
  const [first, second] = tools.map((toolId) => ({ toolId, promisedOn: shipsOn }));
  const past = await promise([{ toolId: tools[0], promisedOn: '2020-01-01' }]);
  expect(past).toMatchObject({ status: 422, body: { errors: { lines: expect.anything() } } });
  expect((await promise([{ sku: 'NOT-OF-IT', promisedOn: null }])).status).toBe(422);
  expect((await promise([first ?? {}, first ?? {}])).status).toBe(422);
  await payOrder(buyer, id);
  const ship = (lines?: object[]) =>
    admin.call('POST', `/api/all-order/${id}/shipment`, {
      ...(lines && { lines }),
      externalId: unique('ERP'),
    });
  await ship([{ toolId: tools[0], quantity: 10 }]);
  const shipped = await promise([first ?? {}, second ?? {}]);
  expect(shipped).toMatchObject({ status: 409, body: { code: 'units-not-open' } });
  expect(shipped.body.lines).toMatchObject([{ toolId: tools[0], open: 0 }]);
  await ship();
  expect(await promise([second ?? {}])).toMatchObject({ status: 409, body: { code: 'wrong-order-state' } });
});

it('an order ships on the last day of what is open once its latest line has shipped', async () => {
  const { buyer, admin, id, tools, read, promise } = await anOrder();
  const { shipsOn } = await read();
  await payOrder(buyer, id);
  const later = shiftDay(shipsOn, { days: 40 });
  await promise([{ toolId: tools[1], promisedOn: later }]);
  const lines = [{ toolId: tools[1], quantity: 10 }];
  await admin.call('POST', `/api/all-order/${id}/shipment`, { lines, externalId: unique('ERP') });
  const after = await read();
  expect(after.shipsOn).toBe(shipsOn);
  expect(after.lines[1]).not.toHaveProperty('promisedOn');
});

it('an order with a wish has it in its answer, and leaves in parts only if that is said', async () => {
  const day = shiftDay(new Date().toISOString().slice(0, 10), { days: 60 });
  const { buyer, admin, id, tools, read } = await anOrder({ requestedOn: day, deliver: 'complete' });
  const order = await read();
  expect(order).toMatchObject({ requestedOn: day, deliver: 'complete' });
  expect(order.shipsOn >= day).toBe(true);
  await payOrder(buyer, id);
  const part = { lines: [{ toolId: tools[0], quantity: 10 }], externalId: unique('ERP') };
  const ship = (body: object) => admin.call('POST', `/api/all-order/${id}/shipment`, body);
  expect(await ship(part)).toMatchObject({ status: 409, body: { code: 'deliver-complete' } });
  expect((await ship({ ...part, evenInParts: true })).status).toBe(201);
  // What is left is all that is open.
  expect((await ship({ externalId: unique('ERP') })).status).toBe(201);
});

it('a wish goes with a cart through its approval, and with the acceptance of an offer', async () => {
  const admin = await anAdmin();
  const wish = { requestedOn: inDays(60), deliver: 'complete' };
  const { buyer, approver } = await ruledCompany();
  const id = await submitted(buyer, await addTool(admin), wish);
  expect((await approver.call('GET', `/api/requisition/${id}`)).body).toMatchObject(wish);
  const { orderId } = (await decide(approver, id, 'approve')).body;
  const approved = (await buyer.call('GET', `/api/order/${orderId}`)).body;
  expect(approved).toMatchObject(wish);
  expect(approved.shipsOn >= wish.requestedOn).toBe(true);

  const person = await registerCustomer({ verified: true });
  const offer = await offerTo(person);
  expect((await accept(person, offer.id, { requestedOn: '2020-01-01' })).status).toBe(422);
  const { body } = await accept(person, offer.id, wish);
  expect((await person.call('GET', `/api/order/${body.insertedId}`)).body).toMatchObject(wish);
});

it('a wish is refused for a day before today or more than a year ahead', async () => {
  for (const requestedOn of ['2020-01-01', '2099-01-01', 'soon'])
    await expect(anOrder({ requestedOn })).rejects.toThrow('requestedOn');
  await expect(anOrder({ deliver: 'never' })).rejects.toThrow('deliver');
});

it('the confirmation of an order is there once it is paid, and not for others', async () => {
  const admin = await anAdmin();
  const buyer = await registerCustomer();
  const id = await placeOrder(buyer, await addTool(admin));
  const path = `/api/order/${id}/acknowledgement.pdf`;
  expect((await buyer.call('GET', path)).status).toBe(404);
  await payOrder(buyer, id);
  expect((await buyer.call('GET', path)).status).toBe(200);
  expect((await (await registerCustomer()).call('GET', path)).status).toBe(403);
  await admin.call('POST', `/api/all-order/${id}/refund`);
  expect((await buyer.call('GET', path)).status).toBe(404);
});
