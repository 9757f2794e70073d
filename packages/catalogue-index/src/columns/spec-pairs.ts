import { readMeasure } from '@forgeline/tool-text/read-measure';
import { specToken } from '@forgeline/tool-text/spec-token';
import { PackedStrings, type PackedStringsData } from '#arrays/packed-strings';
import { specLabel, specTokenOf, type ToolSpec } from '#indexed-tool';

/** Numbers of different specifications, by their tokens in ascending order. */
export type SpecPairsData = {
  /** Each as JSON: name, value, unit. */
  texts: PackedStringsData;
  tokens: PackedStringsData;
  tokenOf: Uint32Array<ArrayBuffer>;
  names: readonly string[];
  nameOf: Uint32Array<ArrayBuffer>;
  /** The place of each among those of its name, by size. */
  placeOf: Uint32Array<ArrayBuffer>;
};

type Pair = { spec: ToolSpec; token: number; name: number };

export function specText({ name, value, unit }: ToolSpec): string {
  return JSON.stringify(unit === undefined ? [name, value] : [name, value, unit]);
}

/** `Jaw width: 125 mm` is one: each has a number, and so have its name and token; later ones lie beside the packed. */
export class SpecPairs {
  readonly #texts: PackedStrings;
  readonly #tokens: PackedStrings;
  readonly #added: Pair[] = [];
  readonly #addedTokens: string[] = [];
  readonly #names: string[];
  readonly #addedNumbers = new Map<string, number>();

  constructor(private readonly data: SpecPairsData) {
    this.#texts = new PackedStrings(data.texts);
    this.#tokens = new PackedStrings(data.tokens);
    this.#names = [...data.names];
  }

  get count(): number {
    return this.#texts.length + this.#added.length;
  }

  get tokenCount(): number {
    return this.#tokens.length + this.#addedTokens.length;
  }

  get nameCount(): number {
    return this.#names.length;
  }

  name(number: number): string {
    return this.#names[number] ?? '';
  }

  nameOf(pair: number): number {
    return this.data.nameOf[pair] ?? this.#added[pair - this.#texts.length]?.name ?? 0;
  }

  tokenOf(pair: number): number {
    return this.data.tokenOf[pair] ?? this.#added[pair - this.#texts.length]?.token ?? 0;
  }

  token(number: number): string {
    if (number < this.#tokens.length) return this.#tokens.at(number);
    return this.#addedTokens[number - this.#tokens.length] ?? '';
  }

  findToken(token: string): number {
    const packed = this.#tokens.find(token);
    if (packed !== -1) return packed;
    const added = this.#addedTokens.indexOf(token);
    return added === -1 ? -1 : this.#tokens.length + added;
  }

  pairsOf(token: string): number[] {
    const number = this.findToken(token);
    if (number === -1) return [];
    const added = this.#added.flatMap((pair, at) => (pair.token === number ? this.#texts.length + at : []));
    if (number >= this.#tokens.length) return added;
    const pairs: number[] = [];
    for (let pair = this.#firstOf(number); this.data.tokenOf[pair] === number; pair += 1) pairs.push(pair);
    return [...pairs, ...added];
  }

  #firstOf(token: number): number {
    const { tokenOf } = this.data;
    let [low, high] = [0, tokenOf.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((tokenOf[middle] as number) < token) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  spec(pair: number): ToolSpec {
    if (pair >= this.#texts.length)
      return this.#added[pair - this.#texts.length]?.spec ?? { name: '', value: '' };
    const [name = '', value = '', unit] = JSON.parse(this.#texts.at(pair)) as string[];
    return { name, value, ...(unit === undefined ? {} : { unit }) };
  }

  /** Compares two specifications of the same name by size: numbers first, as people look for them. */
  compare(one: number, other: number): number {
    const [left, right] = [this.data.placeOf[one], this.data.placeOf[other]];
    if (left !== undefined && right !== undefined) return left - right;
    return compareSizes(specLabel(this.spec(one)), specLabel(this.spec(other)));
  }

  namesOf(nameToken: string): ReadonlySet<number> {
    return new Set(this.#names.flatMap((name, number) => (specToken(name) === nameToken ? [number] : [])));
  }

  named(names: ReadonlySet<number>): number[] {
    const named: number[] = [];
    for (let pair = 0; pair < this.count; pair += 1) if (names.has(this.nameOf(pair))) named.push(pair);
    return named;
  }

  get places(): Uint32Array {
    return this.data.placeOf;
  }

  numberOf(spec: ToolSpec): number {
    const text = specText(spec);
    const existing = this.#addedNumbers.get(text) ?? this.#findPacked(text, spec);
    if (existing !== undefined) return existing;
    const name = this.#numberOfName(spec.name);
    const token = specTokenOf(spec);
    let tokenNumber = this.findToken(token);
    if (tokenNumber === -1) tokenNumber = this.#tokens.length + this.#addedTokens.push(token) - 1;
    const number = this.#texts.length + this.#added.push({ spec, token: tokenNumber, name }) - 1;
    this.#addedNumbers.set(text, number);
    return number;
  }

  #findPacked(text: string, spec: ToolSpec): number | undefined {
    const token = this.#tokens.find(specTokenOf(spec));
    if (token === -1) return undefined;
    for (let pair = this.#firstOf(token); this.data.tokenOf[pair] === token; pair += 1) {
      if (this.#texts.at(pair) === text) return pair;
    }
    return undefined;
  }

  #numberOfName(name: string): number {
    const existing = this.#names.indexOf(name);
    return existing === -1 ? this.#names.push(name) - 1 : existing;
  }
}

const byText = new Intl.Collator('en', { numeric: true });

export type SizedLabel = { label: string; size: number };

/** Sorted by its measure, whatever the unit (1/2 in > 12 mm), else by the number it begins with; NaN for a word. */
export function sizedLabel(label: string): SizedLabel {
  return { label, size: readMeasure({ value: label })?.low ?? Number.parseFloat(label.replace('±', '')) };
}

/** Numbers first and by size, as people look for them; the rest alphabetically. */
export function compareSized(one: SizedLabel, other: SizedLabel): number {
  const isNumber = [one.size, other.size].map(Number.isFinite);
  if (isNumber[0] && isNumber[1] && one.size !== other.size) return one.size - other.size;
  if (isNumber[0] !== isNumber[1]) return isNumber[0] ? -1 : 1;
  return byText.compare(one.label, other.label);
}

export function compareSizes(one: string, other: string): number {
  return compareSized(sizedLabel(one), sizedLabel(other));
}
