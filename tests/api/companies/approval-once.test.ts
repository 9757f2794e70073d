import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { decide, ruledCompany, submitted } from '@/tests/support/approvals';
import { newMember } from '@/tests/support/companies';
import { offerTo } from '@/tests/support/offers';
import { addTool, anAdmin, DELIVERY, type Person } from '@/tests/support/people';
import { newKey, unique } from '@/tests/support/store';

const toolId = await addTool(await anAdmin(), { quantity: 100_000 });
const ruled = await ruledCompany();

const submit = (person: Person, offerId: string) =>
  person.call('POST', `/api/offer/${offerId}/submit`, { version: 1, ...DELIVERY }, newKey());

it('an offer waits for approval once, also where it is submitted several times at once', async () => {
  const offer = await offerTo(ruled.buyer);
  const answers = await Promise.all(Array.from({ length: 4 }, () => submit(ruled.buyer, offer.id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const again = await submit(ruled.buyer, offer.id);
  expectProblem(again, 'conflict');
  expect(again.body.reason).toEqual({ code: 'offer-waits' });
  expect(
    await stored('requisitions').countDocuments({ 'source.version': 1, requesterName: ruled.buyer.name }),
  ).toBe(1);
});

it('an offer can be submitted again once its request was withdrawn', async () => {
  const offer = await offerTo(ruled.buyer);
  const first = await submit(ruled.buyer, offer.id);
  await decide(ruled.buyer, first.body.insertedId, 'withdraw');
  expect((await submit(ruled.buyer, offer.id)).status).toBe(201);
});

const idOf = async ({ email }: Person) => (await stored('users').findOne({ email }))?._id;

it('the key of the order of an approved request is none that its requester can use before', async () => {
  const buyer = await newMember(ruled.company, 'buyer');
  const id = await submitted(buyer, toolId);
  // As an order that they placed with such a key while the company had no rules.
  const order = { _id: new ObjectId(), number: unique('T-'), buyerId: await idOf(buyer) };
  const idempotency = { key: `requisition:${id}`, fingerprint: 'other' };
  await stored('orders').insertOne({ ...order, idempotency } as never);
  const spaced = await buyer.call(
    'POST',
    '/api/order',
    { toolId, orderQuantity: 10, ...DELIVERY },
    { 'idempotency-key': `requisition ${id}` },
  );
  expect(spaced).toMatchObject({ status: 422, body: { errors: { 'Idempotency-Key': expect.anything() } } });
  const approved = await decide(ruled.approver, id, 'approve');
  expect(approved.body).toMatchObject({ state: 'ordered', orderId: expect.any(String) });
  expect((await decide(ruled.approver, id, 'approve')).body.orderId).toBe(approved.body.orderId);
  await stored('orders').deleteOne({ _id: order._id });
});
