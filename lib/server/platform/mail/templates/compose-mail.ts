import 'server-only';
import { BRAND } from '@/lib/shared/brand';
import type { Language } from '@/lib/shared/languages';
import { fillText } from '@/lib/shared/texts/fill-text';
import { layoutMail, type MailContent, type MailParts } from './layout';

/** What a mail says, with places to fill in (lib/shared/texts). */
export type MailWords = {
  subject: string;
  heading: string;
  preview?: string;
  paragraphs?: readonly string[];
  action?: string;
  notes?: readonly string[];
};

type MailPlan = {
  language: Language;
  /** In that language. */
  words: MailWords;
  /** What fills the places of the words, besides `{brand}` and `{contact}`. */
  values?: Readonly<Record<string, string>>;
  /** Where the words' action leads; without it the mail has no button. */
  url?: string | undefined;
  facts?: MailParts['facts'];
  /** In place of the words' own: what someone wrote, say. Nothing is filled in. */
  preview?: string;
  paragraphs?: readonly string[];
  lastLink?: MailParts['lastLink'];
};

/** A mail in one language from its words and the facts. What people wrote is filled in once and never read as words. */
export function composeMail({ language, words, values, url, ...plan }: MailPlan): MailContent {
  const all = { brand: BRAND.name, contact: BRAND.contactEmail, ...values };
  const fill = (text: string) => fillText(text, all);
  return layoutMail({
    language,
    subject: fill(words.subject),
    preview: plan.preview ?? fill(words.preview ?? ''),
    heading: fill(words.heading),
    paragraphs: plan.paragraphs ?? (words.paragraphs ?? []).map(fill),
    ...(plan.facts ? { facts: plan.facts } : {}),
    ...(words.action && url ? { action: { label: fill(words.action), url } } : {}),
    notes: (words.notes ?? []).map(fill),
    ...(plan.lastLink ? { lastLink: plan.lastLink } : {}),
  });
}
