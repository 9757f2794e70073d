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

/** Hides a section that the shop of the tests has no entries for, and restores what was there. */
async function homeEdited(): Promise<Pick<Expected, 'subject' | 'before' | 'after'>> {
  const admin = await anAdmin();
  const hide = async (): Promise<number> => {
    const { sections, revision } = (await admin.call('GET', '/api/site/home')).body;
    const hidden = sections.map((section: { key: string }) =>
      section.key === 'statistics' ? { ...section, isHidden: true } : section,
    );
    const { status, body } = await admin.call('PUT', '/api/site/home', { sections: hidden, revision });
    // Another test was sooner.
    return status === 409 ? hide() : body.revision;
  };
  const version = await hide();
  const restored = version - 1;
  await admin.call('POST', `/api/site/home/versions/${restored}/restore`);
  const { sections } = (await admin.call('GET', '/api/site/home')).body;
  const content = { sections: sections.map(({ key }: { key: string }) => key).join(' '), rewritten: '' };
  return {
    subject: { kind: 'page', id: null, label: 'home' },
    before: { version, ...content, hidden: 'statistics' },
    after: { version: version + 1, ...content, hidden: '', restored },
  };
}

export const OWN_PAGE_ROWS: Rows<'page' | 'site'> = {
  'page.added': () => byAdmin(pageEvent('added')),
  'page.edited': () => byAdmin(pageEvent('edited')),
  'page.deleted': () => byAdmin(pageEvent('deleted')),
  'site.edited': () => byAdmin(homeEdited()),
};
