import { expect, it } from 'vitest';
import { selectTests } from '@/scripts/testing/changed';
import { readSelection } from '@/scripts/testing/selection';

const API = { folder: 'tests/api', folders: ['orders', 'payments', 'tools'] };
const PROJECTS = { core: ['api'], all: ['api', 'api-rest'] };
const FIELD = [
  'lib/server/platform/db/documents/orders.ts',
  'lib/shared/orders/order.schema.ts',
  'lib/shared/texts/en/orders.ts',
  'tests/api/orders/cost-center.test.ts',
];

it('a change of an order’s field runs its own tests, and the core of the orders’ folder', () => {
  expect(selectTests(FIELD, API, PROJECTS, false)).toEqual([
    { projects: PROJECTS.all, filters: ['tests/api/orders/cost-center.test.ts'] },
    { projects: PROJECTS.core, filters: ['tests/api/orders/'] },
  ]);
});

it('with "all" the rest of that folder runs too', () => {
  expect(selectTests(FIELD, API, PROJECTS, true)).toEqual([
    { projects: PROJECTS.all, filters: ['tests/api/orders/cost-center.test.ts', 'tests/api/orders/'] },
  ]);
});

it('a change of the store that no folder is named for runs the whole core', () => {
  const files = ['lib/server/platform/cache/share-refreshes.ts', 'lib/shared/orders/order.schema.ts'];
  expect(selectTests(files, API, PROJECTS, false)).toEqual([{ projects: PROJECTS.core, filters: [] }]);
});

it('a change outside the store runs none of it', () => {
  expect(selectTests(['docs/api.md', 'scripts/test.ts'], API, PROJECTS, false)).toEqual([]);
});

it('only "changed all" is a whole look at a change', () => {
  expect(readSelection(['changed']).isWhole).toBe(false);
  expect(readSelection(['changed', 'all']).isWhole).toBe(true);
  expect(readSelection(['all']).isWhole).toBe(false);
});
