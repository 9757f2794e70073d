import { env } from '@/lib/server/platform/config/env';
import type {
  ContactMessageDocument,
  InboxRequest,
  QuoteRequestDocument,
  RequestFields,
} from '@/lib/server/platform/db/documents/requests-and-offers';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import type { MailContent, MailParts } from '@/lib/server/platform/mail/templates/layout';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatCents } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { requestMailsIn } from '@/lib/shared/texts/mail-texts';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { listValueCents } from './request.serializer';
import { inShopDigest } from './shop-digest';

function toolCount(count: number, texts: Texts['requestMails']['toolCount']): string {
  if (count === 0) return texts.none;
  return count === 1 ? texts.one : fillText(texts.many, { count: String(count) });
}

export function quoteRequestedMail(request: QuoteRequestDocument): Mail {
  const { CONTACT_LANGUAGE: language } = env();
  const { quoteRequested, toolCount: counts } = requestMailsIn(language);
  const url = siteLink(ROUTES.manageQuotes, language, { q: request.number, state: 'all' });
  const content = composeMail({
    language,
    words: quoteRequested,
    values: {
      number: request.number,
      tools: toolCount(request.lines.length, counts),
      company: request.company ?? request.name,
      name: request.name,
    },
    preview: request.lines.map(({ quantity, toolName }) => `${quantity} × ${toolName}`).join(', '),
    paragraphs: linesOf(request.note),
    facts: [
      ...requesterFacts(request, language),
      ...quoteFacts(request, language),
      ...wishFacts(request, language, (files) => files.map(({ name }) => name).join(', ')),
    ],
    url,
  });
  return toShop(request, content, url);
}

/** Contains nothing the sender typed except quantities: the address may be a stranger's. */
export function quoteAcknowledgementMail(request: QuoteRequestDocument): Mail {
  const { language } = request;
  const content = composeMail({
    language,
    words: requestMailsIn(language).quoteAcknowledgement,
    values: { number: request.number },
    facts: [
      ...quoteFacts(request, language),
      ...wishFacts(request, language, ({ length }) => formatNumber(length, language)),
    ],
    url: request.userId ? siteLink(ROUTES.myQuotes, language) : undefined,
  });
  return toRequester(request, content);
}

export function messageReceivedMail(message: ContactMessageDocument): Mail {
  const { CONTACT_LANGUAGE: language } = env();
  const texts = requestMailsIn(language);
  const url = siteLink(ROUTES.messages, language, { q: message.number, state: 'all' });
  const content = composeMail({
    language,
    words: texts.messageReceived,
    values: { number: message.number, topic: texts.topics[message.topic], name: message.name },
    preview: message.message.slice(0, 120),
    paragraphs: linesOf(message.message),
    facts: requesterFacts(message, language),
    url,
  });
  return toShop(message, content, url);
}

/** Contains nothing the sender typed: the address may be a stranger's. */
export function messageAcknowledgementMail(message: ContactMessageDocument): Mail {
  const { language } = message;
  const words = requestMailsIn(language).messageAcknowledgement;
  return toRequester(message, composeMail({ language, words, values: { number: message.number } }));
}

/** Replies go to the shop. */
function toRequester({ kind, _id, email }: InboxRequest, content: MailContent): Mail {
  const key = `${kind}-acknowledgement:${_id.toHexString()}`;
  return { key, to: email, replyTo: env().CONTACT_EMAIL, ...content };
}

const KEY_PREFIXES = { contact: 'contact-received', quote: 'quote-requested' } as const;

function toShop({ kind, _id, email }: InboxRequest, content: MailContent, url: string): Mail {
  const key = `${KEY_PREFIXES[kind]}:${_id.toHexString()}`;
  return { key, to: env().CONTACT_EMAIL, replyTo: email, ...content, digest: inShopDigest(url) };
}

function quoteFacts({ lines }: QuoteRequestDocument, language: Language): NonNullable<MailParts['facts']> {
  if (lines.length === 0) return [];
  const { facts } = requestMailsIn(language);
  return [
    ...lines.map(({ toolName, toolSku, quantity, unitPriceCents }) => {
      const count = fillText(facts.lineCount, { count: formatNumber(quantity, language) });
      const tool = toolSku ? `${toolName} (${toolSku})` : toolName;
      if (unitPriceCents === undefined) return [count, fillText(facts.lineOnRequest, { tool })] as const;
      return [count, fillText(facts.line, { tool, price: formatCents(unitPriceCents, language) })] as const;
    }),
    [facts.listValue, formatCents(listValueCents(lines), language)],
  ];
}

type Files = NonNullable<QuoteRequestDocument['files']>;

/** The wished day, and the files, in the words that they are told in. */
function wishFacts(
  { wishedOn, files = [] }: QuoteRequestDocument,
  language: Language,
  told: (files: Files) => string,
): NonNullable<MailParts['facts']> {
  const { facts } = requestMailsIn(language);
  return [
    ...(wishedOn ? [[facts.wishedOn, partText(wishedOn, language, 'full')] as const] : []),
    ...(files.length > 0 ? [[facts.files, told(files)] as const] : []),
  ];
}

function requesterFacts(request: RequestFields, shop: Language): NonNullable<MailParts['facts']> {
  const { facts } = requestMailsIn(shop);
  const { number, name, email, company, phone, language: theirs } = request;
  return [
    [facts.number, number],
    [facts.name, name],
    [facts.email, email],
    ...(company ? [[facts.company, company] as const] : []),
    ...(phone ? [[facts.phone, phone] as const] : []),
    ...(theirs === shop ? [] : [[facts.language, LANGUAGE_FACTS[theirs].name] as const]),
  ];
}

export function linesOf(text: string | undefined): string[] {
  return (text ?? '').split(/\s*\n\s*/).filter((line) => line !== '');
}
