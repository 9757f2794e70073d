import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, type MailWords } from '@/lib/server/platform/mail/templates/compose-mail';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { nameForStrangers } from '@/lib/server/platform/mail/templates/name-for-strangers';
import { siteLink } from '@/lib/server/platform/mail/templates/site-link';
import { formatCents } from '@/lib/shared/numbers/money';
import { orderLabel } from '@/lib/shared/orders/order-label';
import { ROUTES } from '@/lib/shared/site/routes';
import { orders as german } from '@/lib/shared/texts/de/orders';
import { orders as english } from '@/lib/shared/texts/en/orders';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { firstLine } from '../order-lines';
import { ORDER_DIGEST } from './order-digest';
import { orderFacts, withoutLinks } from './order-facts';

const ordersTextsIn = inLanguage({ en: english, de: german });

type OrderMailPlan = {
  step: string;
  /** The buyer by default. */
  to?: string;
  /** Whether the reader may not know the buyer; else it is so where the buyer's address was unverified. */
  isForStrangers?: boolean;
  words: MailWords;
  values?: Readonly<Record<string, string>>;
  lines?: OrderDocument['lines'];
  facts?: MailParts['facts'];
  path: string;
};

export function composeOrderMail(placed: OrderDocument, plan: OrderMailPlan): Mail {
  const { isForStrangers = placed.buyerUnverified === true } = plan;
  const told = { ...placed, lines: plan.lines ?? placed.lines };
  const order = isForStrangers ? withoutLinks(told) : told;
  const { language } = order;
  const content = composeMail({
    language,
    words: plan.words,
    values: {
      name: isForStrangers ? nameForStrangers(order.buyerName, order.buyerEmail) : order.buyerName,
      number: order.number,
      tool: orderLabel(firstLine(placed).name, order.lineCount, {
        texts: ordersTextsIn(language),
        language,
      }),
      amount: formatCents(order.totals.totalCents, language),
      ...plan.values,
    },
    facts: [...orderFacts(order), ...(plan.facts ?? [])],
    url: siteLink(plan.path, language),
  });
  const id = order._id.toHexString();
  return {
    key: `order-${plan.step}:${id}`,
    to: plan.to ?? order.buyerEmail,
    ...content,
    digest: { kind: ORDER_DIGEST, language, url: siteLink(ROUTES.myOrder(id), language) },
  };
}
