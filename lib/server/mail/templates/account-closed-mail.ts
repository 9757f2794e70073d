import 'server-only';
import type { ObjectId } from 'mongodb';
import { BRAND } from '@/lib/shared/brand';
import { layoutMail, type MailContent } from './layout';

type Person = { userId: ObjectId; email: string; name: string };

/** The last mail to someone who closed their account: that it is done, and what to do if it was not them. */
export function accountClosedMail(person: Person): MailContent & { key: string; to: string } {
  const content = layoutMail({
    subject: `Your account at ${BRAND.name} is closed`,
    preview: 'Your account and your personal data were removed.',
    heading: 'Your account is closed',
    paragraphs: [
      `Hello ${person.name}, your account at ${BRAND.name} was closed, and your name, email, phone and address were taken from your orders.`,
      'Invoices stay as they were issued: the law asks us to keep them.',
    ],
    notes: [`If it was not you who closed it, please write to ${BRAND.contactEmail} at once.`],
  });
  return { key: `account-closed:${person.userId.toHexString()}`, to: person.email, ...content };
}
