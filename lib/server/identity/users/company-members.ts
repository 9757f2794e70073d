import type { ClientSession, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import type { MembershipRecord, UserDocument } from '@/lib/server/platform/db/documents/users';
import { type CompanyRole, hasRole } from '@/lib/shared/companies/company-roles';
import { AppError } from '@/lib/shared/messages/errors';
import type { Identity } from './identity';
import {
  countMembersByCompany,
  findCompaniesByEmail,
  findMembersOf,
  type UserSecret,
  updateUser,
  updateUsers,
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

/** Returns false where the account belongs to a company, or acts for the store. */
export async function startMembership(
  userId: ObjectId,
  company: MembershipRecord,
  session: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await updateUser(
    { _id: userId, role: 'customer', 'company.id': { $exists: false } },
    { $set: { company }, $pull: { leftCompanyIds: company.id } },
    session,
  );
  return matchedCount === 1;
}

export async function setMemberRole(
  userId: ObjectId,
  role: CompanyRole,
  session: ClientSession,
): Promise<void> {
  await updateUser({ _id: userId }, { $set: { 'company.role': role } }, session);
}

const ENDED = (companyId: ObjectId) =>
  ({ $unset: { company: '' }, $addToSet: { leftCompanyIds: companyId } }) as const;

export async function endMembership(
  userId: ObjectId,
  companyId: ObjectId,
  session: ClientSession,
): Promise<void> {
  await updateUser({ _id: userId, 'company.id': companyId }, ENDED(companyId), session);
}

export async function endMemberships(companyId: ObjectId, session: ClientSession): Promise<void> {
  await updateUsers({ 'company.id': companyId }, ENDED(companyId), session);
}

/** Copies to its members what of a company each of their requests depends on. */
export async function setCompanyFacts(
  companyId: ObjectId,
  { state, groupId }: Pick<MembershipRecord, 'state' | 'groupId'>,
  session: ClientSession,
): Promise<void> {
  await updateUsers(
    { 'company.id': companyId },
    { $set: { 'company.state': state, 'company.groupId': groupId } },
    session,
  );
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

/** Returns whether an account has at least this role in this company. */
export function isMemberOf(
  actor: Pick<Actor, 'company'>,
  companyId: ObjectId | undefined,
  least: CompanyRole = 'buyer',
): boolean {
  const company = companyOf(actor);
  return Boolean(companyId && company?.id.equals(companyId) && hasRole(company.role, least));
}

/** Throws `not-found` without a company, or while it is pending, and `forbidden` with a lesser role. */
export function requireCompany(
  actor: Pick<Actor, 'company'>,
  least: CompanyRole = 'buyer',
): MembershipRecord {
  const company = companyOf(actor);
  if (!company) throw new AppError('not-found');
  if (!hasRole(company.role, least)) throw new AppError('forbidden');
  return company;
}
