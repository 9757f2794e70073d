import 'server-only';
import type { RequisitionDocument, RequisitionNeed } from '@/lib/server/platform/db/documents/requisitions';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { needSentence } from '@/lib/shared/approvals/need-sentence';
import { periodLabel } from '@/lib/shared/approvals/period-label';
import { formatCents, toDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { approvals as german } from '@/lib/shared/texts/de/approvals';
import { approvals as english } from '@/lib/shared/texts/en/approvals';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { approvalMailsIn } from '@/lib/shared/texts/mail-texts';

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

export function requisitionFacts(
  requisition: RequisitionDocument,
  language: Language,
): NonNullable<MailParts['facts']> {
  const { number, requesterName, poNumber, note, lines, dueCents, needs } = requisition;
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
    ...(note ? [[facts.note, note] as const] : []),
  ];
}
