import type { IndexedTool, LanguageText } from '@forgeline/catalogue-index/indexed-tool';
// bson instead of the driver, which the packing thread would load for it.
import { deserialize } from 'bson';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { CATALOGUE_LANGUAGE, type Language } from '@/lib/shared/site/languages';
import { textIn } from '@/lib/shared/tools/text-in';
import { serializeTool } from '../tool.serializer';

/** Odd numbers with bits spread over their width, so that each character changes all of the hash. */
const [FIRST_FACTOR, SECOND_FACTOR] = [0x9e3779b1, 0x85ebca77];
const SEPARATOR = 0x10000;
const LOW_BITS = 21;
const HASH_BITS = 32 + LOW_BITS;

/**
 * Two 32-bit hashes as one integer of 53 bits. It distinguishes the states of one tool and is not
 * collision-resistant: an attacker gains nothing by two equal ones.
 */
function hashTexts(parts: readonly (string | number | undefined)[]): number {
  let [one, other] = [0x1b873593, 0x2f0b4c47];
  for (const part of parts) {
    const text = typeof part === 'string' ? part : String(part);
    for (let position = 0; position < text.length; position += 1) {
      const unit = text.charCodeAt(position);
      one = Math.imul(one ^ unit, FIRST_FACTOR);
      one ^= one >>> 15;
      other = Math.imul(other ^ unit, SECOND_FACTOR);
      other ^= other >>> 13;
    }
    one = Math.imul(one ^ SEPARATOR, FIRST_FACTOR);
    other = Math.imul(other ^ SEPARATOR, SECOND_FACTOR);
  }
  return (other >>> 0) * 2 ** LOW_BITS + ((one >>> 0) & (2 ** LOW_BITS - 1));
}

/** 0 on request, so that sorting by price does not reveal it. */
function publicPriceCents({ state, priceCents }: ToolDocument): number {
  return state === 'on-request' ? 0 : priceCents;
}

export function indexedToolOf(document: ToolDocument, wording: IndexWording = OWN_WORDING): IndexedTool {
  const { createdAt, rating, category, name, sku, specs } = document;
  const placing = placingOf(document);
  return {
    id: document._id.toHexString(),
    createdAt: createdAt.getTime(),
    priceCents: publicPriceCents(document),
    rating: { sum: rating.sum, count: rating.count },
    moq: document.moq,
    quantity: document.quantity,
    isAvailable: document.quantity >= document.moq,
    category,
    name,
    sku,
    description: searchedText(document),
    specs,
    texts: Object.fromEntries(wording.map((own) => [own.language, languageText(document, own)])),
    placing: Math.floor(placing / 2 ** (HASH_BITS - 32)),
    revision: revisionOf(document, placing),
  };
}

function languageText(
  document: ToolDocument,
  { language, words, categories }: LanguageWording,
): LanguageText {
  const tool = textIn(document, language);
  const worded = (text: string) => words.get(text) ?? text;
  const isTranslated = language === CATALOGUE_LANGUAGE || document.texts?.[language]?.name !== undefined;
  return {
    name: tool.name,
    ...(isTranslated ? {} : { nameLanguage: CATALOGUE_LANGUAGE }),
    description: searchedText(tool),
    category: [categories.get(tool.category) ?? '', tool.category].join(' ').trim(),
    specs: tool.specs.map(({ name, value, unit }) => ({
      name: worded(name),
      value: worded(value),
      ...(unit === undefined ? {} : { unit }),
    })),
  };
}

/** Description and details are searched as one text. */
function searchedText({ description, details }: Pick<ToolDocument, 'description' | 'details'>): string {
  return details ? `${description}\n${details}` : description;
}

function placingOf(tool: ToolDocument): number {
  const { createdAt, rating, category, name, sku, specs } = tool;
  const parts: (string | number | undefined)[] = [createdAt.getTime(), publicPriceCents(tool)];
  parts.push(rating.sum, rating.count, category, name, sku, searchedText(tool));
  for (const spec of specs) parts.push(spec.name, spec.value, spec.unit, spec.type);
  if (tool.texts) parts.push(JSON.stringify(tool.texts));
  return hashTexts(parts);
}

/** Equal for equal public content of a tool, different after a change. */
export function revisionOf(document: ToolDocument, placing = placingOf(document)): number {
  // The fields for lists are most of the text, and hashed already.
  const { name, sku, description, category, specs, ...others } = serializeTool(document);
  return hashTexts([placing, JSON.stringify(others)]);
}

export function indexedToolIn(bson: Uint8Array, wording?: IndexWording): IndexedTool {
  return indexedToolOf(deserialize(bson) as ToolDocument, wording);
}

/**
 * The words of a language that texts of tools are indexed with: names and values of specifications, and names of categories by
 * slug.
 */
export type LanguageWording = {
  language: Language;
  words: ReadonlyMap<string, string>;
  categories: ReadonlyMap<string, string>;
};

/** The languages of the shop, the catalogue's own first. A thread can take it as it is. */
export type IndexWording = readonly LanguageWording[];

export const OWN_WORDING: IndexWording = [
  { language: CATALOGUE_LANGUAGE, words: new Map(), categories: new Map() },
];
