import { GrowingArray } from '#arrays/growing-array';
import { averageRating, type IndexedTool } from '#indexed-tool';

/** In dollars. Ranges that suit buyers. */
export const PRICE_STEPS = [0, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000] as const;
const STARS_SHIFT = 3;
export const PRICE_BAND_MASK = 7;
const CENTS_MAX = 2 ** 32 - 1;
const UNITS_MAX = 2 ** 32 - 1;
/** Minimum orders above it are sorted as equal to it: two bytes a tool are enough. */
const MOQ_MAX = 2 ** 16 - 1;

export type ToolColumns = {
  createdAt: Float64Array;
  /** Whole cents. */
  priceCents: Uint32Array;
  ratingSum: Uint32Array;
  ratingCount: Uint32Array;
  category: Uint32Array;
  /** Units available, and the minimum order up to MOQ_MAX. Both change in place. */
  quantity: Uint32Array;
  moq: Uint16Array;
  bands: Uint8Array;
  placing: Uint32Array;
};

function bandsOf({ priceCents, rating }: IndexedTool): number {
  let price = PRICE_STEPS.length - 1;
  while (price > 0 && priceCents < (PRICE_STEPS[price] as number)) price -= 1;
  return price | (Math.floor(averageRating(rating.sum, rating.count)) << STARS_SHIFT);
}

export function starsOf(bands: number): number {
  return bands >>> STARS_SHIFT;
}

const unitsOf = ({ quantity }: Pick<IndexedTool, 'quantity'>) => Math.min(UNITS_MAX, Math.max(0, quantity));
const moqOf = ({ moq }: Pick<IndexedTool, 'moq'>) => Math.min(MOQ_MAX, moq);

export function setStock(
  columns: Pick<ToolColumns, 'quantity' | 'moq'>,
  position: number,
  tool: Pick<IndexedTool, 'quantity' | 'moq'>,
): void {
  columns.quantity[position] = unitsOf(tool);
  columns.moq[position] = moqOf(tool);
}

export class ColumnWriter {
  readonly #createdAt = new GrowingArray<Float64Array<ArrayBuffer>>(Float64Array);
  readonly #priceCents = new GrowingArray<Uint32Array<ArrayBuffer>>(Uint32Array);
  readonly #ratingSum = new GrowingArray<Uint32Array<ArrayBuffer>>(Uint32Array);
  readonly #ratingCount = new GrowingArray<Uint32Array<ArrayBuffer>>(Uint32Array);
  readonly #category = new GrowingArray<Uint32Array<ArrayBuffer>>(Uint32Array);
  readonly #quantity = new GrowingArray<Uint32Array<ArrayBuffer>>(Uint32Array);
  readonly #moq = new GrowingArray<Uint16Array<ArrayBuffer>>(Uint16Array);
  readonly #bands = new GrowingArray<Uint8Array<ArrayBuffer>>(Uint8Array);
  readonly #placing = new GrowingArray<Uint32Array<ArrayBuffer>>(Uint32Array);

  get length(): number {
    return this.#createdAt.length;
  }

  put(tool: IndexedTool, category: number): void {
    this.#createdAt.push(tool.createdAt);
    this.#priceCents.push(Math.min(CENTS_MAX, Math.max(0, Math.round(tool.priceCents))));
    this.#ratingSum.push(tool.rating.sum);
    this.#ratingCount.push(tool.rating.count);
    this.#category.push(category);
    this.#quantity.push(unitsOf(tool));
    this.#moq.push(moqOf(tool));
    this.#bands.push(bandsOf(tool));
    this.#placing.push(tool.placing);
  }

  /** The columns in place, with room beyond their length. */
  get columns(): ToolColumns {
    return {
      createdAt: this.#createdAt.values,
      priceCents: this.#priceCents.values,
      ratingSum: this.#ratingSum.values,
      ratingCount: this.#ratingCount.values,
      category: this.#category.values,
      quantity: this.#quantity.values,
      moq: this.#moq.values,
      bands: this.#bands.values,
      placing: this.#placing.values,
    };
  }

  pack() {
    return {
      createdAt: this.#createdAt.toArray(),
      priceCents: this.#priceCents.toArray(),
      ratingSum: this.#ratingSum.toArray(),
      ratingCount: this.#ratingCount.toArray(),
      category: this.#category.toArray(),
      quantity: this.#quantity.toArray(),
      moq: this.#moq.toArray(),
      bands: this.#bands.toArray(),
      placing: this.#placing.toArray(),
    } satisfies ToolColumns;
  }
}
