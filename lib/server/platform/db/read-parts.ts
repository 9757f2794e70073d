import type { Filter } from 'mongodb';
import { collection, type Documents } from './collections';

type Part<Stored> = {
  filter?: Filter<Stored>;
  /** What is added up beside the count, by name: a field or an expression. */
  sums?: Readonly<Record<string, unknown>>;
  /** The documents to return, with these fields. */
  first?: { sort: Readonly<Record<string, 1 | -1>>; limit: number; fields: readonly string[] };
};

export type FoundPart<Stored> = {
  count: number;
  sums: Readonly<Record<string, number>>;
  first: Stored[];
};

const matching = <Stored>({ filter }: Part<Stored>) => (filter ? [{ $match: filter }] : []);

function documentsOf<Stored>(part: Part<Stored>): object[] {
  const { sort, limit, fields } = part.first ?? { sort: { _id: 1 }, limit: 1, fields: ['_id'] };
  const project = Object.fromEntries(fields.map((field) => [field, 1]));
  return [...matching(part), { $sort: sort }, { $limit: limit }, { $project: project }];
}

function sumsOf<Stored>(part: Part<Stored>): object[] {
  const sums = Object.entries(part.sums ?? {}).map(([name, value]) => [name, { $sum: value }] as const);
  return [...matching(part), { $group: { _id: null, count: { $sum: 1 }, ...Object.fromEntries(sums) } }];
}

type Facets = Record<string, Record<string, number>[]>;

/** Counts and adds up several parts of a collection, and finds the first documents of each, in one read. */
export async function readParts<Name extends keyof Documents, Key extends string>(
  name: Name,
  filter: Filter<Documents[Name]>,
  parts: Readonly<Record<Key, Part<Documents[Name]>>>,
): Promise<Record<Key, FoundPart<Documents[Name]>>> {
  const entries = Object.entries<Part<Documents[Name]>>(parts);
  const facets = entries.flatMap(([key, part]) => [
    [`${key}Sums`, sumsOf(part)],
    ...(part.first ? [[`${key}First`, documentsOf(part)]] : []),
  ]);
  const [found = {}] = await (await collection(name))
    .aggregate<Facets>([{ $match: filter }, { $facet: Object.fromEntries(facets) }])
    .toArray();
  const read = entries.map(([key]) => {
    const { count = 0, _id, ...sums } = found[`${key}Sums`]?.[0] ?? {};
    return [key, { count, sums, first: found[`${key}First`] ?? [] }];
  });
  return Object.fromEntries(read);
}
