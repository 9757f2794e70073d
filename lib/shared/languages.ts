/** Languages the pages are written in. The default one has no prefix in public addresses. */
export const LANGUAGES = { default: 'en', all: ['en'] } as const;
export type Language = (typeof LANGUAGES.all)[number];
