import { afterAll, beforeAll, expect, it } from 'vitest';
import { newProgram, revokeCreatedKeys, type TestProgram } from '@/tests/support/api-keys';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '@/tests/support/people';

let admin: Person;
let program: TestProgram;

beforeAll(async () => {
  admin = await anAdmin();
  program = await newProgram(['customers:read', 'orders:read', 'tools:read']);
});
afterAll(revokeCreatedKeys);

/** Returns what the program has taken along, oldest first. */
async function taken(): Promise<[what: string, rows: number][]> {
  const query = new URLSearchParams({ actor: program.id });
  const { body } = await admin.call('GET', `/api/audit?${query}`);
  return body
    .map(({ subject, after }: { subject: { label: string }; after: { rows: number } }) => [
      subject.label,
      after.rows,
    ])
    .reverse();
}

it('whoever reads or exports many records leaves an entry of what and how many; a look at a list leaves none', async () => {
  const buyer = await registerCustomer({ verified: true });
  const toolId = await addTool(admin);
  const ids = [await placeOrder(buyer, toolId), await placeOrder(buyer, toolId)];
  const read = async (path: string) => expect((await program.call('GET', path)).status, path).toBe(200);
  await read('/api/user?limit=1');
  await read('/api/user?page=1');
  await read('/api/all-order?limit=2');
  expect(await taken()).toEqual([]);
  await read('/api/user?page=2&limit=1');
  await read('/api/all-order?page=2&limit=1');
  await read(`/api/all-order/export.csv?ids=${ids.join()}`);
  await read('/api/export/tools.csv');
  expect(await taken()).toEqual([
    ['/api/user', 1],
    ['/api/all-order', 1],
    ['orders.csv', 2],
    ['tools.csv', expect.any(Number)],
  ]);
});
