import { type BitSet, hasBit } from '#arrays/bit-set';
import { ColumnWriter, type ToolColumns } from '#columns/tool-columns';
import { type IndexedTool, translationsOf } from '#indexed-tool';
import { plainLetters } from '#text/typed-words';

type AddedTool = {
  id: string;
  name: string;
  description: string;
  sku: string;
  specs: readonly number[];
  /** By language. */
  translatedNames: Readonly<Record<string, string>>;
};
type Numbers = { category: number; specs: readonly number[] };

/** The tools added since the rest were packed; their slots begin at `from`. */
export class AddedTools {
  readonly #tools: AddedTool[] = [];
  readonly #columns = new ColumnWriter();
  readonly #revisions: number[] = [];
  readonly #slots = new Map<string, number>();

  constructor(readonly from: number) {}

  get count(): number {
    return this.#tools.length;
  }

  /** Position `n` of each column is of slot `from + n`. */
  get columns(): ToolColumns {
    return this.#columns.columns;
  }

  /** Returns undefined for a packed slot. */
  at(slot: number): AddedTool | undefined {
    return slot < this.from ? undefined : this.#tools[slot - this.from];
  }

  slotOf(id: string): number | undefined {
    return this.#slots.get(id);
  }

  revision(slot: number): number {
    return this.#revisions[slot - this.from] as number;
  }

  setRevision(slot: number, revision: number): void {
    this.#revisions[slot - this.from] = revision;
  }

  add(tool: IndexedTool, { category, specs }: Numbers): number {
    const slot = this.from + this.#tools.length;
    const { id, name, description } = tool;
    const translatedNames = Object.fromEntries(
      translationsOf(tool).map(([language, text]) => [language, text.name]),
    );
    this.#tools.push({ id, name, description, sku: plainLetters(tool.sku), specs, translatedNames });
    this.#columns.put(tool, category);
    this.#revisions.push(tool.revision);
    this.#slots.set(id, slot);
    return slot;
  }

  removeId(id: string): void {
    this.#slots.delete(id);
  }

  forEachIn(slots: BitSet, each: (slot: number, tool: AddedTool) => void): void {
    for (const [at, tool] of this.#tools.entries()) {
      if (hasBit(slots, this.from + at)) each(this.from + at, tool);
    }
  }
}
