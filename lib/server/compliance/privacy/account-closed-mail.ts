import type { ObjectId } from 'mongodb';
import { composeMail } from '@/lib/server/platform/mail/templates/compose-mail';
import type { MailContent } from '@/lib/server/platform/mail/templates/layout';
import { nameForStrangers } from '@/lib/server/platform/mail/templates/name-for-strangers';
import type { Language } from '@/lib/shared/site/languages';
import { mailsIn } from '@/lib/shared/texts/mail-texts';

type Person = { userId: ObjectId; email: string; name: string };

/** An account whose address nobody has proved may have been opened with somebody else's. */
export function accountClosedMail(
  person: Person,
  language: Language,
): MailContent & { key: string; to: string } {
  const words = mailsIn(language).accountClosed;
  const content = composeMail({
    language,
    words,
    values: { name: nameForStrangers(person.name, person.email) },
  });
  return { key: `account-closed:${person.userId.toHexString()}`, to: person.email, ...content };
}
