import { ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { sortKeyOf } from '@/lib/server/platform/sort-key';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import { toolDocuments } from '@/stack/seed/seed-documents';

/** How many tools a large manufacturer sells. */
const TOOLS = 10_000;

const STEELS = [
  'Chrome vanadium',
  'S2 steel',
  'Stainless',
  'Cobalt',
  'Carbide',
  'Bronze',
  'Titanium',
] as const;

const SEEDED = toolDocuments(new Date('2026-11-21T00:00:00Z'));

/** Repeats the demo's tools in other sizes, steels and prices; the same in each run, in the order of their ids. */
export function manyTools(count = TOOLS): ToolDocument[] {
  return Array.from({ length: count }, (_, number) => manyTool(number));
}

/** Each language has addresses of its own, which no two tools share. */
function textsOfRound(texts: NonNullable<ToolDocument['texts']>, round: number): typeof texts {
  const renamed = Object.entries(texts).map(([language, own]) => [
    language,
    own?.slug ? { ...own, slug: `${own.slug}-${round}` } : own,
  ]);
  return Object.fromEntries(renamed);
}

/** Returns one of them, by its number. Ten tools that follow each other in size are of a series, and share its description. */
export function manyTool(number: number): ToolDocument {
  const tool = SEEDED[number % SEEDED.length] as ToolDocument;
  const round = Math.floor(number / SEEDED.length);
  const size = 10 + ((round * 7) % 490);
  const steel = STEELS[round % STEELS.length] as string;
  const sku = `${tool.sku}-${round}`;
  const name = `${tool.name}, ${steel}, size ${size}`;
  return {
    ...tool,
    _id: new ObjectId(number.toString(16).padStart(24, '0')),
    sku,
    skuKey: skuKeyOf(sku),
    slug: `${tool.slug}-${round}`,
    ...(tool.texts ? { texts: textsOfRound(tool.texts, round) } : {}),
    name,
    nameSortKey: sortKeyOf(name),
    description: `${tool.description} Series ${Math.floor(round / 10)}.`,
    priceCents: tool.priceCents + round * 37,
    specs: [
      ...tool.specs,
      { name: 'Size', value: String(size), unit: 'mm' },
      { name: 'Alloy', value: steel },
    ],
    createdAt: new Date(tool.createdAt.getTime() - round * 60_000),
    updatedAt: new Date(tool.updatedAt.getTime() - round * 60_000),
  };
}
