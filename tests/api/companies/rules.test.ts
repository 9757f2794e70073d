import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { EVERY_ORDER, sendCart, setBudget, setRules } from '@/tests/support/approvals';
import { activeCompany, memberId, newMember } from '@/tests/support/companies';
import { addTool, anAdmin, type Person } from '@/tests/support/people';

const company = await activeCompany();
const [buyer, approver] = await Promise.all([newMember(company, 'buyer'), newMember(company, 'approver')]);

const budget = (memberIds: readonly string[]) => ({
  ...{ name: 'Workshop', period: 'month', limit: 500.25, memberIds },
});

it('rules and budgets are set by owners as a whole, keep their ids, and are read by approvers, not by buyers', async () => {
  const [ofBuyer, ofApprover] = await Promise.all([memberId(company, buyer), memberId(company, approver)]);
  const rule = { name: 'Big', over: 100, who: [ofBuyer], approvers: [ofApprover] };
  const set = await setRules(company, { rules: [EVERY_ORDER, rule], budgets: [budget([ofBuyer])] });
  expect(set).toMatchObject({
    status: 200,
    body: {
      rules: [{ ...EVERY_ORDER, id: expect.any(String) }, rule],
      budgets: [{ ...budget([ofBuyer]), used: 0, left: 500.25 }],
    },
  });
  const [first, second] = set.body.rules;
  const kept = await setRules(company, { rules: [second, { ...first, name: 'All' }] });
  expect(kept.body.rules).toEqual([second, { ...first, name: 'All' }]);
  expect(kept.body.budgets).toEqual(set.body.budgets);
  const read = async (person: Person) => (await person.call('GET', '/api/company')).body;
  expect(await read(approver)).toMatchObject({ rules: kept.body.rules, budgets: set.body.budgets });
  const own = await read(buyer);
  expect([own.rules, own.budgets]).toEqual([undefined, undefined]);
  expect(own.budget).toMatchObject({ name: 'Workshop', period: 'month', limit: 500.25, left: 500.25 });
  expect((await read(approver)).budget).toBeUndefined();
  const admin = await anAdmin();
  const managed = (await admin.call('GET', `/api/all-company/${company.id}`)).body;
  expect(managed).toMatchObject({ rules: kept.body.rules, budgets: set.body.budgets });
  expectProblem(await setRules({ owner: approver }, { rules: [] }), 'forbidden');
});

it('rules and budgets refuse strangers, approvers who are buyers, a person in two budgets, and ids of others', async () => {
  const other = await activeCompany();
  const [ofBuyer, stranger] = await Promise.all([memberId(company, buyer), memberId(other, other.owner)]);
  const refused = async (change: object, errors: Record<string, string[]>) =>
    expectProblem(await setRules(company, { ...change }), 'validation-failed', errors);
  const unknown = ['Please choose members of the company'];
  await refused({ rules: [{ ...EVERY_ORDER, who: [stranger] }] }, { 'rules.0.who': unknown });
  await refused({ rules: [{ ...EVERY_ORDER, approvers: [stranger] }] }, { 'rules.0.approvers': unknown });
  await refused(
    { rules: [{ ...EVERY_ORDER, approvers: [ofBuyer] }] },
    { 'rules.0.approvers': ['Only approvers and owners can approve'] },
  );
  await refused({ budgets: [budget([stranger])] }, { 'budgets.0.memberIds': unknown });
  await refused(
    { budgets: [budget([ofBuyer]), budget([ofBuyer])] },
    { 'budgets.1.memberIds': ['A person is in two budgets'] },
  );
  const theirs = (await setBudget(other, 1, [])).body.budgets[0].id;
  const mine = { ...budget([]), id: theirs };
  expect((await setRules(company, { budgets: [mine] })).body.errors).toHaveProperty(['budgets.0.id']);
  const wrong = await setRules(company, { rules: [{ ...EVERY_ORDER, over: 0.001 }] });
  expect(wrong.body.errors).toHaveProperty(['rules.0.over']);
  const many = Array.from({ length: 21 }, () => EVERY_ORDER);
  expect((await setRules(company, { rules: many })).status).toBe(422);
  expect((await setRules(company, { rules: [{ ...EVERY_ORDER, note: 'x' }] })).status).toBe(422);
});

it('rules and budgets lose who leaves, without a new revision, and what they used stays used', async () => {
  const leaver = await newMember(company, 'approver');
  const id = await memberId(company, leaver);
  const rule = { name: 'Named', over: 0, who: [id], approvers: [id] };
  await setRules(company, { rules: [rule], budgets: [{ ...budget([id]), limit: 5_000 }] });
  await setRules(company, { rules: [{ ...rule, who: [] }] });
  const toolId = await addTool(await anAdmin(), { quantity: 100 });
  expect((await sendCart(leaver, 'order', toolId)).status).toBe(201);
  const before = (await company.owner.call('GET', '/api/company')).body;
  expect(before.budgets[0].used).toBeGreaterThan(0);
  await leaver.call('DELETE', `/api/company/member/${id}`);
  const after = (await company.owner.call('GET', '/api/company')).body;
  expect(after.rules).toMatchObject([{ who: [], approvers: [] }]);
  expect(after.budgets).toMatchObject([{ memberIds: [], used: before.budgets[0].used }]);
  expect(after.revision).toBe(before.revision);
});
