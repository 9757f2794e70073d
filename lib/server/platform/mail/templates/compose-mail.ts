import { shop } from '#shop';
import { env } from '@/lib/server/platform/config/env';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Digest } from '../digests-and-attachments';
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

/** Text that people wrote is never treated as a placeholder. */
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

/** A list of links. `older` says where the rest is, where they are not all listed. */
export function composeDigest(
  { language, total, entries }: Digest,
  { older, ...words }: MailWords & { older: string },
  url: string,
): MailContent {
  const rest = total - entries.length;
  return composeMail({
    language,
    words: { ...words, notes: [...(words.notes ?? []), ...(rest > 0 ? [older] : [])] },
    values: { count: formatNumber(total, language), rest: formatNumber(rest, language) },
    links: entries.map(({ text, url: link }) => ({ label: text, url: link })),
    url,
  });
}

/** The path of a call has no language. */
export function siteLink(path: string, language: Language, query: Record<string, string> = {}): string {
  const url = new URL(localPath(path, language), env().NEXTAUTH_URL);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.toString();
}
