import 'server-only';
import { searchTools } from '@/lib/server/commerce/catalogue/search-tools';
import { compactText } from '@/lib/server/platform/search/split-words';
import type { ListRow } from '@/lib/shared/quick-order/list-row';
import type { RowCandidate } from '@/lib/shared/schemas/quick-order';

const NEAR_MAX = 5;
/** How many texts of one row are searched for, and how many of a list: a search costs far more than a look-up. */
const SEARCHES_PER_ROW = 2;
const SEARCHES_MAX = 100;
/** Beyond it a text is a description rather than a number. */
const SEARCHED_LENGTH_MAX = 60;

function textsOf({ readings }: ListRow): string[] {
  const texts = new Map(readings.map(({ article }) => [compactText(article), article]));
  return [...texts]
    .filter(([key]) => key !== '' && key.length <= SEARCHED_LENGTH_MAX)
    .slice(0, SEARCHES_PER_ROW)
    .map(([, text]) => text);
}

/** Returns what may be meant by the first of these rows, which name nothing; by their places in the list. */
export async function nearArticles(rows: readonly ListRow[]): Promise<Map<number, RowCandidate[]>> {
  const near = new Map<number, RowCandidate[]>();
  let searches = 0;
  for (const row of rows) {
    for (const text of textsOf(row)) {
      if (searches >= SEARCHES_MAX) return near;
      searches += 1;
      const { results } = await searchTools(text, NEAR_MAX);
      if (results.length === 0) continue;
      near.set(
        row.line,
        results.map(({ _id: toolId, sku, name }) => ({ toolId, sku, name })),
      );
      break;
    }
  }
  return near;
}
