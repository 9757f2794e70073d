import 'server-only';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { shop } from '@/shop.config';
import { layoutMail, type MailContent, type MailParts } from './layout';

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
  words: MailWords;
  /** Besides `{brand}` and `{contact}`. */
  values?: Readonly<Record<string, string>>;
  url?: string | undefined;
  facts?: MailParts['facts'];
  links?: MailParts['links'];
  /** Replaces the paragraphs of the texts, for example by what someone wrote. Placeholders in it are not filled in. */
  preview?: string;
  paragraphs?: readonly string[];
  lastLink?: MailParts['lastLink'];
};

/** What people wrote is never treated as a placeholder. */
export function composeMail({ language, words, values, url, ...plan }: MailPlan): MailContent {
  const all = { brand: shop.name, contact: shop.contact.email, ...values };
  const fill = (text: string) => fillText(text, all);
  return layoutMail({
    language,
    subject: fill(words.subject),
    preview: plan.preview ?? fill(words.preview ?? ''),
    heading: fill(words.heading),
    paragraphs: plan.paragraphs ?? (words.paragraphs ?? []).map(fill),
    ...(plan.facts ? { facts: plan.facts } : {}),
    ...(plan.links ? { links: plan.links } : {}),
    ...(words.action && url ? { action: { label: fill(words.action), url } } : {}),
    notes: (words.notes ?? []).map(fill),
    ...(plan.lastLink ? { lastLink: plan.lastLink } : {}),
  });
}
