export const SPECS_MAX = 40;
export const PACKS_MAX = 10;
export const PICTURES_MAX = 12;
export const DOCUMENTS_MAX = 20;
export const DESCRIPTION_MAX_LENGTH = 250;
export const DETAILS_MAX_LENGTH = 10_000;
/** The longest text of a picture, and of a document. */
export const ALT_MAX_LENGTH = 200;
export const DOCUMENT_TITLE_MAX_LENGTH = 80;
/** The longest part of an address that a tool has in a language. */
export const SLUG_MAX_LENGTH = 80;
