import 'server-only';
import type { RequisitionDocument } from '@/lib/server/platform/db/documents/requisitions';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { formatCents } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/texts/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** More than that is for the page. */
const LISTED_MAX = 10;

export function requisitionFacts(
  requisition: RequisitionDocument,
  language: Language,
): NonNullable<MailParts['facts']> {
  const { number, requesterName, poNumber, note, lines, dueCents } = requisition;
  const { facts } = textsFor(language).approvalMails;
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
    ...(note ? [[facts.note, note] as const] : []),
  ];
}
