import 'server-only';
import type { ClientSession } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { InvoiceKind } from '@/lib/server/platform/db/documents/invoices';

/**
 * Returns the next number of a kind, from 1, and the series it is of. It is used up only if the caller's transaction commits, and a transaction
 * that takes one at the same time fails on a write conflict and is retried: the series has neither gaps nor repeats.
 */
export async function takeSequence(
  kind: InvoiceKind,
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
