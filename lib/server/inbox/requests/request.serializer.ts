import type {
  ContactMessageDocument,
  QuoteLine,
  QuoteRequestDocument,
  RequestFields,
} from '@/lib/server/platform/db/documents/requests-and-offers';
import { CLOSED_ACCOUNT, isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { toDollars } from '@/lib/shared/numbers/money';
import { totalsOf } from '@/lib/shared/orders/order-totals';
import type { ContactMessage } from '@/lib/shared/requests/contact.schema';
import type { OwnQuote, QuoteRequest } from '@/lib/shared/requests/quote.schema';

function serializeRequester({ name, email, company, phone }: RequestFields) {
  const shownName = isOfClosedAccount(email) ? CLOSED_ACCOUNT.buyerName : name;
  return { name: shownName, email, ...(company ? { company } : {}), ...(phone ? { phone } : {}) };
}

function serializeHandling({ state, answeredAt, answeredBy }: RequestFields) {
  return {
    state,
    ...(answeredAt ? { answeredAt: answeredAt.toISOString() } : {}),
    ...(answeredBy ? { answeredBy: answeredBy.name } : {}),
  };
}

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

export function serializeQuote(document: QuoteRequestDocument): QuoteRequest {
  const { _id, number, lines, note, wishedOn, files, receivedAt } = document;
  return {
    _id: _id.toHexString(),
    number,
    lines: lines.map(({ toolId, toolName, toolSku, toolImage, unitPriceCents, quantity }) => ({
      toolId: toolId.toHexString(),
      toolName,
      toolSku,
      toolImage,
      ...(unitPriceCents === undefined ? {} : { unitPrice: toDollars(unitPriceCents) }),
      quantity,
    })),
    listValue: toDollars(listValueCents(lines)),
    ...(note ? { note } : {}),
    ...optionalField('wishedOn', wishedOn),
    ...optionalField('files', files),
    ...serializeRequester(document),
    requestedAt: receivedAt.toISOString(),
    ...serializeHandling(document),
  };
}

/** Without the name of the admin who answered. */
export function serializeOwnQuote(document: QuoteRequestDocument): OwnQuote {
  const { answeredBy: _, ...own } = serializeQuote(document);
  return own;
}

export function listValueCents(lines: readonly Pick<QuoteLine, 'unitPriceCents' | 'quantity'>[]): number {
  return totalsOf(lines.map(({ quantity, unitPriceCents = 0 }) => ({ quantity, unitPriceCents }))).totalCents;
}
