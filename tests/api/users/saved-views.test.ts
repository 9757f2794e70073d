import { expect, it } from 'vitest';
import { SAVED_VIEWS_MAX } from '@/lib/shared/customers/saved-view.schema';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, anAdmin, type Person, placeOrderWithPo, registerCustomer } from '@/tests/support/people';

/** An admin of whom no other test knows. */
async function newAdmin(): Promise<Person> {
  const [person, by] = await Promise.all([registerCustomer({ verified: true }), anAdmin()]);
  const made = await by.call('PUT', `/api/user/admin/${encodeURIComponent(person.email)}`);
  if (made.status !== 200) throw new Error('not made admin');
  return person;
}

const [admin, other] = await Promise.all([newAdmin(), newAdmin()]);

const save = (body: unknown, by = admin) => by.call('POST', '/api/view', body);
const list = async (by = admin) => (await by.call('GET', '/api/view')).body;
const oldest = { list: 'orders', name: 'Oldest', address: { state: 'paid', sort: 'oldest' } };

it('saved views are one’s own, replaced under the same name, and removed', async () => {
  const first = await save(oldest);
  expect(first.status).toBe(201);
  const again = await save({ ...oldest, name: 'OLDEST', address: { sort: 'oldest', q: 'vise' } });
  expect(again.body).toEqual(first.body);
  await save({ ...oldest, list: 'products', address: { lowStock: 'true' } });
  expect(await list()).toEqual([
    {
      ...{ _id: first.body.insertedId, list: 'orders', name: 'OLDEST' },
      ...{ address: { sort: 'oldest', q: 'vise' }, count: expect.any(Number) },
    },
    {
      ...{ _id: expect.any(String), list: 'products', name: 'Oldest' },
      ...{ address: { lowStock: 'true' }, count: expect.any(Number) },
    },
  ]);
  expect((await admin.call('GET', '/api/saved-view')).body).toEqual(await list());
  const path = `/api/saved-view/${first.body.insertedId}`;
  expectProblem(await other.call('DELETE', path), 'not-found');
  expect((await admin.call('DELETE', path)).body).toEqual({ deletedCount: 1 });
  expectProblem(await admin.call('DELETE', path), 'not-found');
  expect(await list()).toHaveLength(1);
  expect(await list(other)).toEqual([]);
  const data = await admin.callWithSession('GET', '/api/account/data');
  expect(data.body.account.savedViews).toEqual([
    { list: 'products', name: 'Oldest', shows: { lowStock: 'true' } },
  ]);
});

it('saved views are so many at most, also where several are saved at the same moment', async () => {
  const all = await Promise.all(
    Array.from({ length: SAVED_VIEWS_MAX + 3 }, (_, number) =>
      save({ ...oldest, name: `View ${number}` }, other),
    ),
  );
  expect(all.filter(({ status }) => status === 201)).toHaveLength(SAVED_VIEWS_MAX);
  expect(await list(other)).toHaveLength(SAVED_VIEWS_MAX);
  const refused = await save({ ...oldest, name: 'One more' }, other);
  expectProblem(refused, 'validation-failed');
  expect(refused.body.errors.name).toEqual([VALIDATION['views-too-many']]);
  expect((await save({ ...oldest, name: 'View 1', address: { q: 'x' } }, other)).status).toBe(
    all[1]?.status === 201 ? 201 : 422,
  );
});

it('saved views refuse what no list has', async () => {
  for (const wrong of [
    { ...oldest, name: ' ' },
    { ...oldest, name: 'x'.repeat(41) },
    { ...oldest, address: {} },
    { ...oldest, list: 'dreams' },
    { ...oldest, address: { page: '2' } },
    { ...oldest, address: { $where: '1' } },
    { ...oldest, address: { state: 'x'.repeat(61) } },
  ])
    expectProblem(await save(wrong), 'validation-failed');
});

it('saved views have the count of what their list shows, for whoever may read it', async () => {
  const buyer = await registerCustomer();
  const toolId = await addTool(admin);
  for (const poNumber of ['VIEW-1', 'VIEW-2']) await placeOrderWithPo(buyer, toolId, poNumber);
  await save({ list: 'my-order', name: 'First', address: { q: 'VIEW-1' } }, buyer);
  await save({ list: 'approvals', name: 'Mine', address: { view: 'mine' } }, buyer);
  await save({ list: 'my-order', name: 'Gone', address: { state: 'no-longer' } }, buyer);
  const views = await list(buyer);
  expect(views.map(({ name, count }: { name: string; count?: number }) => [name, count])).toEqual([
    ['First', 1],
    ['Gone', undefined],
    ['Mine', undefined],
  ]);
  expectProblem(await save(oldest, buyer), 'forbidden');
  const mine = { list: 'manage-order', name: 'Theirs', address: { q: buyer.email } };
  await save(mine);
  expect(await list()).toContainEqual({ ...mine, _id: expect.any(String), count: 2 });
});
