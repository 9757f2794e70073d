import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { activeCompany, newMember, pendingCompany } from '@/tests/support/companies';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const admin = await anAdmin();
const toolId = await addTool(admin, { quantity: 100_000 });

const number = () => unique('K').slice(-20);

async function idOf({ email }: Person): Promise<string> {
  const { body } = await admin.call('GET', `/api/user?q=${encodeURIComponent(email)}`);
  return body[0]._id;
}

const give = async (person: Person, customerNumber: string) =>
  admin.call('PATCH', `/api/all-customer/${await idOf(person)}`, { customerNumber });

const readCompany = async (id: string) => (await admin.call('GET', `/api/all-company/${id}`)).body;

async function giveCompany(id: string, customerNumber: string) {
  const { revision } = await readCompany(id);
  return admin.call('PATCH', `/api/all-company/${id}`, { customerNumber, revision });
}

const orderOf = async (person: Person, id: string) => (await person.call('GET', `/api/order/${id}`)).body;

it('PATCH /api/all-customer/{id} gives a person a number: lists find them by it, and orders have it', async () => {
  const person = await registerCustomer();
  const early = await placeOrder(person, toolId);
  const own = number();
  expect((await give(person, ` ${own} `)).body).toEqual({ modifiedCount: 1 });
  expect((await give(person, own)).body).toEqual({ modifiedCount: 0 });
  const late = await placeOrder(person, toolId);
  for (const id of [early, late]) expect(await orderOf(person, id)).toMatchObject({ customerNumber: own });
  const found = await admin.call('GET', `/api/user?q=${own}`);
  expect(found.body).toMatchObject([{ email: person.email, customerNumber: own }]);
  const command = await admin.call('GET', `/api/command?q=${own}`);
  expect(command.body.customers).toMatchObject([{ email: person.email }]);
  const csv = (await admin.call('GET', `/api/user/export.csv?q=${own}`)).body;
  expect(csv.split(/\r?\n/)[0]).toContain('customer_number');
  expect(csv).toContain(own);
  const orders = (await admin.call('GET', '/api/all-order/export.csv')).body;
  expect(orders).toContain(own);
  expect((await give(person, '')).body).toEqual({ modifiedCount: 1 });
  expect(await orderOf(person, early)).not.toHaveProperty('customerNumber');
});

it('PATCH /api/all-customer/{id} refuses a number that is taken, too long, or for a member of a company or an admin', async () => {
  const [one, other] = await Promise.all([registerCustomer(), registerCustomer()]);
  const taken = number();
  expect((await give(one, taken)).status).toBe(200);
  expectProblem(await give(other, taken), 'customer-number-taken');
  expectProblem(await give(other, 'x'.repeat(21)), 'validation-failed');
  const company = await activeCompany();
  expectProblem(await giveCompany(company.id, taken), 'customer-number-taken');
  expectProblem(await give(company.owner, number()), 'validation-failed');
  expectProblem(await give(admin, number()), 'validation-failed');
  expectProblem(
    await one.call('PATCH', `/api/all-customer/${await idOf(one)}`, { customerNumber: '1' }),
    'forbidden',
  );
  const nobody = '/api/all-customer/0123456789abcdef01234567';
  expectProblem(await admin.call('PATCH', nobody, { customerNumber: '1' }), 'not-found');
});

it('PATCH /api/all-customer/{id} gives a number once, of several at the same moment', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => registerCustomer()));
  const wanted = number();
  const all = await Promise.all(people.map((person) => give(person, wanted)));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

it('PATCH /api/all-company/{id} gives a company a number, which its members’ orders have, once nobody else has it', async () => {
  const company = await activeCompany();
  const buyer = await newMember(company, 'buyer');
  const early = await placeOrder(buyer, toolId);
  const own = number();
  expect(await giveCompany(company.id, own)).toMatchObject({ status: 200, body: { customerNumber: own } });
  const late = await placeOrder(buyer, toolId);
  for (const id of [early, late]) expect(await orderOf(buyer, id)).toMatchObject({ customerNumber: own });
  expect((await company.owner.call('GET', '/api/company')).body.customerNumber).toBe(own);
  const listed = await admin.call('GET', `/api/all-company?q=${own}`);
  expect(listed.body).toMatchObject([{ number: company.number, customerNumber: own }]);
  expectProblem(await give(await registerCustomer(), own), 'customer-number-taken');
  expect((await giveCompany(company.id, '')).body).not.toHaveProperty('customerNumber');
  expect((await give(await registerCustomer(), own)).status).toBe(200);
});

it('a customer number passes to the company that a person registers, and ends where they join another', async () => {
  const [founder, joiner] = await Promise.all([registerCustomer(), registerCustomer()]);
  const [first, second] = [number(), number()];
  await give(founder, first);
  await give(joiner, second);
  const { id } = await pendingCompany(founder);
  expect((await readCompany(id)).customerNumber).toBe(first);
  await newMember(await activeCompany(), 'buyer', joiner);
  expect(await stored('users').countDocuments({ customerNumber: { $in: [first, second] } })).toBe(0);
});
