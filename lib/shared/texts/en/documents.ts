/** Texts of every PDF. */
export const documents = {
  missing: '“?” on this page may stand for a character that could not be printed.',
};
