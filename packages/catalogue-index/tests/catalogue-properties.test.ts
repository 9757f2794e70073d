import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { IndexedTool } from '#indexed-tool';
import type { Facets, ListQuery, PageQuery } from '#queries';
import { PlainCatalogue } from './plain/plain-catalogue';
import { idOf, packedCatalogue, tool } from './tools';

/** Few words, much alike, so that tools share them, misspell them and begin like them. */
const word = fc.constantFrom(
  ...[
    'hammer',
    'hammers',
    'hamer',
    'ham',
    'Ball-Peen',
    'ballpeen',
    'screw driver',
    'screwdriver',
    'M10',
    'M-10',
  ],
  ...[
    '18V',
    '12,5 mm',
    '12.5',
    '½ in',
    '40–200',
    'steel',
    'Stahl',
    'Größe',
    'straße',
    'ÉTAU',
    'the',
    'torque',
    'torqu3',
  ],
);
const gap = fc.constantFrom(' ', ' ', ', ', '-', '  ', ' (', '/');
const text = fc
  .array(fc.tuple(gap, word), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.map(([before, own], place) => (place === 0 ? own : before + own)).join(''));
const category = fc.constantFrom('clamps', 'wrenches', 'saws');
const spec = fc.oneof(
  fc.record({
    name: fc.constant('Jaw width'),
    value: fc.constantFrom('100', '125', '12.5'),
    unit: fc.constant('mm'),
  }),
  fc.record({ name: fc.constant('Drive'), value: fc.constantFrom('3/8 in', '1/2 in', '10 mm', 'hex') }),
  fc.record({
    name: fc.constantFrom('Steel', 'Finish', 'Grip', 'Norm', 'Colour'),
    value: fc.constantFrom('a', 'b', '±2', '10'),
  }),
);
const NUMBERS = 14;
/** Few enough that lists have several pages. */
const PAGE_SIZE = 4;
const number = fc.nat({ max: NUMBERS - 1 });
const anyTool: fc.Arbitrary<IndexedTool> = fc
  .record({
    number,
    sku: fc.constantFrom('FL-BV-125', 'FL-BV-12', 'FT-18V', 'HAM-10', 'fl bv', 'M-10-200'),
    name: text,
    german: text,
    description: text,
    category,
    priceCents: fc.constantFrom(0, 0, 50, 999, 1_000, 2_499, 2_500, 60_000, 60_001),
    moq: fc.constantFrom(1, 10),
    quantity: fc.constantFrom(0, 5, 10),
    specs: fc.array(spec, { maxLength: 4 }),
    rating: fc.constantFrom(
      { sum: 0, count: 0 },
      { sum: 9, count: 2 },
      { sum: 18, count: 4 },
      { sum: 7, count: 2 },
    ),
    createdAt: fc.constantFrom(0, 1_000, 2_000),
  })
  .map(({ number: place, german, ...fields }) => {
    const { name, description, category, specs } = fields;
    const texts = {
      en: { name, description, category, specs },
      de: { name: german, description, category, specs },
    };
    return tool({ ...fields, id: idOf(place), texts });
  });
const change = fc.oneof(
  anyTool.map((put) => ({ put })),
  number.map((removed) => ({ removed: idOf(removed) })),
  fc.record({ stockOf: number, quantity: fc.constantFrom(0, 10) }),
);

const typed = fc.oneof(
  text,
  fc.constantFrom(
    'flbv',
    'fl-bv-125',
    'hmamer',
    'screwdrivre',
    'torque hamer',
    'steel qqqq',
    'h',
    'fl',
    '--',
    'm10',
    'gross',
  ),
  fc.string({ unit: fc.constantFrom('h', 'a', 'm', 'e', 'r', ' ', '1', '0', '-'), maxLength: 8 }),
);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const language = optional(fc.constantFrom('en', 'de'));
const anyPageQuery: fc.Arbitrary<PageQuery> = fc.record({
  q: optional(typed),
  language,
  category: optional(fc.oneof(category, fc.constant('none'))),
  min: optional(fc.constantFrom(50, 1_000, 2_500)),
  max: optional(fc.constantFrom(999, 2_499, 60_000)),
  stock: optional(fc.constant('in' as const)),
  rating: optional(fc.constantFrom(1, 3, 4, 5)),
  spec: optional(
    fc.array(fc.constantFrom('jaw-width:125-mm', 'jaw-width:100-mm', 'drive:hex', 'steel:a', 'none:x'), {
      maxLength: 3,
    }),
  ),
  range: optional(
    fc.subarray(['jaw-width:12..110:mm', 'drive:10..13:mm', 'drive:3/8..:in', 'steel:..5:', 'none:1..2:mm'], {
      maxLength: 2,
    }),
  ),
  sort: optional(
    fc.constantFrom(
      ...([
        'relevance',
        'newest',
        'price',
        '-price',
        'name',
        '-name',
        'rating',
        '-rating',
        'sku',
        '-sku',
      ] as const),
      ...(['stock', '-stock', 'moq', '-moq'] as const),
      ...(['spec:jaw-width', '-spec:jaw-width', 'spec:drive', '-spec:drive', 'spec:none'] as const),
    ),
  ),
  page: optional(fc.constantFrom(1, 2, 3, 9)),
  keySpecs: optional(fc.subarray(['norm', 'Jaw width', 'nothing', 'DRIVE'])),
  columns: optional(fc.constant(true)),
});
/** Pages are sorted by what words find in the catalogue's own language; searches in another one are judged elsewhere. */
const pageQuery = anyPageQuery.map((query) => (query.q ? { ...query, language: undefined } : query));
const listQuery: fc.Arbitrary<ListQuery> = fc.record({
  q: optional(typed),
  language,
  category: optional(category),
  minPrice: optional(fc.constantFrom(50, 2_500)),
  maxPrice: optional(fc.constantFrom(999, 60_000)),
  inStock: optional(fc.boolean()),
  sort: optional(fc.constantFrom('newest', 'price', '-price', 'name', 'rating')),
});

const idsOf = (tools: readonly { id: string }[]) => tools.map(({ id }) => id);
/** The order of categories is not specified. */
const sorted = (facets: Facets) => ({
  ...facets,
  categories: facets.categories.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
});

it('the catalogue finds, filters, counts and sorts like a plain list of tools, whatever was added, changed or removed since it was packed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(anyTool, { selector: ({ id }) => id, maxLength: NUMBERS }),
      fc.array(change, { maxLength: 12 }),
      fc.array(pageQuery, { minLength: 1, maxLength: 4 }),
      fc.array(listQuery, { minLength: 1, maxLength: 4 }),
      typed,
      async (tools, changes, pageQueries, listQueries, query) => {
        const index = packedCatalogue(tools, PAGE_SIZE);
        const plain = new PlainCatalogue(PAGE_SIZE);
        const current = new Map(tools.map((each) => [each.id, each]));
        for (const each of tools) plain.put(each);
        const put = (next: IndexedTool) => {
          const known = current.get(next.id);
          current.set(next.id, next);
          plain.put(next);
          expect(index.put(next)).toBe(known?.revision !== next.revision);
        };
        for (const step of changes) {
          if ('put' in step) put(step.put);
          else if ('removed' in step) {
            expect(index.remove(step.removed)).toBe(current.delete(step.removed));
            plain.remove(step.removed);
          } else {
            const known = current.get(idOf(step.stockOf));
            if (known) put(tool({ ...known, quantity: step.quantity }));
          }
        }
        expect(index.size).toBe(current.size);
        expect(packedCatalogue([...current.values()]).fingerprint).toBe(index.fingerprint);
        for (const query of pageQueries) {
          const {
            tools: found,
            facets,
            similar,
            taken,
            sizes,
            missingSizes,
            columns,
            ...page
          } = await index.browse(query);
          const {
            ids,
            facets: counted,
            similar: near,
            columns: plainColumns,
            ...expected
          } = await plain.browse(query);
          expect(columns.map(({ only: _, ...column }) => column)).toEqual(plainColumns);
          expect(page).toEqual(expected);
          expect(idsOf(similar)).toEqual(near);
          if (query.q === undefined) expect([...taken, ...sizes, ...missingSizes]).toEqual([]);
          expect(idsOf(found)).toEqual(ids);
          expect(sorted(facets)).toEqual(counted);
        }
        for (const query of listQueries) {
          const chosen = await index.choose(query, { skip: 0, limit: 0 });
          expect(idsOf(chosen.tools)).toEqual(plain.choose(query));
          const part = await index.choose(query, { skip: 2, limit: 3 });
          expect(idsOf(part.tools)).toEqual(plain.choose(query).slice(2, 5));
          expect(part.total).toBe(chosen.total);
        }
        const suggested = await index.suggest(query, 3);
        expect({ ids: idsOf(suggested.tools), total: suggested.total }).toEqual(
          await plain.suggest(query, 3),
        );
        for (const id of [...current.keys(), 'f'.repeat(24)]) {
          expect(idsOf(await index.related(id, 3))).toEqual(plain.related(id, 3));
          expect((await index.find(id))?.id).toBe(current.has(id) ? id : undefined);
        }
      },
    ),
    { numRuns: 300 },
  );
});
