import 'server-only';

/** A list as a plain JSON array, with the number of all entries that fit in `X-Total-Count` (decisions §2). */
export function listResponse(entries: readonly unknown[], total: number): Response {
  return Response.json(entries, {
    headers: { 'cache-control': 'no-store', 'x-total-count': String(total) },
  });
}
