import {
  addCategoryCall,
  deleteCategoryCall,
  editCategoryCall,
  getCategoryCall,
  listCategoriesCall,
} from '@/lib/shared/categories/categories.contract';
import {
  addSearchWordsCall,
  deleteSearchWordsCall,
  editSearchWordsCall,
  listSearchWordsCall,
} from '@/lib/shared/search-words/search-words.contract';
import { listWordsCall, saveWordsCall } from '@/lib/shared/spec-words/spec-words.contract';
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

const searchWords = () => ({ kind: 'same', words: [unique('Word '), unique('Name ')] });

const ofSearchWords: Row['request'] = async (_holder, { admin }) => {
  const { body } = await admin.call('POST', '/api/search-word', { language: 'en', ...searchWords() });
  return { path: { id: body.insertedId } };
};

/** Categories, which anyone reads, the words of the catalogue and those of searches. */
export const CATEGORY_ROWS: readonly Row[] = [
  callRow(listCategoriesCall),
  callRow(getCategoryCall, {}, { request: ofCategory }),
  callRow(addCategoryCall, {}, { request: () => ({ body: categoryOf() }) }),
  callRow(editCategoryCall, {}, { request: change }),
  callRow(deleteCategoryCall, {}, { request: ofCategory }),
  callRow(listWordsCall, {}, { request: () => ({ query: { language: 'de' } }) }),
  callRow(saveWordsCall, {}, { request: () => ({ body: { language: 'de', words: [translated()] } }) }),
  callRow(listSearchWordsCall, {}, { request: () => ({ query: { language: 'en' } }) }),
  callRow(addSearchWordsCall, {}, { request: () => ({ body: { language: 'en', ...searchWords() } }) }),
  callRow(
    editSearchWordsCall,
    {},
    { request: async (...given) => ({ ...(await ofSearchWords(...given)), body: searchWords() }) },
  ),
  callRow(deleteSearchWordsCall, {}, { request: ofSearchWords }),
];
