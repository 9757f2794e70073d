import 'server-only';
import type { ToolQuery } from '@/lib/shared/tools/tool.schema';

const TOOL_PAGE_LIMIT = 24;

/** `limit` 0 is the whole list: without `page` and `limit`. */
export function toolPage(query: Pick<ToolQuery, 'page' | 'limit'>): { skip: number; limit: number } {
  if (query.page === undefined && query.limit === undefined) return { skip: 0, limit: 0 };
  const limit = query.limit ?? TOOL_PAGE_LIMIT;
  return { skip: ((query.page ?? 1) - 1) * limit, limit };
}
