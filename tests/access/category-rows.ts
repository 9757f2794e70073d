import { categoryCalls } from '@/lib/shared/categories/categories.contract';
import { searchWordCalls } from '@/lib/shared/search-words/search-words.contract';
import { specWordCalls } from '@/lib/shared/spec-words/spec-words.contract';
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
  callRow(categoryCalls.listCategories),
  callRow(categoryCalls.exportCategories),
  callRow(categoryCalls.getCategory, {}, { request: ofCategory }),
  callRow(categoryCalls.addCategory, {}, { request: () => ({ body: categoryOf() }) }),
  callRow(categoryCalls.editCategory, {}, { request: change }),
  callRow(categoryCalls.deleteCategory, {}, { request: ofCategory }),
  callRow(specWordCalls.listWords, {}, { request: () => ({ query: { language: 'de' } }) }),
  callRow(
    specWordCalls.saveWords,
    {},
    { request: () => ({ body: { language: 'de', words: [translated()] } }) },
  ),
  callRow(searchWordCalls.listSearchWords, {}, { request: () => ({ query: { language: 'en' } }) }),
  callRow(
    searchWordCalls.addSearchWords,
    {},
    { request: () => ({ body: { language: 'en', ...searchWords() } }) },
  ),
  callRow(
    searchWordCalls.editSearchWords,
    {},
    { request: async (...given) => ({ ...(await ofSearchWords(...given)), body: searchWords() }) },
  ),
  callRow(searchWordCalls.deleteSearchWords, {}, { request: ofSearchWords }),
];
