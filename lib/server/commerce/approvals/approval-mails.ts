import type { Member } from '@/lib/server/identity/users/company-members';
import { languageOfUser } from '@/lib/server/identity/users/identity';
import { env } from '@/lib/server/platform/config/env';
import type { RequisitionDocument, RequisitionNeed } from '@/lib/server/platform/db/documents/requisitions';
import type { DigestKind } from '@/lib/server/platform/mail/digests-and-attachments';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeDigest, composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { needSentence, periodLabel } from '@/lib/shared/approvals/need-sentence';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatCents, toDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { labelledNotes } from '@/lib/shared/orders/order-notes';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { approvals as german } from '@/lib/shared/texts/de/approvals';
import { approvals as english } from '@/lib/shared/texts/en/approvals';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { approvalMailsIn } from '@/lib/shared/texts/mail-texts';

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

export type Requester = { email: string };

type Plan = {
  step: 'approved' | 'approvedOnAccount' | 'rejected' | 'outdated';
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

const approvalsTextsIn = inLanguage({ en: english, de: german });

/** The rule, or what is left of the budget and by how much the order passes it. */
function needText(need: RequisitionNeed, dueCents: number, language: Language): string {
  const approvals = approvalsTextsIn(language);
  const approvalMails = approvalMailsIn(language);
  const { code, name, overCents = 0, leftCents = 0, period = '' } = need;
  const sentence = needSentence(
    {
      ...{ code, name, over: toDollars(overCents), left: toDollars(Math.max(0, leftCents)) },
      ...(code === 'over-budget' ? { period: periodLabel(period, approvals.quarter, language) } : {}),
    },
    approvals.needs,
    language,
  );
  if (code !== 'over-budget') return sentence;
  const over = formatCents(dueCents - leftCents, language);
  return fillText(approvalMails.facts.passed, { sentence, over });
}

/** More than that is for the page. */
const LISTED_MAX = 10;

function requisitionFacts(
  requisition: RequisitionDocument,
  language: Language,
): NonNullable<MailParts['facts']> {
  const { number, requesterName, poNumber, lines, dueCents, needs } = requisition;
  const { facts } = approvalMailsIn(language);
  const listed = lines.slice(0, LISTED_MAX);
  const rest = lines.length - listed.length;
  return [
    [facts.number, number],
    [facts.requester, requesterName],
    ...(poNumber ? [[facts.poNumber, poNumber] as const] : []),
    ...listed.map((line) => {
      const count = formatNumber(line.quantity, language);
      const amount = formatCents(lineCents(line), language);
      return [line.sku, fillText(facts.line, { count, tool: line.name, amount })] as const;
    }),
    ...(rest > 0
      ? [[facts.more, fillText(facts.moreLines, { count: formatNumber(rest, language) })] as const]
      : []),
    [facts.amount, formatCents(dueCents, language)],
    ...needs.map((need) => [facts.need, needText(need, dueCents, language)] as const),
    ...labelledNotes(requisition, facts.notes).map(({ label, text }) => [label, text] as const),
  ];
}

export const APPROVAL_DIGEST = 'approvals';

/** Replaces the mails about requests for approval beyond `ORDER_MAILS_MAX` in an hour (product §9.4). */
export function approvalDigest(): DigestKind {
  return {
    most: env().ORDER_MAILS_MAX,
    compose: (digest) =>
      composeDigest(
        digest,
        approvalMailsIn(digest.language).digest,
        siteLink(COMPANY_ROUTES.approvals, digest.language),
      ),
  };
}
