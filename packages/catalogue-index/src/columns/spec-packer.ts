import { ByteWriter } from '#arrays/byte-writer';
import { GrowingArray } from '#arrays/growing-array';
import { StringPacker } from '#arrays/packed-strings';
import { compareSized, type SizedLabel, type SpecPairsData, sizedLabel, specText } from '#columns/spec-pairs';
import { specLabel, specTokenOf, type ToolSpec } from '#indexed-tool';

export type SpecListsData = { bytes: Uint8Array<ArrayBuffer>; starts: Uint32Array<ArrayBuffer> };

type Pair = { spec: ToolSpec; text: string; token: string; sized: SizedLabel };

export class SpecPacker {
  readonly #numbers = new Map<string, number>();
  readonly #pairs: Pair[] = [];
  readonly #lists = new GrowingArray<Uint32Array<ArrayBuffer>>(Uint32Array);
  readonly #starts = new GrowingArray<Uint32Array<ArrayBuffer>>(Uint32Array);

  constructor() {
    this.#starts.push(0);
  }

  put(specs: readonly ToolSpec[]): number[] {
    const numbers = specs.map((spec) => this.#numberOf(spec));
    for (const number of numbers) this.#lists.push(number);
    this.#starts.push(this.#lists.length);
    return numbers;
  }

  #numberOf(spec: ToolSpec): number {
    const key = `${spec.name}\0${spec.value}\0${spec.unit}`;
    const existing = this.#numbers.get(key);
    if (existing !== undefined) return existing;
    const pair = { spec, text: specText(spec), token: specTokenOf(spec), sized: sizedLabel(specLabel(spec)) };
    const number = this.#pairs.push(pair) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  pack(): { pairs: SpecPairsData; lists: SpecListsData } {
    const order = this.#pairs.map((_, number) => number);
    order.sort((a, b) => compareTexts(this.#tokenAt(a), this.#tokenAt(b)) || a - b);
    const numberNow = new Uint32Array(order.length);
    for (const [now, before] of order.entries()) numberNow[before] = now;
    return {
      pairs: this.#packPairs(order.map((number) => this.#pairs[number] as Pair)),
      lists: this.#packLists(numberNow),
    };
  }

  #tokenAt(number: number): string {
    return this.#pairs[number]?.token ?? '';
  }

  #packPairs(pairs: readonly Pair[]): SpecPairsData {
    const [texts, tokens] = [new StringPacker(), new StringPacker()];
    const tokenOf = new Uint32Array(pairs.length);
    const nameOf = new Uint32Array(pairs.length);
    const names = new Map<string, number[]>();
    let token = -1;
    for (const [number, pair] of pairs.entries()) {
      texts.put(pair.text);
      if (number === 0 || pairs[number - 1]?.token !== pair.token) token = tokens.put(pair.token);
      tokenOf[number] = token;
      const ofName = names.get(pair.spec.name);
      if (ofName) ofName.push(number);
      else names.set(pair.spec.name, [number]);
    }
    const placeOf = new Uint32Array(pairs.length);
    for (const [name, [, numbers]] of [...names].entries()) {
      for (const number of numbers) nameOf[number] = name;
      numbers.sort((a, b) => compareSized((pairs[a] as Pair).sized, (pairs[b] as Pair).sized));
      for (const [place, number] of numbers.entries()) placeOf[number] = place;
    }
    return { texts: texts.pack(), tokens: tokens.pack(), tokenOf, names: [...names.keys()], nameOf, placeOf };
  }

  #packLists(numberNow: Uint32Array): SpecListsData {
    const bytes = new ByteWriter();
    const starts = new Uint32Array(this.#starts.length);
    for (let tool = 0; tool + 1 < this.#starts.length; tool += 1) {
      for (let at = this.#starts.at(tool); at < this.#starts.at(tool + 1); at += 1) {
        bytes.putNumber(numberNow[this.#lists.at(at)] as number);
      }
      starts[tool + 1] = bytes.length;
    }
    return { bytes: bytes.toBytes(), starts };
  }
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
