import { expect, it } from 'vitest';
import { ProblemGroups } from '@/lib/server/commerce/imports/group-problems';

const problem = (row: number, value?: string, code = 'category-unknown', column = 'Category') => ({
  ...{ row, column, message: `Said ${code}`, code },
  ...(value === undefined ? {} : { value }),
});

it('problems are grouped by column and cause, the most frequent first, with their cells', () => {
  const groups = new ProblemGroups();
  groups.add(problem(2, 'x', 'price-invalid', 'Price'));
  for (const row of [3, 4]) groups.add(problem(row, 'Vises'));
  groups.add(problem(5, 'Hammers'));
  expect(groups.all).toEqual([
    {
      ...{ column: 'Category', code: 'category-unknown', message: 'Said category-unknown', rows: 3 },
      values: [
        { value: 'Vises', rows: 2 },
        { value: 'Hammers', rows: 1 },
      ],
      create: 'category',
    },
    {
      ...{ column: 'Price', code: 'price-invalid', message: 'Said price-invalid', rows: 1 },
      values: [{ value: 'x', rows: 1 }],
    },
  ]);
});

it('groups of problems list the 20 cells that most rows have, and none for who may not see them', () => {
  const groups = new ProblemGroups();
  for (let place = 0; place < 30; place += 1) groups.add(problem(place + 2, `C${place}`));
  groups.add(problem(40, 'C29'));
  const [group] = groups.all;
  expect(group?.values).toHaveLength(20);
  expect(group?.values[0]).toEqual({ value: 'C29', rows: 2 });
  const blind = new ProblemGroups();
  blind.add(problem(2));
  expect(blind.all).toMatchObject([{ rows: 1, values: [] }]);
  expect(blind.all[0]?.create).toBeUndefined();
});
