import { expect, it } from 'vitest';
import { loggedToolChange, toolChange } from '@/lib/server/commerce/tools/edit/tool-changes';
import { indexedToolOf } from '@/lib/server/commerce/tools/index/indexed-tool';
import { isListed } from '@/lib/server/commerce/tools/listed-tools';
import { bulkSteps } from '@/lib/server/commerce/tools/manage/bulk-rows';
import { managedFilter } from '@/lib/server/commerce/tools/manage/managed-selection';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import type { BulkChange } from '@/lib/shared/stock/bulk-edit.schema';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import { toolDocument } from '@/tests/unit/server/tool-document';

const vise = (more: Partial<ToolDocument> = {}) =>
  toolDocument({
    ...{ sku: 'FL-BV 125', name: 'Bench Vise', image: '/a.webp', category: 'clamps-vises' },
    ...{ priceCents: 1_005, moq: 10, quantity: 100, ...more },
  });

it('a tool is not changed by the values it has', () => {
  const { step, packs, state, pictures, leadTimeDays } = vise();
  const same = { step, packs, state, pictures, leadTimeDays, successorId: null };
  expect(toolChange(vise(), same)).toEqual({});
});

it('a change has the fields that differ, and the log what they were', () => {
  const tool = vise();
  const change = toolChange(tool, { price: 12, moq: 10, sku: 'flbv-126', name: 'Bench Vise' });
  expect(change).toEqual({ priceCents: 1_200, sku: 'flbv-126', skuKey: 'flbv126' });
  expect(loggedToolChange(tool, change)).toEqual({
    before: { priceCents: 1_005, sku: 'FL-BV 125' },
    after: { priceCents: 1_200, sku: 'flbv-126' },
  });
});

it('texts in a language that the shop does not have now stay', () => {
  const [other = 'de'] = OTHER_LANGUAGES;
  const tool = vise({
    texts: { fr: { name: 'Étau' }, [other]: { name: 'Schraubstock', slug: 'schraubstock' } } as never,
  });
  expect(toolChange(tool, { texts: { [other]: { name: 'Schraubstock' } } })).toEqual({});
  expect(toolChange(tool, { texts: { [other]: { description: 'Hält.' } } }).texts).toEqual({
    ...{ fr: { name: 'Étau' } },
    [other]: { name: 'Schraubstock', slug: 'schraubstock', description: 'Hält.' },
  });
});

it('SKUs are the same by their letters and digits', () => {
  expect(new Set(['FL-BV 125', 'flbv125', 'FL/BV.125'].map(skuKeyOf))).toEqual(new Set(['flbv125']));
});

it('a tool on request has no price by which tools are found or sorted', () => {
  expect(indexedToolOf(vise({ state: 'on-request' })).priceCents).toBe(0);
  expect(indexedToolOf(vise()).priceCents).toBe(1_005);
  const listed = (['draft', 'on-sale', 'on-request', 'retired'] as const).filter((state) =>
    isListed(vise({ state })),
  );
  expect(listed).toEqual(['on-sale', 'on-request']);
});

it('a selection of admins is a filter of the database', () => {
  expect(managedFilter({}, 10)).toEqual({});
  expect(managedFilter({ state: 'all' }, 10)).toEqual({});
  expect(managedFilter({ state: 'on-sale', category: 'x', minPrice: 0.5, inStock: false }, 10)).toEqual({
    $and: [
      { state: 'on-sale' },
      { priceCents: { $gte: 50 } },
      { category: 'x' },
      { $expr: { $lt: ['$quantity', '$moq'] } },
    ],
  });
});

it('a bulk change sells beyond stock only what has a lead time, of its own or the shop’s', () => {
  const tools = [vise(), vise({ leadTimeDays: 10 }), vise({ backorderLimit: 5, leadTimeDays: 10 })];
  const problems = (change: BulkChange, shopLeadDays?: number) =>
    bulkSteps(tools, change, { shopLeadDays }).map(({ row }) => row.problem);
  expect(problems({ backorderLimit: 5 })).toEqual(['lead-time-required', undefined, 'unchanged']);
  expect(problems({ backorderLimit: 5 }, 15)).toEqual([undefined, undefined, 'unchanged']);
  expect(problems({ leadTimeDays: null })).toEqual(['unchanged', undefined, 'lead-time-required']);
  expect(problems({ backorderLimit: null })).toEqual(['unchanged', 'unchanged', undefined]);
});

it('a bulk change returns the outcome of each tool', () => {
  const [first, edited, cheap] = [vise(), vise({ revision: 4 }), vise({ priceCents: 1 })] as const;
  const seen = new Map([[edited._id.toHexString(), 3]]);
  const rows = bulkSteps([first, edited, cheap], { price: { percent: -60 } }, { seen }).map(({ row }) => row);
  expect(rows.map(({ before, after, revision, problem }) => [before, after, revision, problem])).toEqual([
    [{ price: 10.05 }, { price: 4.02 }, 1, undefined],
    [{ price: 10.05 }, { price: 4.02 }, 4, 'edited-meanwhile'],
    [{ price: 0.01 }, { price: 0 }, 1, 'price-too-low'],
  ]);
  const [same, moved] = bulkSteps([first, vise({ category: 'y' })], { category: 'clamps-vises' });
  expect([same?.row.problem, moved?.row.problem]).toEqual(['unchanged', undefined]);
  const set = bulkSteps([vise(), vise({ step: 4 })], { moq: 6 }).map(({ row }) => row);
  expect(set.map(({ before, after, problem }) => [before, after, problem])).toEqual([
    [{ moq: 10 }, { moq: 6 }, undefined],
    [{ moq: 10 }, { moq: 6 }, 'moq-not-multiple'],
  ]);
  const [low] = bulkSteps([vise()], { lowStockBelow: 30 });
  expect(low?.row).toMatchObject({ before: { lowStockBelow: null }, after: { lowStockBelow: 30 } });
  const [priced] = bulkSteps([vise()], { price: { to: 12 } });
  expect(priced?.row).toMatchObject({ before: { price: 10.05 }, after: { price: 12 } });
  const lead = bulkSteps([first, vise({ leadTimeDays: 10 })], { leadTimeDays: null }).map(({ row }) => row);
  expect(lead.map(({ before, after, problem }) => [before, after, problem])).toEqual([
    [{ leadTimeDays: null }, { leadTimeDays: null }, 'unchanged'],
    [{ leadTimeDays: 10 }, { leadTimeDays: null }, undefined],
  ]);
});

it('a bulk change of what a tool has not set compares with what that means', () => {
  const set = vise({ taxClass: 'reduced', weightGrams: 500, bulky: true });
  const rowsOf = (change: BulkChange) =>
    bulkSteps([vise(), set], change).map(({ row: { before, after, problem } }) => [before, after, problem]);
  expect(rowsOf({ taxClass: null })).toEqual([
    [{ taxClass: null }, { taxClass: null }, 'unchanged'],
    [{ taxClass: 'reduced' }, { taxClass: null }, undefined],
  ]);
  expect(rowsOf({ weightGrams: 500 })).toEqual([
    [{ weightGrams: null }, { weightGrams: 500 }, undefined],
    [{ weightGrams: 500 }, { weightGrams: 500 }, 'unchanged'],
  ]);
  expect(rowsOf({ bulky: false })).toEqual([
    [{ bulky: false }, { bulky: false }, 'unchanged'],
    [{ bulky: true }, { bulky: false }, undefined],
  ]);
});
