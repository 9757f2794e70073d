import 'server-only';
import type { QuoteRequestDocument } from '@/lib/server/db/documents/enquiries';
import { serializeEnquirer, serializeHandling } from '@/lib/server/enquiries/enquiry.serializer';
import { toDollars } from '@/lib/shared/money';
import type { OwnQuote, QuoteRequest } from '@/lib/shared/schemas/quote';
import { listValueCents } from './quote-lines';

/** A request for quote as admins see it: dollars, ISO 8601 dates. */
export function serializeQuote(document: QuoteRequestDocument): QuoteRequest {
  const { _id, number, lines, note, receivedAt } = document;
  return {
    _id: _id.toHexString(),
    number,
    lines: lines.map(({ toolId, toolName, toolSku, toolImage, unitPriceCents, quantity }) => ({
      toolId: toolId.toHexString(),
      toolName,
      toolSku,
      toolImage,
      unitPrice: toDollars(unitPriceCents),
      quantity,
    })),
    listValue: toDollars(listValueCents(lines)),
    ...(note ? { note } : {}),
    ...serializeEnquirer(document),
    requestedAt: receivedAt.toISOString(),
    ...serializeHandling(document),
  };
}

/** The same for the one who asked: who of us answered is our own matter. */
export function serializeOwnQuote(document: QuoteRequestDocument): OwnQuote {
  const { answeredBy: _, ...own } = serializeQuote(document);
  return own;
}
