import { stored } from '@/tests/api/support/database';
import { addOwnPage } from '@/tests/support/own-pages';
import { anAdmin } from '@/tests/support/people';
import { byAdmin, type Expected, type Rows } from './expected';

/** Adds, edits or deletes a page; returns what the audit log must hold about it. */
async function pageEvent(
  what: 'added' | 'edited' | 'deleted',
): Promise<Pick<Expected, 'subject' | 'before' | 'after'>> {
  const admin = await anAdmin();
  const { slug, texts, ...page } = await addOwnPage(admin);
  const { title, text } = texts.en;
  const id = String((await stored('pages').findOne({ slug }))?._id);
  const subject = { kind: 'page', id, label: slug };
  const added = {
    ...{ slug, kind: 'page', state: 'published', version: 1 },
    ...{ 'title:en': title, 'length:en': text.length },
  };
  if (what === 'added') return { subject, after: added };
  if (what === 'deleted') {
    await admin.call('DELETE', `/api/page/${slug}`);
    return { subject, before: added };
  }
  await admin.call('PUT', `/api/page/${slug}`, { ...page, texts, kind: 'blog', revision: 1 });
  return { subject, before: added, after: { ...added, kind: 'blog', version: 2 } };
}

export const OWN_PAGE_ROWS: Rows<'page'> = {
  'page.added': () => byAdmin(pageEvent('added')),
  'page.edited': () => byAdmin(pageEvent('edited')),
  'page.deleted': () => byAdmin(pageEvent('deleted')),
};
