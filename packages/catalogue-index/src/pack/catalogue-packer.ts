import { setBit, wordsFor } from '#arrays/bit-set';
import { ByteWriter } from '#arrays/byte-writer';
import { GrowingArray } from '#arrays/growing-array';
import { StringPacker } from '#arrays/packed-strings';
import { RevisionSum } from '#columns/revision-sum';
import { sortSlots } from '#columns/sort-slots';
import { SpecPacker } from '#columns/spec-packer';
import { ColumnWriter } from '#columns/tool-columns';
import { NamePacker } from '#columns/translated-names';
import { type IndexedTool, textsOf, translationsOf } from '#indexed-tool';
import { ID_BYTES, type PackedCatalogue } from '#packed-catalogue';
import { LanguagePacker } from '#text/language-packer';
import { TextPacker, VocabularyPacker } from '#text/packed-texts';
import { plainLetters } from '#text/typed-words';

const CACHED_MAX = 50_000;

/** Packs tools that are put in one after the other, in the order of their ids. */
export class CataloguePacker {
  readonly #ids = new ByteWriter();
  readonly #columns = new ColumnWriter();
  readonly #revisions = new GrowingArray<Float64Array<ArrayBuffer>>(Float64Array);
  readonly #sum = new RevisionSum();
  readonly #available = new GrowingArray<Uint8Array<ArrayBuffer>>(Uint8Array);
  readonly #categories = new Map<string, number>();
  readonly #specs = new SpecPacker();
  readonly #vocabulary = new VocabularyPacker();
  readonly #names: string[] = [];
  readonly #packedNames = new TextPacker(this.#vocabulary);
  readonly #descriptions = new TextPacker(this.#vocabulary);
  readonly #descriptionOf = new GrowingArray<Uint32Array<ArrayBuffer>>(Uint32Array);
  readonly #describedTexts = new Map<string, number>();
  readonly #plainSkus: string[] = [];
  readonly #skus = new StringPacker();
  readonly #languages = new Map<string, LanguagePacker>();
  readonly #translatedNames = new Map<string, NamePacker>();

  put(tool: IndexedTool): void {
    const slot = this.#columns.length;
    this.#ids.putBytes(Buffer.from(tool.id, 'hex'), 0, ID_BYTES);
    this.#columns.put(tool, numberFor(this.#categories, tool.category));
    this.#revisions.push(tool.revision);
    this.#sum.add(tool.revision);
    this.#available.push(tool.isAvailable ? 1 : 0);
    this.#specs.put(tool.specs);
    this.#names.push(tool.name);
    this.#packedNames.put(tool.name);
    this.#descriptionOf.push(this.#describe(tool.description));
    const sku = plainLetters(tool.sku);
    this.#plainSkus.push(sku);
    this.#skus.put(sku);
    for (const [language, text] of Object.entries(textsOf(tool))) {
      this.#packerOf(language).put(slot, tool.sku, text);
    }
    for (const [language, { name }] of translationsOf(tool)) {
      const packer = this.#translatedNames.get(language) ?? new NamePacker(language);
      this.#translatedNames.set(language, packer);
      packer.put(name);
    }
  }

  #packerOf(language: string): LanguagePacker {
    const packer = this.#languages.get(language) ?? new LanguagePacker(language);
    this.#languages.set(language, packer);
    return packer;
  }

  /** Tools often share their description: each different one is packed once, as far as they are cached. */
  #describe(description: string): number {
    const existing = this.#describedTexts.get(description);
    if (existing !== undefined) return existing;
    if (this.#describedTexts.size >= CACHED_MAX) this.#describedTexts.clear();
    const number = this.#descriptions.put(description);
    this.#describedTexts.set(description, number);
    return number;
  }

  pack(): PackedCatalogue {
    const columns = this.#columns.pack();
    const count = this.#columns.length;
    const available = new Uint32Array(wordsFor(count));
    for (let slot = 0; slot < count; slot += 1) if (this.#available.at(slot) === 1) setBit(available, slot);
    return {
      count,
      ids: this.#ids.toBytes(),
      columns,
      revisions: this.#revisions.toArray(),
      fingerprint: this.#sum.value,
      available,
      categories: [...this.#categories.keys()],
      specs: this.#specs.pack(),
      vocabulary: this.#vocabulary.pack(),
      names: this.#packedNames.pack(),
      descriptions: this.#descriptions.pack(),
      descriptionOf: this.#descriptionOf.toArray(),
      skus: this.#skus.pack(),
      languages: packEach(this.#languages),
      translatedNames: packEach(this.#translatedNames),
      orders: sortSlots(columns, this.#names, this.#plainSkus),
    };
  }
}

function packEach<Packed>(packers: ReadonlyMap<string, { pack: () => Packed }>): Record<string, Packed> {
  return Object.fromEntries([...packers].map(([language, packer]) => [language, packer.pack()]));
}

function numberFor(numbers: Map<string, number>, key: string): number {
  const existing = numbers.get(key);
  if (existing !== undefined) return existing;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}
