import 'server-only';
import type { Member } from '@/lib/server/identity/users/company-members';
import { languageOfUser } from '@/lib/server/identity/users/identity';
import type { RequisitionDocument } from '@/lib/server/platform/db/documents/requisitions';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatCents } from '@/lib/shared/numbers/money';
import { approvalMailsIn } from '@/lib/shared/texts/mail-texts';
import { APPROVAL_DIGEST } from './approval-digest';
import { requisitionFacts } from './requisition-facts';

export type Approver = Pick<Member, '_id' | 'email' | 'language'>;

/** How the keys of all these mails of one requisition begin. */
export function neededKey({ _id }: Pick<RequisitionDocument, '_id'>): string {
  return `approval-needed:${_id.toHexString()}:`;
}

/** Goes to each person who may approve. The link leads to the page, and decides nothing by itself. */
export function approvalNeededMail(requisition: RequisitionDocument, approver: Approver): Mail {
  const { _id, number, requesterName, dueCents } = requisition;
  const language = languageOfUser(approver);
  const url = siteLink(COMPANY_ROUTES.approval(_id.toHexString()), language);
  const content = composeMail({
    language,
    words: approvalMailsIn(language).needed,
    values: { number, name: requesterName, amount: formatCents(dueCents, language) },
    facts: requisitionFacts(requisition, language),
    url,
  });
  const key = `${neededKey(requisition)}${approver._id.toHexString()}`;
  return { key, to: approver.email, ...content, digest: { kind: APPROVAL_DIGEST, language, url } };
}
