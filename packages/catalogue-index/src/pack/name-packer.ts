import { sortByText } from '#columns/sort-slots';
import { collatorOf } from '#columns/tool-orders';
import { type PackedTextsData, TextPacker, type VocabularyData, VocabularyPacker } from '#text/packed-texts';

/** The names of all tools in a language that is not the catalogue's own. */
export type PackedNames = {
  /** Slots in the order of names. */
  order: Uint32Array<ArrayBuffer>;
  vocabulary: VocabularyData;
  texts: PackedTextsData;
};

export class NamePacker {
  readonly #names: string[] = [];
  readonly #vocabulary = new VocabularyPacker();
  readonly #texts = new TextPacker(this.#vocabulary);

  constructor(private readonly language: string) {}

  put(name: string): void {
    this.#names.push(name);
    this.#texts.put(name);
  }

  pack(): PackedNames {
    return {
      order: sortByText(this.#names, collatorOf(this.language)),
      vocabulary: this.#vocabulary.pack(),
      texts: this.#texts.pack(),
    };
  }
}
