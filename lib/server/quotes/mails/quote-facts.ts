import 'server-only';
import type { QuoteRequestDocument } from '@/lib/server/db/documents/enquiries';
import type { MailParts } from '@/lib/server/mail/templates/layout';
import { formatCents } from '@/lib/shared/money';
import { listValueCents } from '../quote-lines';

/** What is asked for, a line a tool, and what it comes to at list price. */
export function quoteFacts({ lines }: QuoteRequestDocument): NonNullable<MailParts['facts']> {
  if (lines.length === 0) return [];
  return [
    ...lines.map(({ toolName, toolSku, quantity, unitPriceCents }) => {
      const count = quantity.toLocaleString('en-US');
      const name = toolSku ? `${toolName} (${toolSku})` : toolName;
      return [`${count} ×`, `${name}, list price ${formatCents(unitPriceCents)} each`] as const;
    }),
    ['At list price', formatCents(listValueCents(lines))],
  ];
}
