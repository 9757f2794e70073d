import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, type MailWords } from '@/lib/server/platform/mail/templates/compose-mail';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { siteLink } from '@/lib/server/platform/mail/templates/site-link';
import { languageOf } from '@/lib/shared/languages';
import { formatCents } from '@/lib/shared/money';
import { orderFacts } from './order-facts';

type OrderMailPlan = {
  /** Names the one mail of this step of this order. */
  step: string;
  words: MailWords;
  values?: Readonly<Record<string, string>>;
  /** Facts besides those of every order. */
  facts?: MailParts['facts'];
  /** The page that the action opens, without a language. */
  path: string;
};

/** Composes a mail to the buyer of an order, in the order's language and with its figures. One is sent per step. */
export function orderMail(order: OrderDocument, plan: OrderMailPlan): Mail {
  const language = languageOf(order.language);
  const content = composeMail({
    language,
    words: plan.words,
    values: {
      name: order.buyerName,
      number: order.number,
      tool: order.toolName,
      amount: formatCents(order.orderValueCents, language),
      ...plan.values,
    },
    facts: [...orderFacts(order), ...(plan.facts ?? [])],
    url: siteLink(plan.path, language),
  });
  return { key: `order-${plan.step}:${order._id.toHexString()}`, to: order.buyerEmail, ...content };
}
