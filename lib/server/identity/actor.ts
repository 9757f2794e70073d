import type { ObjectId } from 'mongodb';
import type { MembershipRecord } from '@/lib/server/platform/db/documents/users';
import type { ApiKeyScope } from '@/lib/shared/calls/api-key-scopes';
import type { Language } from '@/lib/shared/site/languages';

export type Actor = {
  userId: ObjectId;
  email: string;
  name: string;
  image: string | null;
  role: 'admin' | 'customer';
  emailVerified: boolean;
  language?: Language | undefined;
  /** Their own, in the shop's books; absent for members of a company. */
  customerNumber?: string | undefined;
  /** The group whose prices the account has: its company's, or its own. */
  priceGroupId?: ObjectId | undefined;
  /** Absent for admins, who act for the store. A pending company counts only on its own page (`companyOf`). */
  company?: MembershipRecord | undefined;
  leftCompanyIds?: readonly ObjectId[] | undefined;
  sessionId: string;
  sessionVersion: number;
  secondFactor: boolean;
  /** An admin whose session has no second factor, where REQUIRE_ADMIN_TOTP is set: `role` is `customer`. */
  owesSecondFactor?: boolean;
};

/** A program that makes a request by an API key, as the database has it at this moment. It acts for the store, not for a person. */
export type Program = { role: 'key'; keyId: ObjectId; scopes: readonly ApiKeyScope[] };

/** Who makes a request that programs may make, too. */
export type Caller = Actor | Program;

export function isProgram(caller: Caller): caller is Program {
  return caller.role === 'key';
}

/** Returns the id by which stored documents name who made a change. */
export function callerId(caller: Caller): ObjectId {
  return isProgram(caller) ? caller.keyId : caller.userId;
}
