import type { ObjectId } from 'mongodb';
import type { Device } from '@/lib/shared/accounts/device-text';
import type { AddressInput } from '@/lib/shared/addresses/address.schema';
import type { ApiKeyScope } from '@/lib/shared/calls/api-key-scopes';
import type { CompanyRole, OpenCompanyState } from '@/lib/shared/companies/company-roles';
import type { ViewList } from '@/lib/shared/customers/view-lists';
import type { Language } from '@/lib/shared/site/languages';

/** Owned by users; created by accounts and by the next-auth adapter, whose field names are kept. */
export type UserDocument = {
  _id: ObjectId;
  name: string;
  email: string;
  emailVerified: Date | null;
  /**
   * When the owner of the mailbox proved that the ways to sign in are theirs: by a password reset, by confirming the
   * address in a session of the account, or through Google. Absent until then: a stranger may have chosen the password.
   */
  ownerProvedAt?: Date;
  image: string | null;
  /** argon2id; absent for accounts that only sign in through Google. */
  passwordHash?: string;
  role: 'admin' | 'customer';
  /** Raised when the password changes: sessions and tokens with an older one are invalid. */
  sessionVersion: number;
  sessions?: SessionRecord[];
  secondFactor?: SecondFactorRecord;
  phone?: string;
  address?: string;
  education?: string;
  linkedin?: string;
  /** Mails to them are written in it; absent until they sign in on a page, and English until then. */
  language?: Language;
  /** In the shop's own books; ends when they join a company, whose number is theirs then. */
  customerNumber?: string;
  priceGroupId?: ObjectId;
  company?: MembershipRecord;
  /** Companies the account no longer belongs to, whose orders it placed but may not read. */
  leftCompanyIds?: ObjectId[];
  createdAt: Date;
  note?: NoteRecord;
  savedViews?: SavedViewRecord[];
  /** They switched off mails about calibrations that are due. */
  noCalibrationMails?: true;
};

/**
 * The company an account belongs to. State and price group are the company's, changed with it in one transaction, so that
 * what a request may do takes no second read.
 */
export type MembershipRecord = {
  id: ObjectId;
  role: CompanyRole;
  since: Date;
  state: OpenCompanyState;
  groupId: ObjectId | null;
};

export type SavedViewRecord = {
  id: ObjectId;
  list: ViewList;
  name: string;
  address: Record<string, string>;
};

export type SessionRecord = {
  /** SHA-256 of the session's id, which is stored nowhere. */
  id: string;
  method: 'password' | 'google' | 'registration';
  secondFactor: boolean;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  address: string;
  device: Device;
};

export type SecondFactorRecord = {
  /** The shared secret (RFC 6238), encrypted. */
  secret: string;
  /** Null until the first code has shown that the app has the secret; a code is required at sign-in from then on. */
  enabledAt: Date | null;
  /** The time step of the last code used: each works once. */
  lastStep: number;
  /** Keyed hashes of the recovery codes that are left. */
  recoveryCodes: string[];
};

/** A sign-in through another provider that opens a user's account. Owned by accounts, in the adapter's field names. */
export type LinkedAccountDocument = {
  _id: ObjectId;
  userId: ObjectId;
  provider: string;
  providerAccountId: string;
  type: string;
};

/** Single-use links of verification and reset mails; `_id` is the SHA-256 of the token, which is stored nowhere. */
export type AccountTokenDocument = {
  _id: string;
  userId: ObjectId;
  purpose: 'verify-email' | 'reset-password';
  createdAt: Date;
  expiresAt: Date;
};

/** Admins' words on a customer or a thing; `version` counts the texts, from 1. */
export type NoteRecord = { text: string; version: number; at: Date };

export type AddressEntry = AddressInput & {
  id: ObjectId;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** `_id` is the account's, or the company's. One document, so that there is one default address. Owned by addresses. */
export type AddressBookDocument = {
  _id: ObjectId;
  revision: number;
  entries: AddressEntry[];
  /** Null only where there is no entry. */
  defaultId: ObjectId | null;
};

/** An API key: its hash alone. A revoked one stays, since the audit log refers to it. */
export type ApiKeyDocument = {
  _id: ObjectId;
  name: string;
  /** SHA-256 in hex. */
  hash: string;
  prefix: string;
  scopes: ApiKeyScope[];
  createdAt: Date;
  createdBy: ObjectId;
  /** When it was last used, to the minute. */
  lastUsedAt?: Date;
  expiresAt?: Date;
  revokedAt?: Date;
};
