import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { AppError } from '@/lib/shared/messages/errors';
import { findCompany } from './companies.repository';

/** Throws `not-found`. */
export async function requireCompanyById(id: ObjectId, session?: ClientSession): Promise<CompanyDocument> {
  const company = await findCompany(id, session);
  if (!company) throw new AppError('not-found');
  return company;
}
