import { ByteWriter } from '#arrays/byte-writer';
import { GrowingArray } from '#arrays/growing-array';
import { PackedStrings, type PackedStringsData, StringPacker } from '#arrays/packed-strings';
import { GAPS, plainLetters } from '#text/typed-words';

const PART = new RegExp(`[${GAPS}]+|[^${GAPS}]+`, 'gu');
const GAP = new RegExp(`^[${GAPS}]`, 'u');
const SPACE = ' ';

export type VocabularyData = {
  parts: PackedStringsData;
  gaps: Uint8Array<ArrayBuffer>;
  plain: PackedStringsData;
};
/** Texts as the numbers of their words and gaps; a single space between two words is left out. */
export type PackedTextsData = { bytes: Uint8Array<ArrayBuffer>; starts: Uint32Array<ArrayBuffer> };

export class VocabularyPacker {
  readonly #numbers = new Map<string, number>();
  readonly #parts = new StringPacker();
  readonly #plain = new StringPacker();
  readonly #gaps = new GrowingArray<Uint8Array<ArrayBuffer>>(Uint8Array);

  numberOf(part: string): number {
    const existing = this.#numbers.get(part);
    if (existing !== undefined) return existing;
    this.#numbers.set(part, this.#numbers.size);
    this.#gaps.push(GAP.test(part) ? 1 : 0);
    this.#plain.put(plainLetters(part));
    return this.#parts.put(part);
  }

  pack(): VocabularyData {
    return { parts: this.#parts.pack(), gaps: this.#gaps.toArray(), plain: this.#plain.pack() };
  }
}

export class TextPacker {
  readonly #bytes = new ByteWriter();
  readonly #starts = new GrowingArray<Uint32Array<ArrayBuffer>>(Uint32Array);

  constructor(private readonly vocabulary: VocabularyPacker) {
    this.#starts.push(0);
  }

  put(text: string): number {
    const parts = text.match(PART) ?? [];
    for (const [position, part] of parts.entries()) {
      const isBetweenWords = position > 0 && position < parts.length - 1;
      if (part !== SPACE || !isBetweenWords) this.#bytes.putNumber(this.vocabulary.numberOf(part));
    }
    this.#starts.push(this.#bytes.length);
    return this.#starts.length - 2;
  }

  pack(): PackedTextsData {
    return { bytes: this.#bytes.toBytes(), starts: this.#starts.toArray() };
  }
}

export class Vocabulary {
  readonly parts: PackedStrings;
  readonly gaps: Uint8Array;
  readonly plain: PackedStrings;

  constructor({ parts, gaps, plain }: VocabularyData) {
    this.plain = new PackedStrings(plain);
    this.parts = new PackedStrings(parts);
    this.gaps = gaps;
  }
}

export class PackedTexts {
  readonly length: number;

  constructor(
    readonly data: PackedTextsData,
    private readonly vocabulary: Vocabulary,
  ) {
    this.length = data.starts.length - 1;
  }

  at(position: number): string {
    const { bytes, starts } = this.data;
    const { parts, gaps } = this.vocabulary;
    let text = '';
    let wasWord = false;
    let next = starts[position] ?? 0;
    const end = starts[position + 1] ?? 0;
    while (next < end) {
      let byte = bytes[next++] as number;
      let number = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = bytes[next++] as number;
        number |= (byte & 0x7f) << shift;
      }
      const isWord = gaps[number] === 0;
      if (isWord && wasWord) text += SPACE;
      text += parts.at(number);
      wasWord = isWord;
    }
    return text;
  }
}
