import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { sortKeyOf } from '@/lib/server/platform/sort-key';
import { SEED_TOOLS } from '@/stack/seed-data/all-tools';

const START = Date.UTC(2025, 0, 1);
const STEP_MS = 75 * 60_000;
const CATEGORIES = [...new Set(SEED_TOOLS.map(({ category }) => category))];
const KINDS = ['Wrench', 'Hammer', 'Chisel', 'Drill', 'Caliper', 'Clamp', 'File', 'Punch', 'Saw', 'Vise'];
const MATERIALS = ['Forged', 'Chrome Vanadium', 'Carbide', 'Titanium', 'Hardened', 'Brass', 'Nickel'];

function pick<Item>(items: readonly Item[], number: number): Item {
  return items[number % items.length] as Item;
}

export function benchTool(number: number): ToolDocument {
  const createdAt = new Date(START + number * STEP_MS);
  const name = `${pick(MATERIALS, number)} ${pick(KINDS, number * 7)} ${number}`;
  return {
    _id: new ObjectId(createHash('sha256').update(`bench:tool:${number}`).digest().subarray(0, 12)),
    sku: `BN-${String(number).padStart(6, '0')}`,
    skuKey: `bn${String(number).padStart(6, '0')}`,
    slug: `bench-${number}`,
    formerSlugs: [],
    name,
    nameSortKey: sortKeyOf(name),
    image: '/placeholder.webp',
    pictures: [{ url: '/placeholder.webp' }],
    documents: [],
    description: `${name}, drop-forged and tempered for daily use in the workshop. Sold by the box.`,
    category: pick(CATEGORIES, number),
    priceCents: 250 + ((number * 7919) % 40_000),
    moq: 5 + (number % 4) * 5,
    quantity: number % 9 === 0 ? 0 : 500 + (number % 700),
    reserved: 0,
    step: 1,
    packs: [],
    specs: [],
    state: 'on-sale',
    successorId: null,
    lowStockBelow: null,
    leadTimeDays: null,
    revision: 1,
    rating: { sum: (number % 20) * 4, count: number % 20 },
    createdAt,
    updatedAt: createdAt,
  };
}
