import { ofShop } from '#shop-texts';
/** Texts of every PDF. */
export const documents = ofShop('en', 'documents', {
  missing: '“?” on this page may stand for a character that could not be printed.',
});
