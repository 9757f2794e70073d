import { fileNameOf } from '../files/stored-files';

/** What a document of a tool is. */
export const DOCUMENT_KINDS = ['data-sheet', 'manual', 'certificate', 'safety-sheet'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The language a document is in: also ones that the store does not speak, and `mul` for several (ISO 639-2). */
export const DOCUMENT_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'mul'] as const;
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];

/** Whether the address is that of an uploaded document. */
export function isDocumentUrl(url: string): boolean {
  return fileNameOf(url)?.endsWith('.pdf') === true;
}

/** Returns documents as they are shown to readers of a language: theirs first, then those in several, then all others. */
export function documentsFor<Entry extends { language: DocumentLanguage }>(
  documents: readonly Entry[],
  language: string,
): Entry[] {
  const rank = (entry: Entry) => (entry.language === language ? 0 : entry.language === 'mul' ? 1 : 2);
  return [...documents].sort((one, other) => rank(one) - rank(other));
}

/** Returns what a document is called once it is saved: `FT-7K2M4Q-data-sheet-de.pdf`. */
export function documentFileName(
  sku: string,
  { kind, language }: { kind: DocumentKind; language: DocumentLanguage },
): string {
  return `${sku.replace(/[^\w-]/g, '_')}-${kind}-${language}.pdf`;
}
