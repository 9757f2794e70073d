import type { ClientSession } from 'mongodb';
import { collection } from './collections';
import type { CounterDocument } from './documents/receivables';

/**
 * Returns the next number of a kind, from 1, and its series. A number is used up only by a commit, and concurrent
 * transactions conflict and retry: the series has neither gaps nor repeats.
 */
export async function takeSequence(
  kind: CounterDocument['_id'],
  session: ClientSession,
): Promise<{ sequence: number; series?: string }> {
  const counter = await (await collection('counters')).findOneAndUpdate(
    { _id: kind },
    { $inc: { last: 1 } },
    { upsert: true, returnDocument: 'after', session },
  );
  if (!counter) throw new Error(`the counter of ${kind} was not written`);
  const { last: sequence, series } = counter;
  return { sequence, ...(series === undefined ? {} : { series }) };
}
