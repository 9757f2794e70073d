import { compactText } from '@forgeline/tool-text/fold-text';
import { searchTools } from '@/lib/client/calls/search-tools';
import type { SearchHit } from '@/lib/shared/catalogue/catalogue.schema';
import { ownNumbers } from './own-numbers';

/** The tool that the viewer calls by exactly what is typed, in any spelling, if it is sold. */
export async function findOwnNumber(typed: string, signal?: AbortSignal): Promise<SearchHit | undefined> {
  const key = compactText(typed);
  if (key === '') return undefined;
  const number = (await ownNumbers()).find(({ alias }) => compactText(alias) === key);
  if (number?.sku === undefined) return undefined;
  const { results } = await searchTools(number.sku, signal);
  return results.find(({ _id }) => _id === number.toolId);
}
