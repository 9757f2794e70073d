import { expect } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { addCategory } from '@/tests/support/categories';
import { anAdmin } from '@/tests/support/people';
import { unique } from '@/tests/support/store';
import { byAdmin, type Expected, type Rows } from './expected';

type Logged = Pick<Expected, 'subject' | 'before' | 'after'>;

/** Adds, edits or deletes a category; returns what the audit log must hold about it. */
async function categoryEvent(what: 'added' | 'edited' | 'deleted'): Promise<Logged> {
  const admin = await anAdmin();
  const fields = {
    names: { en: 'Audited' },
    sentences: { de: 'Geprüft.' },
    order: 900,
    keySpecs: ['Length'],
  };
  const slug = await addCategory(admin, fields);
  const subject = {
    kind: 'category',
    id: String((await stored('categories').findOne({ slug }))?._id),
    label: slug,
  };
  if (what === 'added') return { subject, after: fields };
  if (what === 'deleted') {
    await admin.call('DELETE', `/api/category/${slug}`);
    return { subject, before: fields };
  }
  const names = { en: 'Audited', de: 'Geprüft' };
  await admin.call('PUT', `/api/category/${slug}`, { ...fields, names, order: 901 });
  return {
    subject,
    before: { names: { en: 'Audited' }, order: 900 },
    after: { names, order: 901 },
  };
}

async function wordTranslated(): Promise<Logged> {
  const admin = await anAdmin();
  const text = unique('Drive ');
  const save = (translation: string) =>
    admin.call('PUT', '/api/catalogue-word', { language: 'de', words: [{ text, translation }] });
  await save('Antrieb');
  const id = String((await stored('catalogue_words').findOne({ text }))?._id);
  await save('');
  await save('Vierkant');
  const second = String((await stored('catalogue_words').findOne({ text }))?._id);
  expect(second).not.toBe(id);
  return {
    subject: { kind: 'catalogue-word', id: second, label: text },
    before: { 'translation:de': null },
    after: { 'translation:de': 'Vierkant' },
  };
}

async function searchWordsEvent(what: 'added' | 'edited' | 'deleted'): Promise<Logged> {
  const admin = await anAdmin();
  const [name, other] = [unique('Spanner '), unique('Wrench ')];
  const fields = { kind: 'same', words: [name, other], to: [] };
  const added = { language: 'en', ...fields, objects: [] };
  const id: string = (await admin.call('POST', '/api/search-word', added)).body.insertedId;
  const subject = { kind: 'search-word', id, label: name };
  if (what === 'added') return { subject, after: added };
  if (what === 'deleted') {
    await admin.call('DELETE', `/api/search-word/${id}`);
    return { subject, before: added };
  }
  const change = { kind: 'means', words: [name], to: [other] };
  await admin.call('PUT', `/api/search-word/${id}`, change);
  return { subject, before: fields, after: change };
}

export const CATEGORY_ROWS: Rows<'category' | 'catalogue-word' | 'search-word'> = {
  'category.added': () => byAdmin(categoryEvent('added')),
  'category.edited': () => byAdmin(categoryEvent('edited')),
  'category.deleted': () => byAdmin(categoryEvent('deleted')),
  'catalogue-word.translated': () => byAdmin(wordTranslated()),
  'search-word.added': () => byAdmin(searchWordsEvent('added')),
  'search-word.edited': () => byAdmin(searchWordsEvent('edited')),
  'search-word.deleted': () => byAdmin(searchWordsEvent('deleted')),
};
