import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, type Person, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';

const [admin, customer] = await Promise.all([signInAdmin(), registerCustomer({ verified: true })]);

const pathOf = ({ email }: Person) => `/api/user/${encodeURIComponent(email)}/note`;
const write = (body: unknown, about = customer) => admin.call('PUT', pathOf(about), body);

it('PUT /api/user/{email}/note stores a note over the version that was read, and refuses any other', async () => {
  expect((await write({ version: 0, text: ' Pays late ' })).body).toEqual({
    text: 'Pays late',
    version: 1,
  });
  expectProblem(await write({ version: 0, text: 'Meanwhile' }), 'conflict');
  expect((await write({ version: 1, text: 'Pays late' })).body).toEqual({ text: 'Pays late', version: 1 });
  expect((await write({ version: 1, text: 'Pays on time zebrawood' })).body.version).toBe(2);
});

it('PUT /api/user/{email}/note is written once by several at the same moment', async () => {
  const about = await registerCustomer();
  const all = await Promise.all(
    [1, 2, 3, 4].map((number) => write({ version: 0, text: `Note ${number}` }, about)),
  );
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

it('PUT /api/user/{email}/note finds the customer, and is in the download of their data and nowhere else for them', async () => {
  const found = await admin.call('GET', '/api/user?q=zebrawood');
  expect(found.body).toMatchObject([{ email: customer.email }]);
  expect(JSON.stringify(found.body)).not.toContain('Pays');
  const data = await customer.callWithSession('GET', '/api/account/data');
  expect(data.body.account.adminsNote).toBe('Pays on time zebrawood');
  const profile = await customer.call('GET', `/api/user/${encodeURIComponent(customer.email)}`);
  expect(profile.body).not.toHaveProperty('note');
});

it('GET /api/all-customer/{id} has the note, the sums and the newest orders, for admins alone', async () => {
  const toolId = await addTool(admin, { price: 12.5, quantity: 1_000 });
  await placeOrder(customer, toolId);
  const { body: users } = await admin.call('GET', `/api/user?q=${encodeURIComponent(customer.email)}`);
  const path = `/api/all-customer/${users[0]._id}`;
  const { status, body } = await admin.call('GET', path);
  expect(status).toBe(200);
  expect(body).toMatchObject({ email: customer.email, verified: true, note: 'Pays on time zebrawood' });
  expect(body.sums.open).toEqual({ count: 1, value: 125 });
  expect(body.orders).toMatchObject([{ state: 'unpaid', orderValue: 125 }]);
  expectProblem(await customer.call('GET', path), 'forbidden');
  expectProblem(await admin.call('GET', '/api/all-customer/0123456789abcdef01234567'), 'not-found');
});

it('PUT /api/user/{email}/note refuses long texts and unknown customers', async () => {
  expectProblem(await write({ version: 2, text: 'x'.repeat(4_001) }), 'validation-failed');
  const nobody = { ...customer, email: 'nobody@example.com' };
  expectProblem(await write({ version: 0, text: 'x' }, nobody), 'not-found');
});
