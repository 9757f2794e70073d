import 'server-only';
import type { ClientSession } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { InvoiceKind } from '@/lib/server/platform/db/documents/invoices';

/**
 * Returns the next number of a series, from 1. It is used up only if the caller's transaction commits, and a transaction
 * that takes one at the same time fails on a write conflict and is retried: the series has neither gaps nor repeats.
 */
export async function takeSequence(series: InvoiceKind, session: ClientSession): Promise<number> {
  const counter = await (await collection('counters')).findOneAndUpdate(
    { _id: series },
    { $inc: { last: 1 } },
    { upsert: true, returnDocument: 'after', session },
  );
  if (!counter) throw new Error(`the counter of ${series} was not written`);
  return counter.last;
}
