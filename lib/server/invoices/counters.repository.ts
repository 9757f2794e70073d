import 'server-only';
import type { ClientSession } from 'mongodb';
import { collection } from '@/lib/server/db/collections';
import type { InvoiceKind } from '@/lib/server/db/documents/invoices';

/**
 * The next number of a series, from 1. It is taken if and only if the caller's transaction commits, and whoever takes one
 * meanwhile runs into a write conflict and tries again: so the series has neither gaps nor repeats.
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
