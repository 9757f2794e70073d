import type { Filter } from 'mongodb';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { type FoundPart, readParts } from '@/lib/server/platform/db/read-parts';

/** Counts companies that wait for an admin, `confirm` to confirm their VAT number, and finds the first of those to activate, in one read. */
export async function readCompaniesToDo(
  confirm: Filter<CompanyDocument>,
  limit: number,
): Promise<Record<'pending' | 'toConfirm', FoundPart<CompanyDocument>>> {
  return readParts(
    'companies',
    { $or: [{ state: 'pending' }, confirm] },
    {
      pending: {
        filter: { state: 'pending' },
        first: { sort: { createdAt: 1, _id: 1 }, limit, fields: ['number', 'name', 'createdAt'] },
      },
      toConfirm: { filter: confirm },
    },
  );
}
