import 'server-only';
import { CATALOGUE_LANGUAGE, isLanguage, type Language } from '@/lib/shared/site/languages';

/** RFC 9110 §12.5.4: the language of the greatest weight, the first of equals. */
function readLanguage(header: string): Language {
  let best = { language: CATALOGUE_LANGUAGE, weight: 0 };
  for (const part of header.split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const [name = ''] = range.split('-');
    const language = name === '*' ? CATALOGUE_LANGUAGE : name;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2)) || 0;
    if (isLanguage(language) && weight > best.weight) best = { language, weight };
  }
  return best.language;
}

/** Browsers send a handful of them; what is longer or comes beyond is read each time. */
const MOST_CACHED = 100;
const LONGEST_CACHED = 100;
const cached = new Map<string, Language>();

/** Of the shop's languages the one that a client prefers; the catalogue's if it names none of them. */
export function acceptedLanguage(header: string | null | undefined): Language {
  if (!header) return CATALOGUE_LANGUAGE;
  const found = cached.get(header);
  if (found !== undefined) return found;
  const language = readLanguage(header);
  if (cached.size < MOST_CACHED && header.length <= LONGEST_CACHED) cached.set(header, language);
  return language;
}
