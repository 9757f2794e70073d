import type { documents as english } from '../en/documents';

export const documents: typeof english = {
  missing: '„?“ auf dieser Seite kann für ein Zeichen stehen, das nicht gedruckt werden konnte.',
};
