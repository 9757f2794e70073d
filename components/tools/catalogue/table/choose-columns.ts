import type { SpecCount } from '@/lib/shared/tools/catalogue/catalogue.schema';

const COLUMNS_MAX = 8;
/** Nobody chooses better among more values than these. */
const VALUES_MAX = 12;

/** A specification as a column, by the shortest of the `names` that its tools have for it, which are in the language of the page. */
export type SpecColumn = { token: string; name: string; names: readonly string[] };

/** What all tools of a list have, and is told once. */
export type SharedSpec = { name: string; value: string };

type Counted = SpecColumn & {
  tokens: string[];
  names: string[];
  tools: number;
  values: number;
  only?: string;
};

const IN_FULL: Readonly<Record<string, string>> = {
  max: 'maximum',
  min: 'minimum',
  dia: 'diameter',
  ø: 'diameter',
  wt: 'weight',
};

/** Ends of words that are no plurals: `glass`, `radius`, `axis`. */
const SINGULAR = /(?:ss|us|is)$/;

/** Returns what a name means, whatever its form: `sizes` is `size`, `max.-torque` is `maximum-torque`. */
function meaningOf(token: string): string {
  return token
    .split('-')
    .map((word) => {
      const bare = word.replace(/\.$/, '');
      const full = IN_FULL[bare] ?? bare;
      return full.length > 3 && full.endsWith('s') && !SINGULAR.test(full) ? full.slice(0, -1) : full;
    })
    .join('-');
}

function merged(counts: readonly SpecCount[]): Counted[] {
  const columns: Counted[] = [];
  for (const { name, token, tools, values, only } of counts) {
    const same = columns.find(
      (column) =>
        column.names.includes(name) || column.tokens.some((other) => meaningOf(other) === meaningOf(token)),
    );
    if (!same) {
      columns.push({
        name,
        token,
        names: [name],
        tokens: [token],
        tools,
        values,
        ...(only ? { only } : {}),
      });
      continue;
    }
    const isMain = name.length < same.name.length;
    if (isMain) Object.assign(same, { name, token });
    same.names = [...new Set(isMain ? [name, ...same.names] : [...same.names, name])];
    same.tokens.push(token);
    const isAlike = same.only !== undefined && same.only === only;
    same.values = isAlike ? 1 : same.values + values;
    if (!isAlike) delete same.only;
    same.tools += tools;
  }
  return columns;
}

type ListFacts = {
  /** How many tools the list has, on all its pages. */
  total: number;
  /** Names that the shop puts first. */
  keySpecs?: readonly string[];
  /** Tokens of the specifications the list is narrowed by, which stay columns. */
  chosen?: ReadonlySet<string>;
};

/**
 * The specifications that tell tools of a list apart: how many have one, times its different values. Those that mean the same are one,
 * and those that are the same for all tools are `shared`. Pure; keeps the order.
 */
export function chooseColumns(
  counts: readonly SpecCount[],
  { total, keySpecs = [], chosen = new Set() }: ListFacts,
): { columns: SpecColumn[]; shared: SharedSpec[] } {
  const keys = new Set(keySpecs.map((name) => name.toLowerCase()));
  const isChosen = ({ tokens }: Counted) => tokens.some((token) => chosen.has(token));
  const isFirst = (column: Counted) =>
    isChosen(column) || column.names.some((name) => keys.has(name.toLowerCase()));
  const shared: SharedSpec[] = [];
  const candidates: { column: Counted; place: number; worth: number }[] = [];
  for (const [place, column] of merged(counts).entries()) {
    const { name, tools, values, only } = column;
    if (only !== undefined && total > 1 && tools >= total && !isChosen(column)) {
      shared.push({ name, value: only });
      continue;
    }
    const worth = (Math.min(tools, total) / total) * Math.min(values, VALUES_MAX);
    if (isFirst(column)) candidates.push({ column, place, worth: Number.POSITIVE_INFINITY });
    else if ((tools > 1 && values > 1) || total === 1) candidates.push({ column, place, worth });
  }
  const best = candidates
    .sort((a, b) => (a.worth === b.worth ? a.place - b.place : b.worth - a.worth))
    .slice(0, COLUMNS_MAX)
    .sort((a, b) => a.place - b.place);
  return { columns: best.map(({ column: { token, name, names } }) => ({ token, name, names })), shared };
}
