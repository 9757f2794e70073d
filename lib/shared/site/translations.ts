/** The languages that lib/shared/texts and shop/texts are written in; shop.config.ts says which of them pages have. */
export const TRANSLATIONS = ['en', 'de'] as const;

export type Language = (typeof TRANSLATIONS)[number];
