import type { z } from 'zod';
import { lettersBetween } from '@/lib/server/platform/config/letters-between';
import type { FieldIssue, FieldIssues } from '@/lib/shared/messages/errors';

/** So many are named, by so many characters each. */
const NAMED_MAX = 20;
const NAME_LENGTH_MAX = 100;
const PART_LENGTH_MIN = 3;

function nearestOf(name: string, known: readonly string[]): string | undefined {
  const sent = name.toLowerCase();
  // `since` is meant for `updatedSince` rather than for a shorter name with other letters.
  const isPart = (other: string) => sent.length >= PART_LENGTH_MIN && other.includes(sent);
  const letters = (other: string) =>
    isPart(other.toLowerCase()) ? 0 : lettersBetween(sent, other.toLowerCase());
  return [...known].sort((one, other) => letters(one) - letters(other))[0];
}

/** Returns what is wrong with parameters of the query that the call does not have; nothing if it has all of them. */
export function unknownParameters(
  names: Iterable<string>,
  query: z.ZodType | undefined,
): FieldIssues | undefined {
  const known = query && 'shape' in query ? Object.keys(query.shape as object) : [];
  const unknown = [...names].filter((name) => !known.includes(name)).slice(0, NAMED_MAX);
  if (unknown.length === 0) return undefined;
  const issues = unknown.map((sent): [string, FieldIssue[]] => {
    const name = sent.slice(0, NAME_LENGTH_MAX);
    const nearest = nearestOf(name, known);
    return [name, [nearest ? { code: 'unknown-parameter-near', params: { nearest } } : 'unknown-parameter']];
  });
  return Object.fromEntries(issues);
}
