import 'server-only';

export type PagePart = { skip: number; limit: number };

type SortedList<Row> = {
  count: () => Promise<number>;
  find: (part: PagePart) => Promise<Row[]>;
  findFromEnd: (part: PagePart) => Promise<Row[]>;
};

/**
 * Returns one page of a list and how many rows there are in all. It is read from the nearer end, because the database has
 * to walk over what is skipped; a page beyond the last is empty without a walk.
 */
export async function readPage<Row>(
  { skip, limit }: PagePart,
  list: SortedList<Row>,
): Promise<[rows: Row[], total: number]> {
  if (skip === 0) return Promise.all([list.find({ skip, limit }), list.count()]);
  const total = await list.count();
  const rest = total - skip;
  if (rest <= 0) return [[], total];
  if (skip < rest) return [await list.find({ skip, limit }), total];
  const size = Math.min(limit, rest);
  return [await list.findFromEnd({ skip: rest - size, limit: size }), total];
}
