import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { DigestKind } from '@/lib/server/platform/mail/digests-and-attachments';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import {
  composeDigest,
  composeMail,
  type MailWords,
  siteLink,
} from '@/lib/server/platform/mail/templates/compose-mail';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { nameForStrangers } from '@/lib/server/platform/mail/templates/name-for-strangers';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { formatCents } from '@/lib/shared/numbers/money';
import { orderLabel } from '@/lib/shared/orders/order-label';
import { ROUTES } from '@/lib/shared/site/routes';
import { orders as german } from '@/lib/shared/texts/de/orders';
import { orders as english } from '@/lib/shared/texts/en/orders';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { orderMailsIn } from '@/lib/shared/texts/mail-texts';
import { firstLine } from './order-lines';
import { orderFacts, withoutLinks } from './order-mail-facts';

const ordersTextsIn = inLanguage({ en: english, de: german });

type OrderMailPlan = {
  step: string;
  /** By default made of the step and the order. */
  key?: string;
  /** The buyer by default. */
  to?: string;
  /** True if the reader may not know the buyer; by default if the buyer's address was unverified. */
  isForStrangers?: boolean;
  words: MailWords;
  values?: Readonly<Record<string, string>>;
  lines?: OrderDocument['lines'];
  facts?: MailParts['facts'];
  links?: MailParts['links'];
  path: string;
  attachment?: Mail['attachment'] | undefined;
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
    ...optionalField('links', plan.links),
    url: siteLink(plan.path, language),
  });
  const id = order._id.toHexString();
  return {
    key: plan.key ?? `order-${plan.step}:${id}`,
    to: plan.to ?? order.buyerEmail,
    ...content,
    ...optionalField('attachment', plan.attachment),
    digest: { kind: ORDER_DIGEST, language, url: siteLink(ROUTES.myOrder(id), language) },
  };
}

export const ORDER_DIGEST = 'orders';

/** Replaces the mails about orders beyond `ORDER_MAILS_MAX` in an hour (product §9.4). */
export function orderDigest(): DigestKind {
  return {
    most: env().ORDER_MAILS_MAX,
    compose: (digest) =>
      composeDigest(digest, orderMailsIn(digest.language).digest, siteLink(ROUTES.myOrders, digest.language)),
  };
}
