import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ReviewDocument } from '@/lib/server/platform/db/documents/reviews';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import { publicPriceReceipt } from '@/lib/shared/pricing/price-receipt';
import { SEED_CATEGORIES } from '@/stack/seed-data/categories';

const START = Date.UTC(2025, 0, 1);
const MINUTE_MS = 60_000;
const STATES = [
  'shipped',
  'shipped',
  'shipped',
  'paid',
  'unpaid',
  'cancelled',
  'expired',
  'refunded',
] as const;
const KINDS = ['Wrench', 'Hammer', 'Chisel', 'Drill', 'Caliper', 'Clamp', 'File', 'Punch', 'Saw', 'Vise'];
const MATERIALS = ['Forged', 'Chrome Vanadium', 'Carbide', 'Titanium', 'Hardened', 'Brass', 'Nickel'];
const SURNAMES = [
  'Stone',
  'Blake',
  'Carver',
  'Frost',
  'Mason',
  'Reyes',
  'Okafor',
  'Lindqvist',
  'Novak',
  'Silva',
];

/** The same in each run: documents of one number belong together. */
function idOf(kind: string, number: number): ObjectId {
  return new ObjectId(createHash('sha256').update(`bench:${kind}:${number}`).digest().subarray(0, 12));
}

function pick<Item>(items: readonly Item[], number: number): Item {
  return items[number % items.length] as Item;
}

/** Spread over a year and a half, each at a time of its own, so that every list has one order. */
function momentOf(number: number): Date {
  return new Date(START + number * 75 * MINUTE_MS);
}

export function benchUser(number: number): UserDocument {
  const createdAt = momentOf(number);
  return {
    _id: idOf('user', number),
    name: `Robin ${pick(SURNAMES, number)} ${number}`,
    email: `buyer${number}@bench.example`,
    emailVerified: number % 5 === 0 ? null : createdAt,
    image: null,
    role: number % 100 === 0 ? 'admin' : 'customer',
    sessionVersion: 0,
    createdAt,
  };
}

export function benchTool(number: number): ToolDocument {
  const createdAt = momentOf(number);
  const name = `${pick(MATERIALS, number)} ${pick(KINDS, number * 7)} ${number}`;
  return {
    _id: idOf('tool', number),
    sku: `BN-${String(number).padStart(6, '0')}`,
    skuKey: `bn${String(number).padStart(6, '0')}`,
    slug: `bench-${number}`,
    formerSlugs: [],
    name,
    image: '/placeholder.webp',
    pictures: [{ url: '/placeholder.webp' }],
    documents: [],
    description: `${name}, drop-forged and tempered for daily use in the workshop. Sold by the box.`,
    category: pick(SEED_CATEGORIES, number).slug,
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

/** Every second order belongs to `buyer`, so that their own list has half of all orders. */
export function benchOrder(
  number: number,
  buyer: Pick<UserDocument, '_id' | 'name' | 'email'>,
): OrderDocument {
  const owner = number % 2 === 0 ? buyer : benchUser(number);
  const tool = benchTool(number);
  const state = pick(STATES, number);
  const placedAt = momentOf(number);
  const isPaid = state === 'paid' || state === 'shipped' || state === 'refunded';
  return {
    _id: idOf('order', number),
    number: `BN-${number.toString(36).toUpperCase().padStart(6, '0')}`,
    lines: [
      {
        toolId: tool._id,
        sku: tool.sku,
        name: tool.name,
        image: tool.image,
        quantity: tool.moq,
        unitPriceCents: tool.priceCents,
        receipt: publicPriceReceipt(tool.priceCents, tool.moq),
      },
    ],
    lineCount: 1,
    units: tool.moq,
    goodsCents: tool.priceCents * tool.moq,
    orderValueCents: tool.priceCents * tool.moq,
    currency: 'usd',
    buyerId: owner._id,
    buyerName: owner.name,
    buyerEmail: owner.email,
    address: `${number} Anvil Lane, Sheffield`,
    phone: '5550100',
    language: 'en',
    state,
    ...(isPaid ? { transactionId: `pi_bench_${number}`, paidAt: placedAt } : {}),
    placedAt,
    // Far in the future, so that no job touches them during the measurement.
    expiresAt: new Date(Date.UTC(2099, 0, 1)),
    timeline: [{ state: 'unpaid', at: placedAt, by: 'buyer' }],
  };
}

export function benchReview(number: number): ReviewDocument {
  return {
    _id: idOf('review', number),
    userId: null,
    name: `Robin ${pick(SURNAMES, number)}`,
    image: '/placeholder.webp',
    review: `Order ${number} came on the day it was promised, and every ${pick(KINDS, number)} was as it should be.`,
    rating: 1 + (number % 5),
    createdAt: momentOf(number),
  };
}
