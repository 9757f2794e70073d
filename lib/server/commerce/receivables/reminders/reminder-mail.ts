import { requireCompanyById } from '@/lib/server/commerce/companies/find-company';
import { type Member, membersOf } from '@/lib/server/identity/users/company-members';
import { languageOfUser } from '@/lib/server/identity/users/identity';
import { env } from '@/lib/server/platform/config/env';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type { AttachmentKinds } from '@/lib/server/platform/mail/digests-and-attachments';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { nameForStrangers } from '@/lib/server/platform/mail/templates/name-for-strangers';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatCents } from '@/lib/shared/numbers/money';
import type { ReminderLevel } from '@/lib/shared/receivables/reminder-level';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { reminderMails as german } from '@/lib/shared/texts/de/reminder-mails';
import { reminderMails as english } from '@/lib/shared/texts/en/reminder-mails';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { statementAttachmentOf } from '../statement/get-statement';

const textsIn = inLanguage({ en: english, de: german });

export const REMINDER_STATEMENT = 'reminder-statement';
/** More are in the statement. */
const LISTED_MAX = 20;

export type Recipients = { language: Language; to: string[] };

/** The invoice e-mail, else all owners; in the language of who has been an owner longest. */
export function recipientsOf(
  { invoiceEmail }: Pick<CompanyDocument, 'invoiceEmail'>,
  members: readonly Member[],
): Recipients {
  const owners = members.filter(({ company }) => company.role === 'owner');
  return {
    language: owners[0] ? languageOfUser(owners[0]) : LANGUAGES.default,
    to: invoiceEmail ? [invoiceEmail] : owners.map(({ email }) => email),
  };
}

export type Reminding = {
  company: Pick<CompanyDocument, '_id' | 'number' | 'name'>;
  level: ReminderLevel;
  recipients: Recipients;
  /** All that are open, the oldest due first, and of them those past their day. */
  open: readonly ReceivableDocument[];
  overdue: readonly ReceivableDocument[];
  at: Date;
};

export const sumOfOpen = (invoices: readonly ReceivableDocument[]) =>
  invoices.reduce((cents, { openCents }) => cents + openCents, 0);

/** One to each address, with the statement. */
export function reminderMails({ company, level, recipients, open, overdue, at }: Reminding): Mail[] {
  const { language, to } = recipients;
  const { facts, levels, action, notes } = textsIn(language);
  const { BANK_DETAILS: bankDetails, CONTACT_EMAIL: replyTo } = env();
  const name = nameForStrangers(company.name, company.number);
  const dayText = (day: string) => formatDay(day, language, 'UTC');
  const sum = formatCents(sumOfOpen(overdue), language);
  const listed = overdue.slice(0, LISTED_MAX).map(({ _id, openCents, dueOn }) => {
    const values = { open: formatCents(openCents, language), day: dayText(dueOn) };
    return [_id, fillText(facts.invoice, values)] as const;
  });
  const content = composeMail({
    language,
    words: { ...levels[level], action, notes },
    values: { company: name, overdue: sum, day: dayText(overdue[0]?.dueOn ?? '') },
    facts: [
      [facts.company, `${name} (${company.number})`],
      [facts.overdue, sum],
      [facts.open, formatCents(sumOfOpen(open), language)],
      ...listed,
      ...(overdue.length > LISTED_MAX ? [[facts.more, facts.moreInvoices] as const] : []),
      ...(bankDetails ? [[facts.payTo, bankDetails] as const] : []),
    ],
    url: siteLink(COMPANY_ROUTES.tab('statement'), language),
  });
  const id = company._id.toHexString();
  return to.map((email, place) => ({
    key: `receivable-reminder:${id}:${at.getTime()}:${place}`,
    ...{ to: email, replyTo, ...content },
    attachment: { kind: REMINDER_STATEMENT, id },
  }));
}

/** As it is when the mail is sent. */
export const reminderAttachment: AttachmentKinds[string] = async ({ id }) => {
  const company = await requireCompanyById(parseObjectId(id));
  const { language } = recipientsOf(company, await membersOf(company._id));
  return [await statementAttachmentOf(company, language)];
};
