import { expect, it } from 'vitest';
import { LISTS_MAX } from '@/lib/shared/lists/list.schema';
import { OWN_NUMBERS_MAX } from '@/lib/shared/own-numbers/own-number.schema';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, anAdmin, type Person, registerCustomer } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const AT_ONCE = 4;

async function toolOf(): Promise<{ toolId: string; sku: string }> {
  const sku = unique('LA-').toUpperCase();
  return { sku, toolId: await addTool(await anAdmin(), { sku, quantity: 100, moq: 1 }) };
}

/** Makes calls at once of which one has its place; expects that the others are refused. */
async function expectOneStored(calls: readonly (() => ReturnType<Person['call']>)[]): Promise<void> {
  const responses = await Promise.all(calls.map((call) => call()));
  const refused = responses.filter(({ status }) => status >= 400);
  expect(refused).toHaveLength(AT_ONCE - 1);
  for (const one of refused) expectProblem(one, 'validation-failed');
}

it('an account has no more article numbers than it may, however many are added at once', async () => {
  const [buyer, { toolId, sku }] = [await registerCustomer(), await toolOf()];
  const aliases = Array.from({ length: OWN_NUMBERS_MAX - 1 }, (_, place) => ({ alias: `N${place}`, sku }));
  await buyer.call('PUT', '/api/all-alias', { aliases });

  const add = (method: string, place: number) => () =>
    buyer.call(method, '/api/alias', { alias: `${method} ${place}`, toolId });
  await expectOneStored([add('POST', 1), add('POST', 2), add('PUT', 3), add('PUT', 4)]);
  expect((await buyer.call('GET', '/api/alias')).body).toHaveLength(OWN_NUMBERS_MAX);
});

it('an account has no more article numbers than it may when files are imported beside it', async () => {
  const [buyer, { sku }] = [await registerCustomer(), await toolOf()];
  const file = (name: string, count: number) => ({
    aliases: Array.from({ length: count }, (_, place) => ({ alias: `${name} ${place}`, sku })),
  });
  const files = ['A', 'B', 'C'].map((name) => buyer.call('PUT', '/api/all-alias', file(name, 800)));
  for (const { status } of await Promise.all(files)) expect(status).toBe(200);
  expect((await buyer.call('GET', '/api/alias')).body).toHaveLength(OWN_NUMBERS_MAX);
});

it('a number that is added twice at once is one', async () => {
  const [buyer, { toolId }] = [await registerCustomer(), await toolOf()];
  const add = () => buyer.call('POST', '/api/alias', { alias: 'Shelf 1', toolId });
  const added = await Promise.all([add(), add(), add()]);
  expect(new Set(added.map(({ body }) => body.insertedId)).size).toBe(1);
  expect((await buyer.call('GET', '/api/alias')).body).toHaveLength(1);
});

it('an account has no more lists than it may, however many are added at once', async () => {
  const [buyer, { toolId }] = [await registerCustomer(), await toolOf()];
  const add = (name: string) => () =>
    buyer.call('POST', '/api/list', { name, lines: [{ toolId, quantity: 1 }] });
  for (let place = 1; place < LISTS_MAX; place += 1) await add(`List ${place}`)();
  await expectOneStored(Array.from({ length: AT_ONCE }, (_, place) => add(`More ${place}`)));
  expect((await buyer.call('GET', '/api/list')).body).toHaveLength(LISTS_MAX);
});
