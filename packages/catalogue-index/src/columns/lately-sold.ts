type Slots = { slotOf: (id: string) => number | undefined; readonly arrangement: number };

/** Among more tools it does not matter which sold better. */
const TOOLS_MAX = 1_000;

/** How tools sold lately, in levels: each is twice the units of the one below, so that no single sale changes an order. */
export class LatelySold {
  #levels: ReadonlyMap<string, number> = new Map();
  #bySlot = new Map<number, number>();
  #arrangement = Number.NaN;

  constructor(private readonly table: Slots) {}

  set(units: ReadonlyMap<string, number>): void {
    const best = [...units].sort(([, one], [, other]) => other - one).slice(0, TOOLS_MAX);
    this.#levels = new Map(
      best.flatMap(([id, sold]) => (sold >= 1 ? [[id, Math.floor(Math.log2(sold)) + 1]] : [])),
    );
    this.#arrangement = Number.NaN;
  }

  /** 0 of those that did not. */
  level(slot: number): number {
    return this.#current().get(slot) ?? 0;
  }

  /** Those that did, in no order. */
  slots(): number[] {
    return [...this.#current().keys()];
  }

  #current(): ReadonlyMap<number, number> {
    if (this.#arrangement === this.table.arrangement) return this.#bySlot;
    this.#arrangement = this.table.arrangement;
    this.#bySlot = new Map();
    for (const [id, level] of this.#levels) {
      const slot = this.table.slotOf(id);
      if (slot !== undefined) this.#bySlot.set(slot, level);
    }
    return this.#bySlot;
  }
}
