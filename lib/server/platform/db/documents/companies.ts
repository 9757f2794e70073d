import type { ObjectId } from 'mongodb';
import type { Billing } from '@/lib/shared/companies/company.schema';
import type { CompanyRole, CompanyState } from '@/lib/shared/companies/company-roles';
import type { InvoiceFormat } from '@/lib/shared/companies/invoice-format';
import type { Certificate, VatIdState } from '@/lib/shared/trade/treatment-of';

/** Orders that a member may place only with the approval of an approver. */
export type CompanyRule = {
  id: ObjectId;
  name: string;
  /** The amount due above which the rule applies; 0 is every order. */
  overCents: number;
  who: 'everyone' | ObjectId[];
  approvers: 'approvers' | ObjectId[];
};

export type CompanyBudget = {
  id: ObjectId;
  name: string;
  period: 'month' | 'quarter' | 'year';
  limitCents: number;
  memberIds: ObjectId[];
};

/** What is known of a company's VAT number. Only numbers of another territory of the EU than the seller's are checked. */
export type CompanyVat = {
  state: VatIdState;
  checkedAt?: Date;
  by?: 'vies' | 'admin';
  /** The check that gave it this state. */
  checkId?: ObjectId;
  /** Of a number that waits: `nextAt`, when it is asked for again, is absent once the shop was told that nothing answers. */
  waiting?: { since: Date; attempts: number; nextAt?: Date };
};

/** One question to the service, or one confirmation by hand; never changed. `actorId` is who made it; absent for the store itself. */
export type VatCheckDocument = {
  _id: ObjectId;
  companyId: ObjectId;
  vatId: string;
  asked: Date;
  answer: 'valid' | 'invalid' | 'unknown';
  source: 'vies' | 'admin';
  /** Why it is unknown: the service's code, or what was wrong with its response. */
  error?: string;
  name?: string;
  address?: string;
  /** Of the service: proves that it was asked. */
  consultation?: string;
  /** Of the admin. */
  reason?: string;
  actorId?: ObjectId;
};

/** Its members are accounts (`UserDocument.company`). Owned by company. */
export type CompanyDocument = {
  _id: ObjectId;
  number: string;
  /** In the shop's own books; no other company or person has it (`requireFreeNumber`). */
  customerNumber?: string;
  name: string;
  state: CompanyState;
  /** Raised by each change that owners or admins make, not by joining and leaving. */
  revision: number;
  billing: Billing;
  vatId?: string;
  vat?: CompanyVat;
  invoiceEmail?: string;
  /** Its own, for electronic invoices (a Leitweg-ID, for authorities). */
  buyerReference?: string;
  /** `pdf` where absent: a PDF, with the data in it where the shop charges VAT. */
  invoiceFormat?: InvoiceFormat;
  /** In the shop's ledger. */
  debtorAccount?: string;
  /** From sales tax of states of the US. */
  exemptions?: Certificate[];
  poRequired: boolean;
  groupId: ObjectId | null;
  /** Null where the company does not order on account. */
  termsDays: number | null;
  creditLimitCents: number;
  /** The first day, of the shop's calendar, on which it can be reminded of open invoices again. */
  noRemindersUntil?: string;
  rules: CompanyRule[];
  budgets: CompanyBudget[];
  /** An account, or a key; absent where whoever has access to the server imported it. */
  registeredBy?: ObjectId;
  createdAt: Date;
  activatedAt?: Date;
  closedAt?: Date;
  idempotency?: { key: string; fingerprint: string };
};

/** One an address of a company. Kept once it was used, so that the same person may press the button again. */
export type CompanyInvitationDocument = {
  _id: ObjectId;
  /** SHA-256 of the token, which is stored nowhere. */
  tokenHash: string;
  companyId: ObjectId;
  email: string;
  role: CompanyRole;
  /** As `registeredBy` of companies. */
  invitedBy?: ObjectId;
  createdAt: Date;
  expiresAt: Date;
  joinedBy?: ObjectId;
};
