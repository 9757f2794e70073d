'use client';
import { useToolSearch } from '@/components/search/use-tool-search';

export const SUGGESTIONS_ID = 'article-suggestions';
const TYPED_MIN = 2;

export function RowSuggestions({ typed }: { typed: string }) {
  const { response } = useToolSearch(typed.trim().length < TYPED_MIN ? '' : typed);
  return (
    <datalist id={SUGGESTIONS_ID}>
      {response?.results.map(({ _id, sku, name }) => (
        <option key={_id} value={sku}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
