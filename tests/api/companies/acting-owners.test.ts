import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { EVERY_ORDER, sendCart, setRules, submitted } from '@/tests/support/approvals';
import { activeCompany, memberId, newMember, type TestCompany } from '@/tests/support/companies';
import { addTool, anAdmin, type Person, registerCustomer } from '@/tests/support/people';

const admin = await anAdmin();
const toolId = await addTool(admin, { quantity: 100_000 });

async function makeAdmin(person: Person) {
  await stored('users').updateOne({ email: person.email }, { $set: { emailVerified: new Date() } });
  return admin.call('PUT', `/api/user/admin/${person.email}`);
}

/** A company with two owners, of whom the second became an admin of the store. */
async function withSleeper(): Promise<{ company: TestCompany; sleeper: Person; id: string }> {
  const company = await activeCompany();
  const sleeper = await newMember(company, 'owner');
  const id = await memberId(company, sleeper);
  expect((await makeAdmin(sleeper)).status).toBe(200);
  return { company, sleeper, id };
}

const membersOf = async ({ owner }: TestCompany) => (await owner.call('GET', '/api/company')).body.members;
const leave = async (company: TestCompany, person: Person) =>
  person.call('DELETE', `/api/company/member/${await memberId(company, person)}`);

it('an owner who became an admin of the store counts as no owner: the other one neither leaves, nor takes another role, nor closes their account', async () => {
  const { company } = await withSleeper();
  await newMember(company, 'buyer');
  const { owner } = company;
  expectProblem(await leave(company, owner), 'last-owner');
  const self = `/api/company/member/${await memberId(company, owner)}`;
  expectProblem(await owner.call('PATCH', self, { role: 'approver' }), 'last-owner');
  expectProblem(
    await owner.callWithSession('POST', '/api/account/close', { password: owner.password }),
    'last-owner',
  );
});

it('an owner who became an admin of the store is no member that is listed, asked for approval, or named by rules and budgets', async () => {
  const company = await activeCompany();
  const [sleeper, buyer] = [await newMember(company, 'approver'), await newMember(company, 'buyer')];
  const id = await memberId(company, sleeper);
  const budget = { name: 'Workshop', period: 'month', limit: 1_000, memberIds: [id] };
  await setRules(company, { rules: [{ ...EVERY_ORDER, approvers: [id] }], budgets: [budget] });
  const own = await submitted(buyer, toolId);
  expect((await makeAdmin(sleeper)).status).toBe(200);
  expect(await membersOf(company)).toHaveLength(2);
  const { rules, budgets } = (await company.owner.call('GET', '/api/company')).body;
  expect([rules[0].approvers, budgets[0].memberIds]).toEqual([[], []]);
  const refused = await sendCart(buyer, 'order', toolId);
  expect(refused.body.needs).toMatchObject([{ approvers: [company.owner.name] }]);
  const listed = await admin.call('GET', `/api/all-company?q=${company.number}`);
  expect(listed.body).toMatchObject([{ members: 2 }]);
  expect((await company.owner.call('POST', `/api/requisition/${own}/approve`)).status).toBe(200);
});

it('an owner who became an admin of the store leaves the company to the last member who acts, whose leaving closes it', async () => {
  const { company } = await withSleeper();
  expect((await leave(company, company.owner)).status).toBe(200);
  expect((await admin.call('GET', `/api/all-company/${company.id}`)).body.state).toBe('closed');
});

it('an owner who became an admin of the store can close their account', async () => {
  const { company, sleeper } = await withSleeper();
  const closed = await sleeper.callWithSession('POST', '/api/account/close', {
    password: sleeper.password,
  });
  expect(closed.status).toBeLessThan(300);
  expect(await membersOf(company)).toHaveLength(1);
});

it('the only owner of a company is not made an admin, whether there are other members or not', async () => {
  const company = await activeCompany();
  expectProblem(await makeAdmin(company.owner), 'last-owner');
  await newMember(company, 'buyer');
  expectProblem(await makeAdmin(company.owner), 'last-owner');
  expect((await company.owner.call('GET', '/api/company')).body).toMatchObject({ role: 'owner' });
  const heir = await newMember(company, 'owner');
  expect((await makeAdmin(company.owner)).status).toBe(200);
  expect((await heir.call('GET', '/api/company')).body.members).toHaveLength(2);
});

it('the only owner of a company stays where both owners are made admins at once, or one is while the other leaves', async () => {
  for (const second of ['made', 'leaves'] as const) {
    const company = await activeCompany();
    const other = await newMember(company, 'owner');
    await newMember(company, 'buyer');
    const answers = await Promise.all([
      makeAdmin(company.owner),
      second === 'made' ? makeAdmin(other) : leave(company, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

it('the only owner of a company leaves before becoming an admin', async () => {
  const person = await registerCustomer();
  const company = await activeCompany(person);
  expect((await leave(company, person)).status).toBe(200);
  expect((await makeAdmin(person)).status).toBe(200);
});
