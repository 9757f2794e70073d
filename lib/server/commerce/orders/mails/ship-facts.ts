import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { awaitsPayment } from '@/lib/shared/orders/order-status';
import { wholeShipDay } from '@/lib/shared/shipping/ship-day-text';
import { fillText } from '@/lib/shared/texts/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';

export function shipFacts(order: OrderDocument): NonNullable<MailParts['facts']> {
  const { shipsOn, language } = order;
  if (shipsOn === undefined) return [];
  const { facts } = textsFor(language).orderMails;
  const day = wholeShipDay(shipsOn, language);
  return [[facts.shipsOn, awaitsPayment(order) ? fillText(facts.shipsOnIfPaid, { day }) : day]];
}
