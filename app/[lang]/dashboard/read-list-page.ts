export const LIST_PAGE_LIMIT = 25;

/** Beyond the end, returns the last page: rows disappear while someone is on it, and an empty page would be confusing. */
export async function readListPage<Found extends { rows: readonly unknown[]; total: number }>(
  requested: number | undefined,
  read: (part: { page: number; limit: number }) => Promise<Found>,
): Promise<Found & { page: number; pageCount: number }> {
  const current = requested ?? 1;
  const first = await read({ page: current, limit: LIST_PAGE_LIMIT });
  const pageCount = Math.max(1, Math.ceil(first.total / LIST_PAGE_LIMIT));
  if (current <= pageCount) return { ...first, page: current, pageCount };
  const last = await read({ page: pageCount, limit: LIST_PAGE_LIMIT });
  return { ...last, page: pageCount, pageCount };
}
