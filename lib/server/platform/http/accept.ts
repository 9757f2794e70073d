import { CATALOGUE_LANGUAGE, isLanguage, type Language } from '@/lib/shared/site/languages';

export type Encoding = 'br' | 'gzip' | 'identity';

/** RFC 9110 §12.5.3; null if the header does not name the coding. */
function weightOf(header: string, coding: string): number | null {
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (name !== coding) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return q === undefined ? 1 : Number(q.slice(2)) || 0;
  }
  return null;
}

function readEncoding(header: string): Encoding {
  const any = weightOf(header, '*') ?? 0;
  if ((weightOf(header, 'br') ?? any) > 0) return 'br';
  return (weightOf(header, 'gzip') ?? any) > 0 ? 'gzip' : 'identity';
}

/** Browsers send a handful of them; what is longer or comes beyond is read each time. */
const MOST_CACHED = 100;
const LONGEST_CACHED = 100;
const encodings = new Map<string, Encoding>();

/** The smallest; plain text for a client that accepts none of ours. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const found = encodings.get(header);
  if (found !== undefined) return found;
  const encoding = readEncoding(header);
  if (encodings.size < MOST_CACHED && header.length <= LONGEST_CACHED) encodings.set(header, encoding);
  return encoding;
}

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

const languages = new Map<string, Language>();

/** Returns the language of the shop that a client prefers; the catalogue's if it names none of them. */
export function acceptedLanguage(header: string | null | undefined): Language {
  if (!header) return CATALOGUE_LANGUAGE;
  const found = languages.get(header);
  if (found !== undefined) return found;
  const language = readLanguage(header);
  if (languages.size < MOST_CACHED && header.length <= LONGEST_CACHED) languages.set(header, language);
  return language;
}
