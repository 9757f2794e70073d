import 'server-only';
import { isLanguage, type Language, PAGE_LANGUAGE_HEADER } from '@/lib/shared/site/languages';

/** Undefined for an unsupported one. Clients can send anything: it only selects texts. */
export function readPageLanguage(headers: Headers): Language | undefined {
  const named = headers.get(PAGE_LANGUAGE_HEADER) ?? undefined;
  return isLanguage(named) ? named : undefined;
}
