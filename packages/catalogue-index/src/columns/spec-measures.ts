import { type Measure, readMeasure } from '@forgeline/tool-text/read-measure';
import { offeredUnits, unitOf } from '@forgeline/tool-text/units';
import type { SpecPairs } from '#columns/spec-pairs';
import type { SpecFacet } from '#queries';

/** A range is offered where this part of the tools with the specification have a figure of one dimension. */
const MEASURED_SHARE = 0.8;
const DIGITS = 4;

/** Measures of the different specifications, read on first use, since most are never used. */
export class SpecMeasures {
  readonly #cache = new Map<number, Measure | null>();

  constructor(private readonly pairs: SpecPairs) {}

  of(pair: number): Measure | null {
    let measure = this.#cache.get(pair);
    if (measure === undefined) {
      measure = readMeasure(this.pairs.spec(pair));
      this.#cache.set(pair, measure);
    }
    return measure;
  }

  /** `numbers` are of one name. In the unit that most have; undefined where most are words, or all are alike. */
  rangeOf(numbers: readonly number[], counts: Uint32Array): SpecFacet['range'] {
    const byUnit = new Map<string, number>();
    const byDimension = new Map<string, number>();
    let tools = 0;
    for (const pair of numbers) {
      const count = counts[pair] as number;
      const measure = this.of(pair);
      tools += count;
      if (!measure) continue;
      byUnit.set(measure.unit, (byUnit.get(measure.unit) ?? 0) + count);
      byDimension.set(measure.dimension, (byDimension.get(measure.dimension) ?? 0) + count);
    }
    const [dimension, measured] = mostOf(byDimension) ?? [];
    if (dimension === undefined || measured === undefined || measured < tools * MEASURED_SHARE)
      return undefined;
    for (const unit of byUnit.keys()) if (unitOf(unit).dimension !== dimension) byUnit.delete(unit);
    const unit = mostOf(byUnit)?.[0] ?? '';
    let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const pair of numbers) {
      const measure = this.of(pair);
      if (measure?.dimension !== dimension) continue;
      min = Math.min(min, measure.low);
      max = Math.max(max, measure.high);
    }
    if (min === max) return undefined;
    const shown = (size: number) => Number((size / unitOf(unit).factor).toPrecision(DIGITS));
    return { unit, units: offeredUnits(unit), min: shown(min), max: shown(max) };
  }
}

function mostOf(counts: ReadonlyMap<string, number>): [key: string, count: number] | undefined {
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))[0];
}
