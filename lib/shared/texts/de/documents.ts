import { ofShop } from '#shop-texts';
import type { documents as english } from '../en/documents';

export const documents: typeof english = ofShop('de', 'documents', {
  missing: '„?“ auf dieser Seite kann für ein Zeichen stehen, das nicht gedruckt werden konnte.',
});
