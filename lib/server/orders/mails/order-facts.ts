import 'server-only';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import type { MailParts } from '@/lib/server/mail/templates/layout';
import { formatCents } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/numbers';
import { fillText } from '@/lib/shared/texts/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { languageOfOrder } from '../order-language';

/** The figures of an order, as every mail about it lists them, in the order's language. */
export function orderFacts(order: OrderDocument): NonNullable<MailParts['facts']> {
  const language = languageOfOrder(order);
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
