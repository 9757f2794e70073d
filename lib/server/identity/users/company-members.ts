import type { ClientSession, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import type { MembershipRecord, UserDocument } from '@/lib/server/platform/db/documents/users';
import { type CompanyAction, type CompanyRole, mayInCompany } from '@/lib/shared/companies/company-roles';
import { AppError } from '@/lib/shared/messages/errors';
import type { Identity } from './identity';
import {
  countMembersByCompany,
  findCompaniesByEmail,
  findMembersOf,
  type UserSecret,
  updateMembersOf,
  updateUser,
} from './users.repository';

export type Member = Omit<Identity, UserSecret> & { company: MembershipRecord };

/** Those who can act for a company: an admin of the store cannot. Who belongs to it longest comes first. */
export async function membersOf(companyId: ObjectId, session?: ClientSession): Promise<Member[]> {
  const members = (await findMembersOf(companyId, session)) as Member[];
  return members.sort((a, b) => a.company.since.getTime() - b.company.since.getTime());
}

export async function countMembers(companyIds: readonly ObjectId[]): Promise<Map<string, number>> {
  if (companyIds.length === 0) return new Map();
  const counts = await countMembersByCompany(companyIds);
  return new Map(counts.map(({ _id, count }) => [_id.toHexString(), count]));
}

export async function companiesByMemberEmail(words: readonly RegExp[]): Promise<ObjectId[]> {
  if (words.length === 0) return [];
  return (await findCompaniesByEmail(words)).flatMap(({ company }) => company?.id ?? []);
}

/** The customer number is the company's from then on. Returns false where the account belongs to a company, or acts for the store. */
export async function startMembership(
  userId: ObjectId,
  company: MembershipRecord,
  session: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await updateUser(
    userId,
    { $set: { company }, $unset: { customerNumber: '' }, $pull: { leftCompanyIds: company.id } },
    session,
    { role: 'customer', 'company.id': { $exists: false } },
  );
  return matchedCount === 1;
}

export async function setMemberRole(
  userId: ObjectId,
  role: CompanyRole,
  session: ClientSession,
): Promise<void> {
  await updateUser(userId, { $set: { 'company.role': role } }, session);
}

const ENDED = (companyId: ObjectId) =>
  ({ $unset: { company: '' }, $addToSet: { leftCompanyIds: companyId } }) as const;

export async function endMembership(
  userId: ObjectId,
  companyId: ObjectId,
  session: ClientSession,
): Promise<void> {
  await updateUser(userId, ENDED(companyId), session, { 'company.id': companyId });
}

export async function endMemberships(companyId: ObjectId, session: ClientSession): Promise<void> {
  await updateMembersOf(companyId, ENDED(companyId), session);
}

/** Copies to its members what of a company each of their requests depends on. */
export async function setCompanyFacts(
  companyId: ObjectId,
  { state, groupId }: Pick<MembershipRecord, 'state' | 'groupId'>,
  session: ClientSession,
): Promise<void> {
  await updateMembersOf(companyId, { $set: { 'company.state': state, 'company.groupId': groupId } }, session);
}

type Account = Pick<UserDocument, 'role' | 'company'>;

/** An admin of the store acts for no company, also where they belonged to one before: that membership sleeps. */
export function membershipOf({ role, company }: Account): MembershipRecord | undefined {
  return role === 'admin' ? undefined : company;
}

/** The company for which an account acts, active or blocked; null also while it is pending. */
export function companyOf({ company }: Pick<Actor, 'company'>): MembershipRecord | null {
  return company && company.state !== 'pending' ? company : null;
}

/** Returns whether an account belongs to this company and may do this there, of what concerns the company as a whole. */
export function isMemberOf(
  actor: Pick<Actor, 'company'>,
  companyId: ObjectId | undefined,
  action?: CompanyAction,
): boolean {
  const company = companyOf(actor);
  return Boolean(
    companyId && company?.id.equals(companyId) && (!action || mayInCompany(company.role, action)),
  );
}

/** Throws `not-found` without a company, or while it is pending, and `forbidden` with a lesser role. */
export function requireCompany(actor: Pick<Actor, 'company'>, action?: CompanyAction): MembershipRecord {
  const company = companyOf(actor);
  if (!company) throw new AppError('not-found');
  if (action && !mayInCompany(company.role, action)) throw new AppError('forbidden');
  return company;
}
