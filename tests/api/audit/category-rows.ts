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
  if (what === 'added') return { subject, before: null, after: fields };
  if (what === 'deleted') {
    await admin.call('DELETE', `/api/category/${slug}`);
    return { subject, before: fields, after: null };
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

export const CATEGORY_ROWS: Rows<'category' | 'catalogue-word'> = {
  'category.added': () => byAdmin(categoryEvent('added')),
  'category.edited': () => byAdmin(categoryEvent('edited')),
  'category.deleted': () => byAdmin(categoryEvent('deleted')),
  'catalogue-word.translated': () => byAdmin(wordTranslated()),
};
