import { readMeasure } from '@forgeline/tool-text/read-measure';
import { unitOf } from '@forgeline/tool-text/units';
import type { Tool } from '@/lib/shared/tools/tool.schema';

/** Rows of one family below its heading; the last section has those of none. */
export type RowSection<Row> = { family: string | null; rows: Row[] };

/** `24`, `8–19`, `±0.02`, `1/2`, `16 × 17`, also with a letter: `M10`, `PH2`, `IP67`. */
const FIGURE = /^[±<>]?\p{Lu}{0,3}\d[\d.,/–×x-]*$/u;
const JOINT = /^(?:×|x|–|-|to|bis|\/)$/;

/** A unit beside a figure, or the name of the specification whose figure it is: `24 mm`, `12 Pieces`, `1/2 in Drive`. */
function isMeasured(word: string, specs: Tool['specs']): boolean {
  const lower = word.toLowerCase();
  return (
    !unitOf(word).dimension.startsWith('unit ') ||
    specs.some(({ name, unit }) => unit === word || name.toLowerCase() === lower)
  );
}

/** What a name says without sizes: `Combination Wrench` of `Combination Wrench 24 mm`. */
export function familyOf({ name, specs }: Pick<Tool, 'name' | 'specs'>): string {
  const parts = name.split(/,\s+/).map((part) => {
    const words = part.split(/\s+/);
    const isSize: boolean[] = [];
    for (const [at, word] of words.entries()) {
      const follows = isSize[at - 1] === true;
      isSize.push(FIGURE.test(word) || (follows && (JOINT.test(word) || isMeasured(word, specs))));
    }
    return words.filter((word, at) => !isSize[at] && !(JOINT.test(word) && isSize[at + 1])).join(' ');
  });
  return parts.filter(Boolean).join(', ').trim();
}

function sizesOf({ specs }: Pick<Tool, 'specs'>, names: readonly (readonly string[])[]): number[] {
  return names.map((own) => {
    const spec = specs.find(({ name }) => own.includes(name));
    return (spec && readMeasure(spec)?.low) ?? Number.POSITIVE_INFINITY;
  });
}

/**
 * Tools that differ in their sizes alone, such as drive and range, are a family: they stand below a heading, by size, and others after
 * them. One section without a heading where there are none. Pure.
 */
export function sectionsOf<Row extends Pick<Tool, 'name' | 'specs'>>(
  rows: readonly Row[],
  columns: readonly { names: readonly string[] }[],
): RowSection<Row>[] {
  const families = new Map<string, Row[]>();
  for (const row of rows) {
    const family = familyOf(row);
    families.set(family, [...(families.get(family) ?? []), row]);
  }
  const names = columns.map((column) => column.names);
  const sections: RowSection<Row>[] = [];
  const others: Row[] = [];
  for (const [family, members] of families) {
    if (members.length < 2 || family === '') others.push(...members);
    else sections.push({ family, rows: bySize(members, names) });
  }
  return others.length > 0 ? [...sections, { family: null, rows: others }] : sections;
}

function bySize<Row extends Pick<Tool, 'specs'>>(
  rows: readonly Row[],
  names: readonly (readonly string[])[],
): Row[] {
  const sized = rows.map((row) => ({ row, sizes: sizesOf(row, names) }));
  const compare = (one: number[], other: number[]) => {
    const at = one.findIndex((size, place) => size !== other[place]);
    return at === -1 ? 0 : (one[at] as number) - (other[at] as number);
  };
  return sized.sort((a, b) => compare(a.sizes, b.sizes)).map(({ row }) => row);
}
