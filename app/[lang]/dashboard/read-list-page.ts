export type ListPage<Row> = { rows: Row[]; total: number; page: number; pageCount: number };

/** Rows of a list on one page of an admin's lists. */
export const LIST_PAGE_LIMIT = 25;

/**
 * Returns the requested page, or the last one if it is beyond the end: rows disappear while someone is at the end of a
 * list, and an empty page would be confusing.
 */
export async function readListPage<Row>(
  asked: number | undefined,
  read: (part: { page: number; limit: number }) => Promise<{ rows: Row[]; total: number }>,
): Promise<ListPage<Row>> {
  const wanted = asked ?? 1;
  const first = await read({ page: wanted, limit: LIST_PAGE_LIMIT });
  const pageCount = Math.max(1, Math.ceil(first.total / LIST_PAGE_LIMIT));
  if (wanted <= pageCount) return { ...first, page: wanted, pageCount };
  const last = await read({ page: pageCount, limit: LIST_PAGE_LIMIT });
  return { ...last, page: pageCount, pageCount };
}
