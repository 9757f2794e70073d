import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { AppError } from '@/lib/shared/messages/errors';
import { findCompaniesById, findCompany } from './companies.repository';

/** Throws `not-found`. */
export async function requireCompanyById(id: ObjectId, session?: ClientSession): Promise<CompanyDocument> {
  const company = await findCompany(id, session);
  if (!company) throw new AppError('not-found');
  return company;
}

/** By id. */
export async function companyNames(ids: readonly ObjectId[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await findCompaniesById(ids)).map(({ _id, name }) => [_id.toHexString(), name]));
}
