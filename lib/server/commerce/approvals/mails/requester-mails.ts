import 'server-only';
import type { RequisitionDocument } from '@/lib/server/platform/db/documents/requisitions';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatCents } from '@/lib/shared/numbers/money';
import { ROUTES } from '@/lib/shared/site/routes';
import { approvalMailsIn } from '@/lib/shared/texts/mail-texts';
import { APPROVAL_DIGEST } from './approval-digest';
import { requisitionFacts } from './requisition-facts';

export type Requester = { email: string };

type Plan = {
  step: 'approved' | 'approvedOnAccount' | 'rejected' | 'outdated' | 'offerOver';
  /** Tells mails of one step apart. */
  part?: string;
  to: Requester;
  values?: Record<string, string>;
  path?: string;
};

function composed(requisition: RequisitionDocument, { step, part, to, values, path }: Plan): Mail {
  const { _id, number, dueCents, language } = requisition;
  const id = _id.toHexString();
  const url = siteLink(path ?? COMPANY_ROUTES.approval(id), language);
  const content = composeMail({
    language,
    words: approvalMailsIn(language)[step],
    values: { number, amount: formatCents(dueCents, language), ...values },
    facts: requisitionFacts(requisition, language),
    url,
  });
  const key = ['requisition', step, id, part].filter(Boolean).join(':');
  return { key, to: to.email, ...content, digest: { kind: APPROVAL_DIGEST, language, url } };
}

/** The order's own mail says until when it is to be paid. */
export function approvedMail(
  requisition: RequisitionDocument,
  { number, requester }: { number: string; requester: Requester },
): Mail {
  const { orderId, payBy } = requisition;
  return composed(requisition, {
    step: payBy === 'account' ? 'approvedOnAccount' : 'approved',
    to: requester,
    values: { order: number },
    ...(orderId ? { path: ROUTES.myOrder(orderId.toHexString()) } : {}),
  });
}

export function rejectedMail(requisition: RequisitionDocument, requester: Requester): Mail {
  const { reason = '', endedBy } = requisition;
  return composed(requisition, {
    step: 'rejected',
    to: requester,
    values: { reason, person: endedBy?.name ?? '' },
  });
}

export function outdatedMail(
  requisition: RequisitionDocument,
  { code, requester }: { code: string; requester: Requester },
): Mail {
  return composed(requisition, { step: 'outdated', part: code, to: requester });
}

export function offerOverMail(requisition: RequisitionDocument, requester: Requester): Mail {
  return composed(requisition, { step: 'offerOver', to: requester });
}
