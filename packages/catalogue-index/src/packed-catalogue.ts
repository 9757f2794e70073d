import type { PackedStringsData } from '#arrays/packed-strings';
import type { SpecListsData } from '#columns/spec-packer';
import type { SpecPairsData } from '#columns/spec-pairs';
import type { ToolColumns } from '#columns/tool-columns';
import type { ToolOrder } from '#columns/tool-orders';
import type { PackedNames } from '#columns/translated-names';
import type { PackedLanguage } from '#text/language-packer';
import type { PackedTextsData, VocabularyData } from '#text/packed-texts';

export const ID_BYTES = 12;

/** All tools at one moment, in typed arrays that a thread can transfer; the position in each is a tool's slot. */
export type PackedCatalogue = {
  count: number;
  ids: Uint8Array<ArrayBuffer>;
  columns: ToolColumns;
  revisions: Float64Array<ArrayBuffer>;
  fingerprint: number;
  available: Uint32Array<ArrayBuffer>;
  categories: readonly string[];
  specs: { pairs: SpecPairsData; lists: SpecListsData };
  vocabulary: VocabularyData;
  names: PackedTextsData;
  descriptions: PackedTextsData;
  /** Which of the descriptions is whose. */
  descriptionOf: Uint32Array<ArrayBuffer>;
  /** SKUs as searches compare them, see word-finder. */
  skus: PackedStringsData;
  /** The index of each language, the catalogue's own first. */
  languages: Readonly<Record<string, PackedLanguage>>;
  /** By language, without the catalogue's own. */
  translatedNames: Readonly<Record<string, PackedNames>>;
  orders: Record<ToolOrder, Uint32Array<ArrayBuffer>>;
};

export function buffersOf(packed: PackedCatalogue): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  const collect = (value: unknown): void => {
    if (ArrayBuffer.isView(value)) buffers.add(value.buffer as ArrayBuffer);
    else if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) collect(part);
  };
  collect(packed);
  return [...buffers];
}
