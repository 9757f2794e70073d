import { costsIn, taxedAmount } from '@/lib/server/commerce/trade/costs.serializer';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { holdsLink } from '@/lib/server/platform/mail/templates/name-for-strangers';
import { formatCents } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { awaitsPayment } from '@/lib/shared/orders/order-status';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { wholeShipDay } from '@/lib/shared/shipments/ship-day-text';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { orderMailsIn } from '@/lib/shared/texts/mail-texts';

type Facts = NonNullable<MailParts['facts']>;

/** More than that is for a page, or a file. */
const LISTED_MAX = 50;

function singleFacts(order: OrderDocument): Facts {
  const { language } = order;
  const { facts } = orderMailsIn(language);
  return order.lines.flatMap(({ name, quantity, unitPriceCents, reference }) => [
    [facts.tool, name] as const,
    [
      facts.quantity,
      fillText(facts.quantityAt, {
        count: formatNumber(quantity, language),
        price: formatCents(unitPriceCents, language),
      }),
    ] as const,
    ...(reference ? [[facts.reference, reference] as const] : []),
  ]);
}

function lineFacts({ lines, language }: OrderDocument): Facts {
  const { facts } = orderMailsIn(language);
  const listed = lines.slice(0, lines.length > LISTED_MAX ? LISTED_MAX - 1 : LISTED_MAX);
  const rest = lines.length - listed.length;
  return [
    ...listed.map((line) => {
      const { reference = '' } = line;
      const text = fillText(reference ? facts.lineReferred : facts.line, {
        reference,
        count: formatNumber(line.quantity, language),
        tool: line.name,
        amount: formatCents(lineCents(line), language),
      });
      return [line.sku, text] as const;
    }),
    ...(rest > 0
      ? [[facts.more, fillText(facts.moreLines, { count: formatNumber(rest, language) })] as const]
      : []),
  ];
}

/** For a mail to somebody who may not know the buyer: the order without typed texts that hold a link. */
export function withoutLinks(order: OrderDocument): OrderDocument {
  const { poNumber, address, lines, ...rest } = order;
  return {
    ...rest,
    ...(poNumber && !holdsLink(poNumber) ? { poNumber } : {}),
    address: holdsLink(address) ? '' : address,
    lines: lines.map(({ reference, ...line }) =>
      reference && !holdsLink(reference) ? { ...line, reference } : line,
    ),
  };
}

/** What an order of a shop that charges comes to, above what is due. */
function chargedFacts({ totals, taxes, shipping, language }: OrderDocument): Facts {
  if (!taxes) return [];
  const texts = costsIn(language);
  const taxed = taxes.filter(({ taxCents }) => taxCents > 0);
  return [
    [texts.goods, formatCents(totals.goodsCents, language)],
    ...(shipping || totals.shippingCents > 0
      ? [[texts.shipping, shippingText(totals.shippingCents, shipping?.name, language)] as const]
      : []),
    ...taxed.map((group) => [taxedAmount(group, language), formatCents(group.taxCents, language)] as const),
  ];
}

function shippingText(cents: number, method: string | undefined, language: Language): string {
  const amount = cents === 0 ? costsIn(language).free : formatCents(cents, language);
  return method ? `${method}: ${amount}` : amount;
}

export function orderFacts(order: OrderDocument): Facts {
  const { language } = order;
  const { facts } = orderMailsIn(language);
  return [
    [facts.order, order.number],
    ...(order.poNumber ? [[facts.poNumber, order.poNumber] as const] : []),
    ...(order.lines.length === 1 ? singleFacts(order) : lineFacts(order)),
    ...chargedFacts(order),
    [facts.value, formatCents(order.totals.totalCents, language)],
    ...(order.address ? [[facts.address, order.address] as const] : []),
  ];
}

/** Returns what is open of an invoice on account, and until when. */
export function invoiceFacts(language: Language, receivable: ReceivableDocument): Facts {
  const { facts } = orderMailsIn(language);
  const { _id: invoiceNumber, grossCents, openCents, dueOn } = receivable;
  return [
    [facts.invoice, invoiceNumber],
    ...(openCents < grossCents
      ? [[facts.paidByCredit, formatCents(grossCents - openCents, language)] as const]
      : []),
    ...(openCents > 0
      ? ([
          [facts.toPay, formatCents(openCents, language)],
          [facts.dueOn, wholeShipDay(dueOn, language)],
          ...(env().BANK_DETAILS ? [[facts.payTo, env().BANK_DETAILS] as const] : []),
        ] as const)
      : []),
  ];
}

export function shipFacts(order: OrderDocument): NonNullable<MailParts['facts']> {
  const { shipsOn, language } = order;
  if (shipsOn === undefined) return [];
  const { facts } = orderMailsIn(language);
  const day = wholeShipDay(shipsOn, language);
  return [[facts.shipsOn, awaitsPayment(order) ? fillText(facts.shipsOnIfPaid, { day }) : day]];
}
