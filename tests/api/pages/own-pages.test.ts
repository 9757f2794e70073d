import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { addOwnPage, ownPageOf } from '@/tests/support/own-pages';
import { call, registerCustomer, signInAdmin } from '@/tests/support/people';
import { baseUrl, unique } from '@/tests/support/store';

const admin = await signInAdmin();

const get = (path: string) => call('GET', path);
const pageOf = async (path: string) => String((await get(path)).body);
const edit = (slug: string, body: object) => admin.call('PUT', `/api/page/${slug}`, body);

it('a page of the shop’s own is at its address at once, in other languages as in the default one until it is written in them', async () => {
  const page = await addOwnPage(admin);
  const { title } = page.texts.en;
  const html = await pageOf(`/${page.slug}`);
  expect(html).toMatch(/<h2>Where<\/h2>/);
  expect(html).toContain(`<title>${title} |`);
  expect(html).not.toMatch(/<meta name="robots" content="noindex/);
  const german = await pageOf(`/de/${page.slug}`);
  expect(german).toContain(`${title} is in the yard.`);
  expect(german).toMatch(/<div lang="en"[^>]*class="prose-text"/);
  expect(german).toMatch(/<meta name="robots" content="noindex/);
  expect(await pageOf('/sitemaps/pages.xml')).toContain(`<loc>${baseUrl()}/${page.slug}</loc>`);
  expect(await pageOf('/sitemaps/pages.xml')).not.toContain(`<loc>${baseUrl()}/de/${page.slug}</loc>`);

  const { slug, ...rest } = page;
  const de = { title: 'Werkstatt', text: 'Im Hof.' };
  const edited = await edit(slug, { ...rest, texts: { ...rest.texts, de }, revision: 1 });
  expect(edited.body).toEqual({ revision: 2 });
  expect(await pageOf(`/de/${slug}`)).toContain('<p>Im Hof.</p>');
  expect(await pageOf('/sitemaps/pages.xml')).toContain(`<loc>${baseUrl()}/de/${slug}</loc>`);
});

it('a page of the shop’s own is the same bytes for everybody, from memory', async () => {
  const { slug } = await addOwnPage(admin);
  const [first, second] = [await get(`/${slug}`), await get(`/${slug}?utm=1`)];
  expect(first.status).toBe(200);
  expect(second.body).toBe(first.body);
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  expect(first.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
});

it('an address without a page is not found, before a page is published there and after it was deleted', async () => {
  const page = ownPageOf({ state: 'draft' });
  expect((await get(`/${page.slug}`)).status).toBe(404);
  expect((await admin.call('POST', '/api/page', page)).status).toBe(201);
  expect((await get(`/${page.slug}`)).status).toBe(404);
  const missing = await pageOf(`/${page.slug}`);
  // A whole document, also without scripts.
  expect(missing).toContain('</h1>');
  const { slug, ...rest } = page;
  await edit(slug, { ...rest, state: 'published', revision: 1 });
  expect((await get(`/${slug}`)).status).toBe(200);
  expect((await admin.call('DELETE', `/api/page/${slug}`)).body).toEqual({ deletedCount: 1 });
  expect((await get(`/${slug}`)).status).toBe(404);
  expectProblem(await admin.call('DELETE', `/api/page/${slug}`), 'not-found');
});

it('drafts are read by admins alone', async () => {
  const { slug } = await addOwnPage(admin, { state: 'draft' });
  const customer = await registerCustomer();
  expectProblem(await get(`/api/page/${slug}`), 'not-found');
  expectProblem(await customer.call('GET', `/api/page/${slug}`), 'not-found');
  expect((await admin.call('GET', `/api/page/${slug}`)).body).toMatchObject({
    slug,
    state: 'draft',
    revision: 1,
  });
  const slugs = async (list: Promise<{ body: { slug: string }[] }>) =>
    (await list).body.map((page) => page.slug);
  expect(await slugs(get('/api/page?limit=100'))).not.toContain(slug);
  expect(await slugs(admin.call('GET', '/api/page?limit=100'))).toContain(slug);
});

it('a page is not changed by an edit of an older revision, which gets the present one', async () => {
  const { slug, ...page } = await addOwnPage(admin);
  const texts = { en: { title: 'Yard', text: 'There.' } };
  expect((await edit(slug, { ...page, texts, revision: 1 })).body).toEqual({ revision: 2 });
  // The same again, as after a lost response.
  expect((await edit(slug, { ...page, texts, revision: 1 })).body).toEqual({ revision: 2 });
  const late = await edit(slug, { ...page, texts: { en: { title: 'Late', text: 'Late.' } }, revision: 1 });
  expectProblem(late, 'edited-meanwhile');
  expect(late.body.current).toMatchObject({ slug, revision: 2, texts });
  const twice = await Promise.all(
    ['One.', 'Two.'].map((text) =>
      edit(slug, { ...page, texts: { en: { title: 'Yard', text } }, revision: 2 }),
    ),
  );
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('an earlier version of a page is restored as a new one', async () => {
  const { slug, ...page } = await addOwnPage(admin);
  const { texts } = page;
  await edit(slug, { ...page, texts: { en: { title: 'Wrong', text: 'Wrong.' } }, revision: 1 });
  expect((await admin.call('POST', `/api/page/${slug}/versions/1/restore`)).body).toEqual({ revision: 3 });
  expect((await get(`/api/page/${slug}`)).body).toMatchObject({ texts, revision: 3, state: 'published' });
  const { body } = await admin.call('GET', `/api/page/${slug}/versions`);
  expect(body.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
  expect(await pageOf(`/${slug}`)).not.toContain('Wrong.');
  expectProblem(await admin.call('POST', `/api/page/${slug}/versions/9/restore`), 'not-found');
  const late = await admin.call('POST', `/api/page/${slug}/versions/2/restore`, { revision: 2 });
  expectProblem(late, 'edited-meanwhile');
  expect(late.body.current).toMatchObject({ revision: 3, texts });
});

it.each(['tools', 'terms', 'api', 'de', 'fr', 'dashboard', 'Workshop', '-yard', 'a/b', ''])(
  'a page cannot be called "%s"',
  async (slug) => {
    const refused = await admin.call('POST', '/api/page', ownPageOf({ slug }));
    expectProblem(refused, 'validation-failed');
    expect(Object.keys(refused.body.errors)).toEqual(['slug']);
  },
);

it('the slug of a page is taken once, and stays once the page was published', async () => {
  const { slug, ...page } = await addOwnPage(admin, { state: 'draft' });
  expectProblem(await admin.call('POST', '/api/page', ownPageOf({ slug })), 'conflict');
  const moved = unique('moved-').toLowerCase();
  const publish = { ...page, slug: moved, state: 'published', revision: 1 };
  expect((await edit(slug, publish)).body).toEqual({ revision: 2 });
  expect((await get(`/${moved}`)).status).toBe(200);
  const again = await edit(moved, { ...publish, slug, revision: 2 });
  expect(again.body.errors).toHaveProperty('slug');
});

it('a page is published with title and text in the default language alone, and drafts may lack them', async () => {
  const errorsOf = async (texts: object, state = 'published') =>
    Object.keys((await admin.call('POST', '/api/page', ownPageOf({ texts, state }))).body.errors ?? {});
  const de = { title: 'Werkstatt', text: 'Im Hof.' };
  expect(await errorsOf({ de })).toEqual(['texts.en.title']);
  expect(await errorsOf({ en: { title: 'Yard', text: ' ' } })).toEqual(['texts.en.text']);
  expect(await errorsOf({ de }, 'draft')).toEqual([]);
  expect(await errorsOf({}, 'draft')).toEqual(['texts.en.title']);
  expect(await errorsOf({ en: { title: 'x'.repeat(121), text: 'y' } })).toEqual(['texts.en.title']);
  expect(await errorsOf({ en: { title: 'Yard', text: 'x'.repeat(60_001) } })).toEqual(['texts.en.text']);
  expect(await errorsOf({ xx: de })).not.toEqual([]);
});

it('an uploaded picture has room on its page before it is there', async () => {
  const bytes = await sharp(randomBytes(30 * 20 * 3), { raw: { width: 30, height: 20, channels: 3 } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'vise.png');
  const { url } = (await admin.call('POST', '/api/file?kind=picture', form)).body;
  const { slug } = await addOwnPage(admin, { texts: { en: { title: 'Vise', text: `![a vise](${url})` } } });
  expect(await pageOf(`/${slug}`)).toContain(`src="${url}" alt="a vise" width="30" height="20"`);
});

it('a page shows markup and scripts as text, and pictures of the store alone', async () => {
  const text =
    '<script>alert(1)</script> [here](javascript:alert(1)) ![far](https://evil.example/x.png) ![a "hero"](/hero.webp)';
  const { slug } = await addOwnPage(admin, { texts: { en: { title: 'Hostile', text } } });
  const [, shown = ''] = (await pageOf(`/${slug}`)).match(/class="prose-text"[^>]*>(.*?)<\/div>/s) ?? [];
  expect(shown).toContain('&lt;script&gt;alert(1)');
  expect(shown).not.toMatch(/<script|href="javascript|evil\.example/);
  expect(shown).toContain('<img src="/hero.webp" alt="a &quot;hero&quot;" loading="lazy">');
  const gone = `![gone](/files/${'0'.repeat(40)}.webp)`;
  const refused = await admin.call(
    'POST',
    '/api/page',
    ownPageOf({ texts: { en: { title: 'Gone', text: gone } } }),
  );
  expect(refused.body.errors).toHaveProperty('texts.en.text');
});

it('posts are listed by the blog and its feed, entries by the portfolio', async () => {
  const post = await addOwnPage(admin, { kind: 'blog' });
  const entry = await addOwnPage(admin, { kind: 'portfolio' });
  expect(await pageOf('/blog')).toContain(`href="/${post.slug}"`);
  expect(await pageOf('/blog')).not.toContain(entry.slug);
  expect(await pageOf('/blog/feed.xml')).toContain(`<title>${post.texts.en.title}</title>`);
  expect(await pageOf('/portfolio')).toContain(`href="/${entry.slug}"`);
});
