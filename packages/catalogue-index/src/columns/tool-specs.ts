import { type BitSet, setBit } from '#arrays/bit-set';
import type { AddedTools } from '#columns/added-tools';
import { SpecLists } from '#columns/spec-lists';
import { SpecMeasures } from '#columns/spec-measures';
import type { SpecListsData } from '#columns/spec-packer';
import { SpecPairs, type SpecPairsData } from '#columns/spec-pairs';

export class ToolSpecs {
  readonly pairs: SpecPairs;
  readonly measures: SpecMeasures;
  readonly #packed: SpecLists;

  constructor(
    { pairs, lists }: { pairs: SpecPairsData; lists: SpecListsData },
    private readonly added: AddedTools,
  ) {
    this.pairs = new SpecPairs(pairs);
    this.measures = new SpecMeasures(this.pairs);
    this.#packed = new SpecLists(lists);
  }

  forEach(slot: number, each: (pair: number) => void): void {
    const tool = this.added.at(slot);
    if (!tool) this.#packed.forEach(slot, each);
    else for (const pair of tool.specs) each(pair);
  }

  countIn(slots: BitSet): Uint32Array {
    const counts = new Uint32Array(this.pairs.count);
    this.#packed.countIn(slots, counts);
    this.added.forEachIn(slots, (_, { specs }) => {
      for (const pair of specs) counts[pair] = (counts[pair] as number) + 1;
    });
    return counts;
  }

  partition(slots: BitSet, marks: Uint8Array, sets: readonly BitSet[]): void {
    this.#packed.partition(slots, marks, sets);
    this.added.forEachIn(slots, (slot, { specs }) => {
      for (const pair of specs) {
        const set = sets[(marks[pair] as number) - 1];
        if (set) setBit(set, slot);
      }
    });
  }
}
