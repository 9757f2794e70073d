import { compactText } from '@forgeline/tool-text/fold-text';
import { searchTools } from '@/lib/client/calls/search-tools';
import type { OwnNumber } from '@/lib/shared/own-numbers/own-number.schema';
import type { SearchHit } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { ownNumbers } from './own-numbers';

/** A tool, and the viewer's own number by which it was found. */
export type NumberedTool = { number: string; hit: SearchHit };

const BEGUN_MIN = 2;
const BEGUN_MAX = 3;

type Key = { key: string; ownNumber: OwnNumber };

let compacted: { of: readonly OwnNumber[]; keys: readonly Key[] } | undefined;

/** Once for each list of numbers, rather than with each letter typed. */
async function numberKeys(): Promise<readonly Key[]> {
  const numbers = await ownNumbers();
  if (compacted?.of !== numbers)
    compacted = {
      of: numbers,
      keys: numbers.map((ownNumber) => ({ key: compactText(ownNumber.alias), ownNumber })),
    };
  return compacted.keys;
}

async function toolOf({ alias, toolId, sku }: OwnNumber, signal?: AbortSignal): Promise<NumberedTool[]> {
  if (sku === undefined) return [];
  const { results } = await searchTools(sku, signal);
  const hit = results.find(({ _id }) => _id === toolId);
  return hit ? [{ number: alias, hit }] : [];
}

/** The tool that the viewer calls by exactly what is typed, in any spelling, if it is sold. */
export async function findOwnNumber(typed: string, signal?: AbortSignal): Promise<SearchHit | undefined> {
  const typedKey = compactText(typed);
  if (typedKey === '') return undefined;
  const match = (await numberKeys()).find(({ key }) => key === typedKey);
  return match && (await toolOf(match.ownNumber, signal))[0]?.hit;
}

/** At most three tools of which an own number begins with what is typed, whole numbers and short ones first. */
export async function findOwnNumbers(typed: string, signal?: AbortSignal): Promise<NumberedTool[]> {
  const typedKey = compactText(typed);
  if (typedKey === '') return [];
  const isMatch = ({ key }: Key) =>
    key === typedKey || (typedKey.length >= BEGUN_MIN && key.startsWith(typedKey));
  const matches = (await numberKeys())
    .filter(isMatch)
    .sort((one, other) => one.key.length - other.key.length)
    .slice(0, BEGUN_MAX);
  return (await Promise.all(matches.map(({ ownNumber }) => toolOf(ownNumber, signal)))).flat();
}
