import 'server-only';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Digest } from '../digest';
import { composeMail, type MailWords } from './compose-mail';
import type { MailContent } from './layout';

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
