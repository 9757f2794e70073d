import type { ObjectId } from 'mongodb';
import type { Member } from '@/lib/server/identity/users/company-members';
import type { AuditActor, AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import type {
  CompanyDocument,
  CompanyInvitationDocument,
} from '@/lib/server/platform/db/documents/companies';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';
import type { CompanyRole, CompanyState } from '@/lib/shared/companies/company-roles';
import type { Language } from '@/lib/shared/site/languages';
import type { Certificate, VatIdState } from '@/lib/shared/trade/treatment-of';
import { companyActivatedMail, companyRegisteredMail, invitationKey, joinCompanyMail } from './company-mails';
import { certificateEndsMail, type Owner, vatIdJudgedMail, vatIdUnansweredMail } from './vat/vat-mails';

type Company = Pick<CompanyDocument, '_id' | 'number' | 'name'>;
type Of = { actor: AuditActor; company: Company };
type Moved = Of & { from: CompanyState };
type Changed = Of & { before: AuditValues; after: AuditValues };
type OfMember = Of & { userId: ObjectId };
type VatJudged = Of & { company: CompanyDocument; from: VatIdState; owners: readonly Owner[] };

export type CompanyEvents = {
  'company.registered': Of & { company: CompanyDocument; by: { name: string; email: string } };
  /** By the shop, active at once. */
  'company.added': Of & { company: CompanyDocument };
  'company.activated': Moved & { company: CompanyDocument; members: readonly Member[] };
  /** An import that added it was undone. */
  'company.removed': Of;
  'company.blocked': Moved;
  'company.closed': Moved;
  'company.edited': Changed;
  'company.terms-changed': Changed;
  'company.exemptions-changed': Changed;
  /** The service changed the state of the number. */
  'company.vat-checked': VatJudged;
  'company.vat-confirmed': VatJudged & { reason: string };
  'company.vat-unanswered': { company: CompanyDocument };
  'company.certificate-ends': {
    company: CompanyDocument;
    certificate: Certificate;
    to: string;
    owners: readonly Owner[];
  };
  'member.invited': Of & {
    invitation: CompanyInvitationDocument;
    token: string;
    inviter: string;
    language: Language;
  };
  'member.joined': OfMember & { role: CompanyRole };
  'member.role-changed': OfMember & { before: CompanyRole; after: CompanyRole };
  'member.removed': OfMember & { role: CompanyRole };
  'member.left': OfMember & { role: CompanyRole };
};

const subjectOf = ({ _id: id, number: label }: Company) => ({ kind: 'company', id, label }) as const;

const moved =
  (to: CompanyState) =>
  ({ actor, company, from }: Moved) => ({
    actor,
    subject: subjectOf(company),
    before: { state: from },
    after: { state: to },
  });

const changed = ({ actor, company, before, after }: Changed) => ({
  actor,
  subject: subjectOf(company),
  before,
  after,
});

const judged = ({ actor, company, from }: VatJudged) => ({
  actor,
  subject: subjectOf(company),
  before: { vatId: company.vatId, state: from },
  after: { vatId: company.vatId, state: company.vat?.state },
});

const judgedMails = ({ company, owners }: VatJudged) =>
  company.vat?.state === 'waiting' ? [] : owners.map((owner) => vatIdJudgedMail(company, owner));

const ended = ({ actor, company, userId, role }: OfMember & { role: CompanyRole }) => ({
  actor,
  subject: subjectOf(company),
  before: { member: userId, role },
});

export const recordCompanyEvent = eventRecorder<CompanyEvents>({
  'company.registered': {
    audit: ({ actor, company }) => ({
      actor,
      subject: subjectOf(company),
      after: { name: company.name, state: company.state },
    }),
    mails: ({ company, by }) => [companyRegisteredMail(company, by)],
  },
  'company.added': {
    audit: ({ actor, company }) => ({
      actor,
      subject: subjectOf(company),
      after: {
        ...{ name: company.name, state: company.state, customerNumber: company.customerNumber },
        ...{ termsDays: company.termsDays, creditLimitCents: company.creditLimitCents },
      },
    }),
  },
  'company.activated': {
    audit: moved('active'),
    mails: ({ company, members }) => members.map((member) => companyActivatedMail(company, member)),
  },
  'company.removed': {
    audit: ({ actor, company }) => ({
      actor,
      subject: subjectOf(company),
      before: { name: company.name },
    }),
    unsent: ({ company }) => [invitationKey({ companyId: company._id })],
  },
  'company.blocked': { audit: moved('blocked') },
  'company.closed': {
    audit: moved('closed'),
    unsent: ({ company }) => [invitationKey({ companyId: company._id })],
  },
  'company.edited': { audit: changed },
  'company.terms-changed': { audit: changed },
  'company.exemptions-changed': { audit: changed },
  'company.vat-checked': { audit: judged, mails: judgedMails },
  'company.vat-confirmed': {
    audit: ({ reason, ...facts }) => {
      const { after, ...entry } = judged(facts);
      return { ...entry, after: { ...after, reason } };
    },
    mails: judgedMails,
  },
  'company.vat-unanswered': { mails: ({ company }) => [vatIdUnansweredMail(company)] },
  'company.certificate-ends': {
    mails: ({ owners, ...ending }) =>
      [...owners, null].map((recipient) => certificateEndsMail(ending, recipient)),
  },
  'member.invited': {
    audit: ({ actor, company, invitation: { email, role } }) => ({
      actor,
      subject: subjectOf(company),
      after: { email, role },
    }),
    mails: ({ company, ...facts }) => [joinCompanyMail(company, facts)],
    unsent: ({ invitation }) => [invitationKey(invitation)],
  },
  'member.joined': {
    audit: ({ actor, company, userId, role }) => ({
      actor,
      subject: subjectOf(company),
      after: { member: userId, role },
    }),
  },
  'member.role-changed': {
    audit: ({ actor, company, userId, before, after }) => ({
      actor,
      subject: subjectOf(company),
      before: { member: userId, role: before },
      after: { role: after },
    }),
  },
  'member.removed': { audit: ended },
  'member.left': { audit: ended },
});
