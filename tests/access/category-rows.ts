import { listWordsCall, saveWordsCall } from '@/lib/shared/catalogue/catalogue-words.contract';
import {
  addCategoryCall,
  deleteCategoryCall,
  editCategoryCall,
  getCategoryCall,
  listCategoriesCall,
} from '@/lib/shared/categories/categories.contract';
import { addCategory, categoryOf } from '@/tests/support/categories';
import { unique } from '@/tests/support/store';
import { callRow } from './define-row';
import type { Row } from './row';

const ofCategory: Row['request'] = async (_holder, { admin }) => ({
  path: { slug: await addCategory(admin) },
});

const change: Row['request'] = async (_holder, { admin }) => ({
  path: { slug: await addCategory(admin) },
  body: { names: { en: unique('Category ') } },
});

const translated = () => ({ text: unique('Word '), translation: 'Wort' });

/** Categories, which anyone reads, and the words of the catalogue. */
export const CATEGORY_ROWS: readonly Row[] = [
  callRow(listCategoriesCall),
  callRow(getCategoryCall, {}, { request: ofCategory }),
  callRow(addCategoryCall, {}, { request: () => ({ body: categoryOf() }) }),
  callRow(editCategoryCall, {}, { request: change }),
  callRow(deleteCategoryCall, {}, { request: ofCategory }),
  callRow(listWordsCall, {}, { request: () => ({ query: { language: 'de' } }) }),
  callRow(saveWordsCall, {}, { request: () => ({ body: { language: 'de', words: [translated()] } }) }),
];
