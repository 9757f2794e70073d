import { describe, expect, it } from 'vitest';
import { idOf, packedCatalogue, tool } from './tools';

const specOf = (name: string, value: string, unit?: string) => ({ name, value, ...(unit ? { unit } : {}) });

/** Four torque wrenches, each of its own range, weight and standard, and other tools that have weights as well. */
const wrenches = [40, 60, 340, 750].map((most, place) =>
  tool({
    id: idOf(place + 1),
    category: 'torque',
    specs: [
      specOf('Weight', `1.${place}`, 'kg'),
      specOf('Standard', `ISO ${place}`),
      specOf('Torque range', `10–${most}`, 'Nm'),
      specOf('Handle', place < 3 ? 'Steel' : 'Foam'),
    ],
  }),
);
const others = [5, 6, 7, 8, 9, 10].map((place) =>
  tool({ id: idOf(place), category: 'saws', specs: [specOf('Weight', `2.${place}`, 'kg')] }),
);
const catalogue = packedCatalogue([...wrenches, ...others]);
const namesFor = async (query: { category: string; keySpecs?: readonly string[] }) =>
  (await catalogue.browse(query)).facets.specs.map(({ name }) => name);

describe('the facets of a category', () => {
  it('begin with what its tools have and others do not, and end with words of which each tool has its own', async () => {
    expect(await namesFor({ category: 'torque' })).toEqual(['Torque range', 'Handle', 'Weight', 'Standard']);
  });

  it('begin with those that the shop names, whatever their case', async () => {
    const keySpecs = ['WEIGHT', 'Length', 'handle'];
    expect(await namesFor({ category: 'torque', keySpecs })).toEqual([
      'Weight',
      'Handle',
      'Torque range',
      'Standard',
    ]);
  });

  it('follow what is sold', async () => {
    const changing = packedCatalogue([...wrenches, ...others]);
    for (const { id } of others) changing.remove(id);
    const { facets } = await changing.browse({ category: 'torque' });
    expect(facets.specs.map(({ name }) => name)).toEqual(['Torque range', 'Weight', 'Handle', 'Standard']);
  });

  it('have those named though there are more than are shown', async () => {
    const many = Array.from({ length: 9 }, (_, place) => `Size ${String.fromCharCode(65 + place)}`);
    const sized = [1, 2].map((place) =>
      tool({
        id: idOf(place),
        category: 'sets',
        specs: many.map((name) => specOf(name, String(place), 'mm')),
      }),
    );
    const { facets } = await packedCatalogue(sized).browse({ category: 'sets', keySpecs: ['Size I'] });
    expect(facets.specs.map(({ name }) => name)).toEqual(['Size I', 'Size A', 'Size B', 'Size C', 'Size D']);
  });
});

describe('the columns of a table of a category', () => {
  const columnsFor = async (query: { spec?: readonly string[]; keySpecs?: readonly string[] }) =>
    (await catalogue.browse({ category: 'torque', columns: true, ...query })).columns;

  it('are all specifications of its tools, in the order of the facets, with how many tools and values each has', async () => {
    expect(await columnsFor({})).toEqual([
      { name: 'Torque range', token: 'torque-range', tools: 4, values: 4 },
      { name: 'Handle', token: 'handle', tools: 4, values: 2 },
      { name: 'Weight', token: 'weight', tools: 4, values: 4 },
      { name: 'Standard', token: 'standard', tools: 4, values: 4 },
    ]);
  });

  it('are counted among the tools that the filters leave, and name a value that all of those have', async () => {
    const columns = await columnsFor({ spec: ['handle:steel'], keySpecs: ['Standard'] });
    expect(columns.map(({ name, tools }) => [name, tools])).toEqual([
      ['Standard', 3],
      ['Torque range', 3],
      ['Handle', 3],
      ['Weight', 3],
    ]);
    expect(columns[2]).toMatchObject({ values: 1, only: 'Steel' });
  });

  it('are counted for tables of a category alone', async () => {
    expect((await catalogue.browse({ category: 'torque' })).columns).toEqual([]);
    expect((await catalogue.browse({ columns: true })).columns).toEqual([]);
  });
});
