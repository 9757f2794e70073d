import { ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { bulkSteps } from '@/lib/server/commerce/catalogue/bulk-rows';
import { editableFields, publicPriceCents, skuKeyOf } from '@/lib/server/commerce/catalogue/editable-fields';
import { isListed } from '@/lib/server/commerce/catalogue/listed-tools';
import { managedFilter } from '@/lib/server/commerce/catalogue/managed-selection';
import { loggedChange, toolChange } from '@/lib/server/commerce/catalogue/tool-changes';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';

/** A tool as the first release stored it. */
function oldTool(more: Partial<ToolDocument> = {}): ToolDocument {
  const at = new Date('2026-11-22T10:00:00Z');
  return {
    _id: new ObjectId(),
    sku: 'FL-BV 125',
    slug: 'bench-vise',
    name: 'Bench Vise',
    image: '/a.webp',
    description: 'Holds.',
    category: 'clamps-vises',
    priceCents: 1_005,
    moq: 10,
    quantity: 100,
    reserved: 0,
    specs: [],
    rating: { sum: 0, count: 0 },
    createdAt: at,
    updatedAt: at,
    ...more,
  };
}

describe('a tool that an earlier release stored', () => {
  it('reads with what stood for the fields it lacks', () => {
    expect(editableFields(oldTool())).toEqual({
      pictures: [{ url: '/a.webp' }],
      documents: [],
      step: 1,
      packs: [],
      state: 'on-sale',
      successorId: null,
      revision: 1,
      formerSlugs: [],
      lowStockBelow: null,
      leadTimeDays: null,
    });
    expect(isListed(oldTool())).toBe(true);
  });

  it('is not changed by what it stood for', () => {
    const same = {
      step: 1,
      packs: [],
      state: 'on-sale',
      pictures: [{ url: '/a.webp' }],
      successorId: null,
      leadTimeDays: null,
    } as const;
    expect(
      toolChange(oldTool(), { revision: 1, ...same, packs: [], pictures: [{ url: '/a.webp' }] }),
    ).toEqual({});
  });
});

it('a change has the fields that differ, and the log what they were', () => {
  const tool = oldTool();
  const change = toolChange(tool, { revision: 1, price: 12, moq: 10, sku: 'flbv-126', name: 'Bench Vise' });
  expect(change).toEqual({ priceCents: 1_200, sku: 'flbv-126', skuKey: 'flbv126' });
  expect(loggedChange(tool, change)).toEqual({
    before: { priceCents: 1_005, sku: 'FL-BV 125' },
    after: { priceCents: 1_200, sku: 'flbv-126' },
  });
});

it('SKUs are the same by their letters and digits', () => {
  expect(new Set(['FL-BV 125', 'flbv125', 'FL/BV.125'].map(skuKeyOf))).toEqual(new Set(['flbv125']));
});

it('on request no price is known by which tools are found or sorted', () => {
  expect(publicPriceCents(oldTool({ state: 'on-request' }))).toBe(0);
  expect(publicPriceCents(oldTool())).toBe(1_005);
  const listed = (['draft', 'on-sale', 'on-request', 'retired'] as const).filter((state) =>
    isListed(oldTool({ state })),
  );
  expect(listed).toEqual(['on-sale', 'on-request']);
});

it('a selection of admins is a filter of the database', () => {
  expect(managedFilter({}, 10)).toEqual({});
  expect(managedFilter({ state: 'all' }, 10)).toEqual({});
  expect(managedFilter({ state: 'on-sale', category: 'x', minPrice: 0.5, inStock: false }, 10)).toEqual({
    $and: [
      { state: { $in: ['on-sale', null] } },
      { priceCents: { $gte: 50 } },
      { category: 'x' },
      { $expr: { $lt: ['$quantity', '$moq'] } },
    ],
  });
});

it('a bulk change says what becomes of each tool', () => {
  const [old, edited, cheap] = [oldTool(), oldTool({ revision: 4 }), oldTool({ priceCents: 1 })] as const;
  const seen = new Map([[edited._id.toHexString(), 3]]);
  const rows = bulkSteps([old, edited, cheap], { price: { percent: -60 } }, seen).map(({ row }) => row);
  expect(rows.map(({ before, after, revision, problem }) => [before, after, revision, problem])).toEqual([
    [{ price: 10.05 }, { price: 4.02 }, 1, undefined],
    [{ price: 10.05 }, { price: 4.02 }, 4, 'edited-meanwhile'],
    [{ price: 0.01 }, { price: 0 }, 1, 'price-too-low'],
  ]);
  const [same, moved] = bulkSteps([old, oldTool({ category: 'y' })], { category: 'clamps-vises' });
  expect([same?.row.problem, moved?.row.problem]).toEqual(['unchanged', undefined]);
  const lead = bulkSteps([old, oldTool({ leadTimeDays: 10 })], { leadTimeDays: null }).map(({ row }) => row);
  expect(lead.map(({ before, after, problem }) => [before, after, problem])).toEqual([
    [{ leadTimeDays: null }, { leadTimeDays: null }, 'unchanged'],
    [{ leadTimeDays: 10 }, { leadTimeDays: null }, undefined],
  ]);
});
