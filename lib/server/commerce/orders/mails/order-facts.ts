import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { languageOf } from '@/lib/shared/languages';
import { formatCents } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/numbers';
import { fillText } from '@/lib/shared/texts/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** Returns the figures of an order that every mail about it lists, in the order's language. */
export function orderFacts(order: OrderDocument): NonNullable<MailParts['facts']> {
  const language = languageOf(order.language);
  const { facts } = textsFor(language).orderMails;
  const quantity = fillText(facts.quantityAt, {
    count: formatNumber(order.orderQuantity, language),
    price: formatCents(order.unitPriceCents, language),
  });
  return [
    [facts.order, order.number],
    [facts.tool, order.toolName],
    [facts.quantity, quantity],
    [facts.value, formatCents(order.orderValueCents, language)],
    [facts.address, order.address],
  ];
}
