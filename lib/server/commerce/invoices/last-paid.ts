import type { ObjectId } from 'mongodb';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { type InvoicedTo, readInvoicesTo } from './invoices.repository';

export type LastPaid = { unitPriceCents: number; number: string; issuedAt: Date };

/** Adds what the newest invoice of each of these tools says; returns the tools that none is of. */
async function addNewest(
  to: InvoicedTo,
  toolIds: readonly ObjectId[],
  found: Map<string, LastPaid>,
): Promise<ObjectId[]> {
  const missing = new Map(toolIds.map((id) => [id.toHexString(), id]));
  const read = ({ lines, number, issuedAt }: Pick<InvoiceDocument, 'lines' | 'number' | 'issuedAt'>) => {
    for (const { toolId, unitPriceCents } of lines) {
      const id = toolId?.toHexString() ?? '';
      if (missing.delete(id)) found.set(id, { unitPriceCents, number, issuedAt });
    }
    return missing.size > 0;
  };
  if (missing.size > 0) await readInvoicesTo(to, toolIds, read);
  return [...missing.values()];
}

/**
 * Returns the unit prices of the newest invoices of tools, by their id: those to the company first, for other tools those to the
 * account. Tools that were never invoiced to them are left out.
 */
export async function lastPaid(
  { companyNumber, userId }: { companyNumber?: string | undefined; userId: ObjectId },
  toolIds: readonly ObjectId[],
): Promise<ReadonlyMap<string, LastPaid>> {
  const found = new Map<string, LastPaid>();
  const left = companyNumber === undefined ? toolIds : await addNewest({ companyNumber }, toolIds, found);
  await addNewest({ userId }, left, found);
  return found;
}
