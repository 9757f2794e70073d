import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import { decide, sendCart, setBudget, setRules, submitted } from '@/tests/support/approvals';
import { activeCompany, newMember, type TestCompany } from '@/tests/support/companies';
import { addTool, anAdmin, type Person } from '@/tests/support/people';
import { newKey } from '@/tests/support/store';

/** Sold at 10 a unit, 10 at least. */

const admin = await anAdmin();
const toolId = await addTool(admin, { quantity: 100_000, price: 10 });

async function usedOf({ owner }: TestCompany): Promise<number> {
  return (await owner.call('GET', '/api/company')).body.budgets[0].used;
}

async function ofMembers(limit: number, count = 1): Promise<{ company: TestCompany; people: Person[] }> {
  const company = await activeCompany();
  const people = await Promise.all(Array.from({ length: count }, () => newMember(company, 'buyer')));
  expect((await setBudget(company, limit, [...people, company.owner])).status).toBe(200);
  return { company, people };
}

const linesOf = (orderId: string) =>
  stored('budget_ledger')
    .find({ orderId: new ObjectId(orderId) }, { sort: { _id: 1 } })
    .toArray();

it('a budget is charged with each order, and asks for approval beyond its limit; owners pass it', async () => {
  const { company, people } = await ofMembers(250);
  const [buyer] = people as [Person];
  expect((await sendCart(buyer, 'order', toolId)).status).toBe(201);
  expect((await sendCart(buyer, 'order', toolId)).status).toBe(201);
  expect(await usedOf(company)).toBe(200);
  const refused = await sendCart(buyer, 'order', toolId);
  expectProblem(refused, 'approval-required');
  expect(refused.body.needs).toMatchObject([
    { code: 'over-budget', name: 'Workshop', left: 50, approvers: [company.owner.name] },
  ]);
  const single = { toolId, orderQuantity: 10, address: '1 Test Street', phone: '5550100' };
  expectProblem(await buyer.call('POST', '/api/order', single), 'order-by-cart');
  const byOwner = await sendCart(company.owner, 'order', toolId);
  expect(byOwner.status).toBe(201);
  expect(await linesOf(byOwner.body.insertedId)).toMatchObject([
    { cents: 10_000, usedAfterCents: 30_000, limitCents: 25_000, over: true, reason: 'order-placed' },
  ]);
  expect((await buyer.call('GET', '/api/company')).body.budget).toMatchObject({ used: 300, left: 0 });
});

it('a budget is passed by an approval that was asked for it, and by none that was not', async () => {
  const { company, people } = await ofMembers(150);
  const [buyer] = people as [Person];
  await setRules(company, {
    rules: [{ name: 'Big', over: 99, who: 'everyone', approvers: 'approvers' }],
  });
  const within = await submitted(buyer, toolId);
  const beyond = await submitted(buyer, toolId, { quantity: 20 });
  const passed = await decide(company.owner, beyond, 'approve');
  expect(passed.body).toMatchObject({
    state: 'ordered',
    needs: [{ code: 'rule' }, { code: 'over-budget' }],
  });
  expect(await usedOf(company)).toBe(200);
  // Within the budget when it was submitted: nobody was asked to pass it.
  const outdated = await decide(company.owner, within, 'approve');
  expectProblem(outdated, 'requisition-outdated');
  expect(outdated.body.changes).toMatchObject([{ code: 'over-budget' }]);
  expect(await usedOf(company)).toBe(200);
  await setBudget(company, 1_000, [buyer]);
  const placed = await decide(company.owner, within, 'approve');
  expect(placed.body).toMatchObject({ state: 'ordered', lastFailure: { code: 'over-budget' } });
  expect(await usedOf(company)).toBe(300);
});

it('a budget has back what is cancelled, refunded, and refunded in part, once, and in the period it was charged to', async () => {
  const { company, people } = await ofMembers(10_000);
  const [buyer] = people as [Person];
  const place = async () => (await sendCart(buyer, 'order', toolId)).body.insertedId as string;
  const [cancelled, refunded, inPart] = [await place(), await place(), await place()];
  expect(await usedOf(company)).toBe(300);
  // As one placed in an earlier period.
  const earlier = '2025-01';
  const [line] = await linesOf(cancelled);
  await stored('budget_ledger').updateOne({ _id: line?._id }, { $set: { period: earlier } });
  const budgetId = line?.budgetId as ObjectId;
  await stored('budget_periods').insertOne({
    _id: `${budgetId.toHexString()} ${earlier}` as never,
    ...{ companyId: line?.companyId, budgetId, period: earlier, usedCents: 10_000 },
  });
  await buyer.call('DELETE', `/api/order/${cancelled}`);
  await buyer.call('DELETE', `/api/order/${cancelled}`);
  expect(await usedOf(company)).toBe(300);
  const then = await stored('budget_periods').findOne({ budgetId, period: earlier });
  expect(then?.usedCents).toBe(0);
  await payOrder(buyer, refunded);
  await admin.call('POST', `/api/all-order/${refunded}/refund`);
  expect(await usedOf(company)).toBe(200);
  await payOrder(buyer, inPart);
  const part = { lines: [{ toolId, quantity: 3, restock: true }], reason: 'Broken' };
  const key = newKey();
  await admin.call('POST', `/api/all-order/${inPart}/refund`, part, key);
  await admin.call('POST', `/api/all-order/${inPart}/refund`, part, key);
  expect(await usedOf(company)).toBe(170);
  await admin.call('POST', `/api/all-order/${inPart}/refund`);
  expect(await usedOf(company)).toBe(100);
  expect((await linesOf(inPart)).map(({ cents }) => cents)).toEqual([10_000, -3_000, -7_000]);
});

it('a budget counts what was ordered in its new period when that is another kind, and has it back there', async () => {
  const { company, people } = await ofMembers(150);
  const [buyer] = people as [Person];
  const first = (await sendCart(buyer, 'order', toolId)).body.insertedId as string;
  const change = async (period: string) => {
    const [{ id, name, limit, memberIds }] = (await company.owner.call('GET', '/api/company')).body.budgets;
    return setRules(company, { budgets: [{ id, name, limit, memberIds, period }] });
  };
  for (const period of ['year', 'quarter', 'month', 'year']) {
    expect((await change(period)).body.budgets).toMatchObject([{ period, used: 100, left: 50 }]);
    expectProblem(await sendCart(buyer, 'order', toolId), 'approval-required');
  }
  expect((await buyer.call('DELETE', `/api/order/${first}`)).status).toBe(200);
  expect(await usedOf(company)).toBe(0);
  await change('month');
  expect(await usedOf(company)).toBe(0);
  expect((await sendCart(buyer, 'order', toolId)).status).toBe(201);
  expect(await usedOf(company)).toBe(100);
});

it('a budget counts each order once when its period changes while orders are placed', async () => {
  const { company, people } = await ofMembers(10_000, 3);
  const [{ id, name, memberIds }] = (await company.owner.call('GET', '/api/company')).body.budgets;
  const year = { id, name, limit: 10_000, memberIds, period: 'year' };
  const [changed, ...orders] = await Promise.all([
    setRules(company, { budgets: [year] }),
    ...people.map((person) => sendCart(person, 'order', toolId)),
  ]);
  expect(changed.status).toBe(200);
  expect(await usedOf(company)).toBe(100 * orders.filter(({ status }) => status === 201).length);
});

it('a budget is never passed by twenty orders at once', async () => {
  const { company, people } = await ofMembers(550, 4);
  const orders = await Promise.all(
    Array.from({ length: 20 }, (_, place) => {
      const person = people[place % people.length] as Person;
      const body = { toolId, orderQuantity: 10, address: '1 Test Street', phone: '5550100' };
      return person.call('POST', '/api/order', body);
    }),
  );
  expect(orders.filter(({ status }) => status === 201)).toHaveLength(5);
  for (const order of orders.filter(({ status }) => status !== 201)) {
    expect(['order-by-cart', 'too-many-unpaid-orders']).toContain(order.body.code);
  }
  expect(await usedOf(company)).toBe(500);
  const lines = await stored('budget_ledger')
    .find({ companyId: new ObjectId(company.id) })
    .toArray();
  expect(lines.map(({ usedAfterCents }) => usedAfterCents).sort((a, b) => a - b)).toEqual(
    [1, 2, 3, 4, 5].map((count) => count * 10_000),
  );
});
