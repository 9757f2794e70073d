import { ORDER_DIGEST } from '@/lib/server/commerce/orders/compose-order-mail';
import { inShopDigest } from '@/lib/server/inbox/requests/shop-digest';
import { env } from '@/lib/server/platform/config/env';
import type { ReturnDocument } from '@/lib/server/platform/db/documents/returns';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { RETURN_ADDRESS, returnInstructions } from '@/lib/shared/returns/return-window';
import { receivedUnits } from '@/lib/shared/shipments/return-states';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { returnMails as german } from '@/lib/shared/texts/de/return-mails';
import { returnMails as english } from '@/lib/shared/texts/en/return-mails';
import { inLanguage } from '@/lib/shared/texts/in-language';
import type { ReturnRecipient } from './read-returns';

const returnMailsIn = inLanguage({ en: english, de: german });

type Facts = NonNullable<MailParts['facts']>;

/** More than that is for the page. */
const LISTED_MAX = 20;

/** Lines of which no unit counts any more are left out. */
function linesText(
  { lines }: ReturnDocument,
  units: (line: ReturnDocument['lines'][number]) => number,
  language: Language,
): string {
  const counted = lines.filter((line) => units(line) > 0);
  const listed = counted
    .slice(0, LISTED_MAX)
    .map((line) => `${formatNumber(units(line), language)} × ${line.name}`);
  return [...listed, ...(counted.length > LISTED_MAX ? ['…'] : [])].join('\n');
}

const approvedUnits = ({ approved, quantity }: ReturnDocument['lines'][number]) => approved ?? quantity;

function factsOf(
  made: ReturnDocument,
  language: Language,
  units: (line: ReturnDocument['lines'][number]) => number = approvedUnits,
): Facts {
  const { facts } = returnMailsIn(language);
  return [
    [facts.number, made.number],
    [facts.order, made.orderNumber],
    [facts.units, linesText(made, units, language)],
  ];
}

type Step = 'requested' | 'approved' | 'refused' | 'received';
type Plan = { step: Step; facts?: Facts; paragraphs?: readonly string[]; attachment?: Mail['attachment'] };

/** To who asked for it, or to the buyer. */
function toBuyer(made: ReturnDocument, recipient: ReturnRecipient, plan: Plan): Mail {
  const { language, number } = made;
  const id = made._id.toHexString();
  const url = siteLink(ROUTES.myReturn(id), language);
  const content = composeMail({
    language,
    words: returnMailsIn(language)[plan.step],
    values: { number, name: recipient.name, order: made.orderNumber },
    ...(plan.paragraphs ? { paragraphs: plan.paragraphs } : {}),
    facts: [...factsOf(made, language), ...(plan.facts ?? [])],
    url,
  });
  return {
    ...{ key: `return-${plan.step}:${id}`, to: recipient.email, ...content },
    ...(plan.attachment ? { attachment: plan.attachment } : {}),
    digest: { kind: ORDER_DIGEST, language, url },
  };
}

export function returnRequestedMail(made: ReturnDocument, recipient: ReturnRecipient): Mail {
  return toBuyer(made, recipient, { step: 'requested' });
}

export const RETURN_SLIP = 'return-slip';

/** Its slip comes along. */
export function returnApprovedMail(made: ReturnDocument, recipient: ReturnRecipient): Mail {
  const { facts } = returnMailsIn(made.language);
  const instructions = [made.instructions, returnInstructions(made.language)].filter(Boolean).join('\n\n');
  return toBuyer(made, recipient, {
    step: 'approved',
    facts: [
      [facts.address, RETURN_ADDRESS],
      ...(instructions ? ([[facts.instructions, instructions]] as const) : []),
    ],
    attachment: { kind: RETURN_SLIP, id: made._id.toHexString() },
  });
}

export function returnRefusedMail(made: ReturnDocument, recipient: ReturnRecipient): Mail {
  const { facts } = returnMailsIn(made.language);
  return toBuyer(made, recipient, { step: 'refused', facts: [[facts.reason, made.refusal ?? '']] });
}

export function returnReceivedMail(made: ReturnDocument, recipient: ReturnRecipient): Mail {
  const { language } = made;
  const { facts } = returnMailsIn(language);
  const arrived = linesText(made, receivedUnits, language);
  return toBuyer(made, recipient, { step: 'received', facts: [[facts.received, arrived]] });
}

/** To the shop. */
export function returnToAnswerMail(made: ReturnDocument): Mail {
  const { CONTACT_LANGUAGE: language, CONTACT_EMAIL: to } = env();
  const { toAnswer, facts } = returnMailsIn(language);
  const id = made._id.toHexString();
  const url = siteLink(ROUTES.manageReturn(id), language);
  const content = composeMail({
    language,
    words: toAnswer,
    values: { number: made.number, name: made.companyName ?? made.buyerName, order: made.orderNumber },
    facts: [...factsOf(made, language), ...(made.note ? ([[facts.note, made.note]] as const) : [])],
    url,
  });
  return { key: `return-to-answer:${id}`, to, ...content, digest: inShopDigest(url) };
}
