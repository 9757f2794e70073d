/** The languages that lib/shared/texts are written in; the shop says which of them pages have. */
export const TRANSLATIONS = ['en', 'de'] as const;

export type Language = (typeof TRANSLATIONS)[number];
