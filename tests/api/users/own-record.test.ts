import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { ruledCompany, submitted } from '@/tests/support/approvals';
import { offerTo } from '@/tests/support/offers';
import {
  addTool,
  anAdmin,
  call,
  type Person,
  placeOrderWithPo,
  registerCustomer,
} from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const admin = await anAdmin();
const toolId = await addTool(admin, { price: 12.5, moq: 1, quantity: 1_000 });
const find = async (person: Person, q: string) =>
  (await person.call('GET', `/api/own-record?q=${encodeURIComponent(q)}`)).body;

it('GET /api/own-record finds one’s own orders by number and PO number, offers, and lists, and nobody else’s', async () => {
  const [buyer, stranger] = await Promise.all([
    registerCustomer({ verified: true }),
    registerCustomer({ verified: true }),
  ]);
  const poNumber = unique('PO Sedge 7 ');
  const orderId = await placeOrderWithPo(buyer, toolId, poNumber);
  const { number } = (await buyer.call('GET', `/api/order/${orderId}`)).body;
  const order = { kind: 'order', _id: orderId, name: number, detail: poNumber, value: 125 };
  for (const typed of [number, number.toLowerCase(), poNumber])
    expect(await find(buyer, typed), typed).toEqual([order]);
  const offer = await offerTo(buyer, { lines: [{ toolId, quantity: 4, unitPrice: 9 }] });
  expect(await find(buyer, offer.number)).toEqual([
    { kind: 'offer', _id: offer.id, name: offer.number, value: 36 },
  ]);
  const name = unique('Sedge bench ');
  const list = (await buyer.call('POST', '/api/list', { name, lines: [{ toolId, quantity: 1 }] })).body;
  expect(await find(buyer, name)).toEqual([{ kind: 'list', _id: list.insertedId, name }]);
  for (const typed of [number, poNumber, offer.number, name]) expect(await find(stranger, typed)).toEqual([]);
  expect(await find(buyer, '')).toEqual([]);
  expect(await find(admin, number)).toEqual([]);
  expectProblem(await call('GET', '/api/own-record?q=1'), 'unauthenticated');
});

it('GET /api/own-record finds orders that wait for approval, for their requester and for approvers', async () => {
  const { buyer, approver } = await ruledCompany();
  const id = await submitted(buyer, toolId, { quantity: 7 });
  const { number } = (await buyer.call('GET', `/api/requisition/${id}`)).body;
  const approval = { kind: 'approval', _id: id, name: number };
  expect(await find(buyer, number)).toEqual([approval]);
  expect(await find(approver, number)).toEqual([approval]);
});
