import 'server-only';
export const PHRASE_MAX = 250;
/** Longer texts are no article numbers. */
export const NUMBER_TEXT_MAX = 120;
/** Cells of a row with headings, which name the relevant ones, and of one without. */
export const HEADED_CELLS_MAX = 100;
export const CELLS_MAX = 20;
export const COLUMNS_MAX = 4;
export const READINGS_MAX = 40;

/** Characters read in the cells of a list, plus a fifth of its rows. */
export const LIST_TEXT_MAX = 100_000;
