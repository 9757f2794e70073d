import { expect, it } from 'vitest';
import { matchRow } from '@/lib/server/commerce/quick-order/match-row';
import { readList } from '@/lib/server/commerce/quick-order/read-list/read-list';
import { lookupIn, SAMPLE_CATALOGUE } from '@/tests/fixtures/quick-order/catalogue';
import { type Expected, SAMPLES } from '@/tests/fixtures/quick-order/samples';

const LOOKUP = lookupIn(SAMPLE_CATALOGUE);

/** Returns what becomes of every row, in the words of the samples. */
function outcomes(text: string): Expected[] {
  return readList(text).rows.map((row) => {
    const matched = matchRow(row, LOOKUP);
    if (matched.status === 'taken') return { sku: matched.article.id, units: matched.units };
    if (matched.status === 'quantity') return { ask: matched.article.id };
    if (matched.status === 'question')
      return { ask: matched.proposals.map(({ article }) => article.id).join() };
    return { unknown: true };
  });
}

/** A question may name more than the expected article. */
function isAsExpected(outcome: Expected | undefined, expected: Expected): boolean {
  if (outcome && 'ask' in outcome && 'ask' in expected) return outcome.ask.split(',').includes(expected.ask);
  return JSON.stringify(outcome) === JSON.stringify(expected);
}

it('the samples are at least 50', () => expect(SAMPLES.length).toBeGreaterThanOrEqual(50));

it.each(SAMPLES.map(({ name, ...sample }) => [name, sample] as const))(
  'the samples: %s',
  (_, { text, rows }) => {
    const found = outcomes(text);
    // Lines that are no rows may be read as unknown ones: they are shown, and order nothing.
    const shown = rows.some((row) => 'unknown' in row) ? found : found.filter((row) => !('unknown' in row));
    const marks = rows.map((row, index) => (isAsExpected(shown[index], row) ? row : shown[index]));
    expect(marks).toEqual(rows);
    expect(shown.length).toBe(rows.length);
  },
);

it('the samples are read in at least 95 of 100 rows, and none of them wrongly', () => {
  const all = SAMPLES.flatMap(({ text, rows }) => {
    const found = outcomes(text);
    const shown = rows.some((row) => 'unknown' in row) ? found : found.filter((row) => !('unknown' in row));
    return rows.map((row, index) => ({ row, outcome: shown[index] }));
  });
  const readable = all.filter(({ row }) => 'sku' in row);
  const read = readable.filter(({ row, outcome }) => isAsExpected(outcome, row));
  const wrong = all.filter(({ row, outcome }) => outcome && 'sku' in outcome && !isAsExpected(outcome, row));
  expect(wrong).toEqual([]);
  expect(read.length / readable.length).toBeGreaterThanOrEqual(0.95);
});
