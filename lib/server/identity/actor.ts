import 'server-only';
import type { ObjectId } from 'mongodb';
import type { ApiKeyScope } from '@/lib/shared/api-keys/api-key-scopes';
import type { Language } from '@/lib/shared/site/languages';

/**
 * Who makes a request, as the database knows them at this moment. Use cases take it as the first parameter; policies
 * decide by it.
 */
export type Actor = {
  userId: ObjectId;
  email: string;
  name: string;
  image: string | null;
  role: 'admin' | 'customer';
  emailVerified: boolean;
  /** The language they chose, if any. */
  language?: Language | undefined;
  /** The price group they belong to, if any. */
  priceGroupId?: ObjectId | undefined;
  /** The session that this request proved; a token made from it ends with it. */
  sessionId: string;
  /** The version of sessions that it proved. */
  sessionVersion: number;
  /** Whether that session proved the second factor. */
  secondFactor: boolean;
  /** An admin by role who may not act as one until the session proves a second factor (REQUIRE_ADMIN_TOTP). */
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
