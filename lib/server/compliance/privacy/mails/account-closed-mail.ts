import 'server-only';
import type { ObjectId } from 'mongodb';
import { composeMail } from '@/lib/server/platform/mail/templates/compose-mail';
import type { MailContent } from '@/lib/server/platform/mail/templates/layout';
import type { Language } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';

type Person = { userId: ObjectId; email: string; name: string };

export function accountClosedMail(
  person: Person,
  language: Language,
): MailContent & { key: string; to: string } {
  const words = textsFor(language).mails.accountClosed;
  const content = composeMail({ language, words, values: { name: person.name } });
  return { key: `account-closed:${person.userId.toHexString()}`, to: person.email, ...content };
}
