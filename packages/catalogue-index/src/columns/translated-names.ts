import { AddedOrders } from '#columns/added-orders';
import type { AddedTools } from '#columns/added-tools';
import { sortByText } from '#columns/sort-slots';
import { type CompareSlots, collatorOf, nameComparison } from '#columns/tool-orders';
import {
  PackedTexts,
  type PackedTextsData,
  TextPacker,
  Vocabulary,
  type VocabularyData,
  VocabularyPacker,
} from '#text/packed-texts';

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

type Sources = { packed: Readonly<Record<string, PackedNames>>; added: AddedTools; compareIds: CompareSlots };

/** The orders of names in the languages that are not the catalogue's own. */
export class TranslatedNames {
  readonly #orders = new Map<string, AddedOrders<'name'>>();

  constructor(private readonly sources: Sources) {
    for (const [language, packed] of Object.entries(sources.packed)) this.#put(language, packed);
  }

  /** Undefined for the catalogue's own language, and one that it has not. */
  orderIn(language: string): AddedOrders<'name'> | undefined {
    return this.#orders.get(language);
  }

  /** Takes in a tool that was added, by its name in each language. */
  add(slot: number, languages: Iterable<string>): void {
    for (const language of languages)
      (this.#orders.get(language) ?? this.#put(language, new NamePacker(language).pack())).add(slot);
  }

  #put(language: string, { order, vocabulary, texts }: PackedNames): AddedOrders<'name'> {
    const { added, compareIds } = this.sources;
    const packed = new PackedTexts(texts, new Vocabulary(vocabulary));
    const name = (slot: number) => added.at(slot)?.translatedNames[language] ?? packed.at(slot);
    const orders = new AddedOrders({ name: order }, { name: nameComparison({ name, compareIds }, language) });
    this.#orders.set(language, orders);
    return orders;
  }
}
