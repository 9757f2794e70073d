import { expect, it } from 'vitest';
import { idOf, packedCatalogue, tool } from './tools';

const catalogue = packedCatalogue([
  tool({
    id: idOf(1),
    name: 'Combination Wrench 24 mm',
    category: 'wrenches',
    specs: [{ name: 'Size', value: '24', unit: 'mm' }],
  }),
  tool({ id: idOf(2), name: 'Claw Hammer', quantity: 0 }),
]);
catalogue.setWords('en', {
  synonyms: [{ from: ['spanner'], to: ['wrench'] }],
  needs: [
    { verbs: ['pull'], objects: ['nails'], kinds: ['claw hammer'] },
    { verbs: ['draw', 'pull'], objects: ['nails'], kinds: ['claw hammer'] },
  ],
  unsold: [],
});
catalogue.setSold(new Map([[idOf(1), 9]]));

it.each([
  ['24 mm wrench', 1, ['name', 'size']],
  ['spanner', 1, ['synonym']],
  ['claw hamer', 2, ['name', 'slip']],
  ['pull nails', 2, ['need']],
  ['FT-000000000000000000000002', 2, ['number']],
])('a result says why it is one: %s', async (query, number, reasons) => {
  const [first] = await catalogue.explain(query, 3, 'en');
  expect(first?.id).toBe(idOf(number));
  const by = (first?.parts ?? []).map((part) => part.by).filter((each) => each !== 'category');
  expect(by.sort()).toEqual(reasons);
  expect(first).toMatchObject({ isAvailable: number === 1, soldLevel: number === 1 ? 4 : 0 });
});

it('a need that several groups of words meet names what was typed once, in its order', async () => {
  const [first] = await catalogue.explain('nails pull', 1, 'en');
  expect((first?.parts ?? []).filter(({ by }) => by === 'need').map(({ typed }) => typed)).toEqual([
    'nails pull',
  ]);
});

it('its parts are its whole score', async () => {
  for (const query of ['24 mm wrench', 'spanner', 'pull nails']) {
    const [first] = await catalogue.explain(query, 1, 'en');
    const sum = (first?.parts ?? []).reduce((points, part) => points + part.points, 0);
    expect(sum).toBeCloseTo(first?.score ?? -1);
  }
});
