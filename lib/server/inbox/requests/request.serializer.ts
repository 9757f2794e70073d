import 'server-only';
import type {
  ContactMessageDocument,
  QuoteRequestDocument,
  RequestFields,
} from '@/lib/server/platform/db/documents/requests';
import { toDollars } from '@/lib/shared/money';
import type { ContactMessage } from '@/lib/shared/schemas/contact';
import type { OwnQuote, QuoteRequest } from '@/lib/shared/schemas/quote';
import { listValueCents } from './list-value';

/** The requester as admins see them; fields that were left empty are absent. */
function serializeRequester({ name, email, company, phone }: RequestFields) {
  return { name, email, ...(company ? { company } : {}), ...(phone ? { phone } : {}) };
}

/** The state of a request, and who answered it when. */
function serializeHandling({ state, answeredAt, answeredBy }: RequestFields) {
  return {
    state,
    ...(answeredAt ? { answeredAt: answeredAt.toISOString() } : {}),
    ...(answeredBy ? { answeredBy: answeredBy.name } : {}),
  };
}

/** A message as admins see it. */
export function serializeMessage(document: ContactMessageDocument): ContactMessage {
  const { _id, number, topic, message, receivedAt } = document;
  return {
    _id: _id.toHexString(),
    number,
    ...serializeRequester(document),
    topic,
    message,
    receivedAt: receivedAt.toISOString(),
    ...serializeHandling(document),
  };
}

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
    ...serializeRequester(document),
    requestedAt: receivedAt.toISOString(),
    ...serializeHandling(document),
  };
}

/** The same for the requester, who is not told which admin answered. */
export function serializeOwnQuote(document: QuoteRequestDocument): OwnQuote {
  const { answeredBy: _, ...own } = serializeQuote(document);
  return own;
}
