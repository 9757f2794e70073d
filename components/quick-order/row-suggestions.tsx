'use client';
import { useToolSearch } from '@/components/search/use-tool-search';

/** The id of the suggestions for the rows' fields of an article number. */
export const SUGGESTIONS_ID = 'article-suggestions';
/** A letter or two suggest too much to be of use. */
const TYPED_MIN = 2;

/** Suggestions for what is being typed into the field of a row. */
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
