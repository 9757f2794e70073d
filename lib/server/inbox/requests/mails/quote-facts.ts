import 'server-only';
import type { QuoteRequestDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { formatCents } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { requestMailsIn } from '@/lib/shared/texts/mail-texts';
import { listValueCents } from '../list-value';

export function quoteFacts(
  { lines }: QuoteRequestDocument,
  language: Language,
): NonNullable<MailParts['facts']> {
  if (lines.length === 0) return [];
  const { facts } = requestMailsIn(language);
  return [
    ...lines.map(({ toolName, toolSku, quantity, unitPriceCents }) => {
      const count = fillText(facts.lineCount, { count: formatNumber(quantity, language) });
      const tool = toolSku ? `${toolName} (${toolSku})` : toolName;
      if (unitPriceCents === undefined) return [count, fillText(facts.lineOnRequest, { tool })] as const;
      return [count, fillText(facts.line, { tool, price: formatCents(unitPriceCents, language) })] as const;
    }),
    [facts.listValue, formatCents(listValueCents(lines), language)],
  ];
}
