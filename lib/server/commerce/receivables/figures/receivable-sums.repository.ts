import 'server-only';
import type { ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ReceivableFiguresDocument } from '@/lib/server/platform/db/documents/receivables';

export async function findReceivableFigures(
  companyIds: readonly ObjectId[],
): Promise<ReceivableFiguresDocument[]> {
  return (await collection('company_accounts')).find({ _id: { $in: [...companyIds] } }).toArray();
}
