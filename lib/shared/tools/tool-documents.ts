import { fileNameOf } from '../files/stored-files';

export const DOCUMENT_KINDS = ['data-sheet', 'manual', 'certificate', 'safety-sheet'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Also languages that the store does not have, and `mul` for several (ISO 639-2). */
export const DOCUMENT_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'mul'] as const;
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];

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
