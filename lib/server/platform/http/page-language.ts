import 'server-only';
import { isLanguage, type Language, PAGE_LANGUAGE_HEADER } from '@/lib/shared/languages';

/**
 * The language of the page that a call says it comes from; undefined where it says none, or one that no page is written
 * in. Anyone can say anything: it chooses words and nothing else.
 */
export function readPageLanguage(headers: Headers): Language | undefined {
  const named = headers.get(PAGE_LANGUAGE_HEADER) ?? undefined;
  return isLanguage(named) ? named : undefined;
}
