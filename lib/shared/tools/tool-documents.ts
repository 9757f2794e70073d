import { fileNameOf } from '../files/stored-files';
import { LANGUAGES } from '../site/languages';

export const DOCUMENT_KINDS = ['data-sheet', 'manual', 'certificate', 'safety-sheet'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const NAMED_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'mul'] as const;
export type DocumentLanguage = (typeof NAMED_LANGUAGES)[number];

/** The shop's, others beside them, and `mul` for several (ISO 639-2). */
export const DOCUMENT_LANGUAGES: readonly [DocumentLanguage, ...DocumentLanguage[]] = [
  ...new Set([...NAMED_LANGUAGES, ...LANGUAGES.all]),
] as [DocumentLanguage, ...DocumentLanguage[]];

export function isDocumentUrl(url: string): boolean {
  return fileNameOf(url)?.endsWith('.pdf') === true;
}

/** Those of the reader's language first, then those in several, then all others. */
export function documentsFor<Entry extends { language: DocumentLanguage }>(
  documents: readonly Entry[],
  language: string,
): Entry[] {
  const rank = (entry: Entry) => (entry.language === language ? 0 : entry.language === 'mul' ? 1 : 2);
  return [...documents].sort((one, other) => rank(one) - rank(other));
}

/** The name of the saved file: `FT-7K2M4Q-data-sheet-de.pdf`. */
export function documentFileName(
  sku: string,
  { kind, language }: { kind: DocumentKind; language: DocumentLanguage },
): string {
  return `${sku.replace(/[^\w-]/g, '_')}-${kind}-${language}.pdf`;
}
