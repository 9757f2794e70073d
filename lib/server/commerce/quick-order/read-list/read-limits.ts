import 'server-only';
/**
 * What is read of a row at most. Article numbers are short and orders have few figures: what is longer is a description, and
 * a row with more ways to read it than these is asked about.
 */
export const PHRASE_MAX = 250;
/** Longer texts are no article numbers. */
export const NUMBER_TEXT_MAX = 120;
/** Cells of a row with headings, which name those that matter, and of one without. */
export const HEADED_CELLS_MAX = 100;
export const CELLS_MAX = 20;
/** Columns that may hold the quantity. */
export const COLUMNS_MAX = 4;
export const READINGS_MAX = 40;

/** Characters of a list's cells that are read at once, and a fifth of all in its rows. */
export const LIST_TEXT_MAX = 100_000;
