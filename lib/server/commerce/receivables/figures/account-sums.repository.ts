import 'server-only';
import type { ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { CompanyAccountDocument } from '@/lib/server/platform/db/documents/company-accounts';

export async function findAccounts(companyIds: readonly ObjectId[]): Promise<CompanyAccountDocument[]> {
  return (await collection('company_accounts')).find({ _id: { $in: [...companyIds] } }).toArray();
}
