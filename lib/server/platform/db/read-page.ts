export type PagePart = { skip: number; limit: number };

type SortedList<Row> = {
  count: () => Promise<number>;
  find: (part: PagePart) => Promise<Row[]>;
  findFromEnd: (part: PagePart) => Promise<Row[]>;
};

/** Reads from the nearer end, since the database walks over what is skipped; beyond the last page, nothing. */
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
