import type { Collection, MongoClient } from 'mongodb';

/** How many documents a filled collection has. */
export const TOOLS = 100_000;

export type BenchTool = {
  _id: number;
  slug: string;
  name: string;
  category: string;
  priceCents: number;
  quantity: number;
  createdAt: Date;
  description: string;
};

/** A collection as the store's own of tools, with indexes like it. */
export async function fillTools(client: MongoClient): Promise<Collection<BenchTool>> {
  const tools = client.db('bench').collection<BenchTool>('tools');
  await tools.createIndexes([
    { key: { slug: 1 }, unique: true },
    { key: { category: 1, createdAt: -1 } },
    { key: { priceCents: 1 } },
  ]);
  const batch = 10_000;
  for (let first = 0; first < TOOLS; first += batch) {
    await tools.insertMany(Array.from({ length: batch }, (_, index) => toolOf(first + index)));
  }
  return tools;
}

/** A tool by its number; the same each time. */
export function toolOf(number: number): BenchTool {
  return {
    _id: number,
    slug: `tool-${number}`,
    name: `Tool number ${number}`,
    category: `category-${number % 12}`,
    priceCents: (number * 7919) % 100_000,
    quantity: 1_000,
    createdAt: new Date(1_700_000_000_000 + number * 60_000),
    description:
      'Drop-forged chrome vanadium steel, hardened and tempered, for daily use in the workshop. '.repeat(3),
  };
}

/** Spreads running numbers over all tools, so that successive operations are on distant documents. */
export function toolNumber(number: number): number {
  return (Math.abs(number) * 7_919) % TOOLS;
}
