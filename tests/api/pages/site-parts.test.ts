import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { addOwnPage } from '@/tests/support/own-pages';
import { call, signInAdmin } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const admin = await signInAdmin();

const read = async (part: string) => (await call('GET', `/api/site/${part}`)).body;
const save = (part: string, body: object) => admin.call('PUT', `/api/site/${part}`, body);
const pageOf = async (path: string) => String((await call('GET', path)).body);
const headerOf = async (path: string) => (await pageOf(path)).match(/<header.*?<\/header>/s)?.[0] ?? '';
const footerOf = async (path: string) => (await pageOf(path)).match(/<footer.*?<\/footer>/s)?.[0] ?? '';

type Link = { href: string; labels: Record<string, string> };

it.each([
  ['menu', headerOf],
  ['footer', footerOf],
])('the %s is a list of links, each in its language, of which drafts are left out', async (part, shown) => {
  const { links, revision } = await read(part);
  const page = await addOwnPage(admin, { state: 'draft' });
  const [label, german] = [unique('Yard '), unique('Hof ')];
  const added: Link[] = [
    ...links,
    { href: `/${page.slug}`, labels: { en: label, de: german } },
    { href: 'https://jobs.example/', labels: { en: 'Jobs' } },
  ];
  expect((await save(part, { links: added, revision })).body).toEqual({ revision: revision + 1 });
  expect(await shown('/contact')).not.toContain(label);
  const { slug, ...rest } = page;
  await admin.call('PUT', `/api/page/${slug}`, { ...rest, state: 'published', revision: 1 });
  expect(await shown('/contact')).toMatch(new RegExp(`<a[^>]*href="/${slug}"[^>]*>${label}</a>`));
  const inGerman = await shown('/de/contact');
  expect(inGerman).toMatch(new RegExp(`<a[^>]*href="/de/${slug}"[^>]*>${german}</a>`));
  expect(inGerman).toMatch(/<a[^>]*href="https:\/\/jobs\.example\/"[^>]*>Jobs<\/a>/);

  const late = await save(part, { links, revision });
  expectProblem(late, 'edited-meanwhile');
  expect(late.body.current).toEqual({ links: added, revision: revision + 1 });
  // Repeated after a lost response.
  expect((await save(part, { links: added, revision })).body).toEqual({ revision: revision + 1 });
  await save(part, { links, revision: revision + 1 });
  expect(await shown('/contact')).not.toContain(label);
});

it.each([
  ['a script', { href: 'javascript:alert(1)', labels: { en: 'A' } }, /href/],
  ['another host in disguise', { href: '//evil.example', labels: { en: 'A' } }, /href/],
  ['no encryption', { href: 'http://plain.example', labels: { en: 'A' } }, /href/],
  ['no label in the default language', { href: '/tools', labels: { de: 'A' } }, /labels\.en/],
  ['a language that the shop does not have', { href: '/tools', labels: { en: 'A', xx: 'A' } }, /./],
])('a link with %s is refused', async (_, link, field) => {
  const { revision } = await read('footer');
  const refused = await save('footer', { links: [link], revision });
  expectProblem(refused, 'validation-failed');
  expect(Object.keys(refused.body.errors).join()).toMatch(field);
});

it('a list of links has each address once', async () => {
  const { revision } = await read('menu');
  const link = { href: '/tools', labels: { en: 'Tools' } };
  expectProblem(await save('menu', { links: [link, link], revision }), 'validation-failed');
});

it('sections of the home page are ordered, hidden and rewritten in a language', async () => {
  const before = await pageOf('/');
  const { sections, revision } = await read('home');
  const own = unique('Made here ');
  const edited = sections
    .map((section: { key: string }) => {
      if (section.key === 'who') return { ...section, isHidden: true };
      return section.key === 'hero' ? { ...section, texts: { en: { heading: own } } } : section;
    })
    .reverse();
  expect((await save('home', { sections: edited, revision })).body).toEqual({ revision: revision + 1 });
  const html = await pageOf('/');
  expect(html).toMatch(new RegExp(`<h1[^>]*>${own}</h1>`));
  expect(html).not.toContain('id="who-we-are"');
  expect(html.indexOf('id="contact-call"')).toBeLessThan(html.indexOf('id="latest-tools"'));
  expect(await pageOf('/de')).not.toContain(own);
  expectProblem(await save('home', { sections, revision }), 'edited-meanwhile');
  await save('home', { sections, revision: revision + 1 });
  const headings = (text: string) => text.match(/<h[12][^>]*>.*?<\/h[12]>/gs);
  expect(headings(await pageOf('/'))).toEqual(headings(before));
});

it('the home page has each section once', async () => {
  const { sections, revision } = await read('home');
  expectProblem(await save('home', { sections: sections.slice(1), revision }), 'validation-failed');
  const twice = [...sections.slice(1), sections[1]];
  expectProblem(await save('home', { sections: twice, revision }), 'validation-failed');
});

it('each part of the site has versions, which admins restore and everybody sees at once', async () => {
  const { links, revision } = await read('footer');
  const label = unique('Yard ');
  const added: Link[] = [...links, { href: 'https://yard.example/', labels: { en: label } }];
  const saved = (await save('footer', { links: added, revision })).body.revision;
  expect(await footerOf('/contact')).toContain(label);
  const restore = (version: string | number, body?: object) =>
    admin.call('POST', `/api/site/footer/versions/${version}/restore`, body);

  expectProblem(await restore(0, { revision: saved - 1 }), 'edited-meanwhile');
  expectProblem(await restore(saved + 1), 'not-found');
  expectProblem(await restore('x'), 'not-found');
  expectProblem(await admin.call('GET', '/api/site/header/versions'), 'not-found');
  expect((await restore(0, { revision: saved })).body).toEqual({ revision: saved + 1 });
  expect(await footerOf('/contact')).not.toContain(label);
  expectProblem(await save('footer', { links: added, revision: saved }), 'edited-meanwhile');
  expect((await restore(saved)).body).toEqual({ revision: saved + 2 });
  expect(await footerOf('/contact')).toContain(label);
  await restore(0);

  const { body, headers } = await admin.call('GET', '/api/site/footer/versions');
  expect(headers.get('x-total-count')).toBe(String(body.length));
  expect(body[0]).toEqual({
    ...{ version: saved + 3, isDefault: true, links: body.at(-1).links },
    ...{ editedAt: expect.any(String), editor: expect.any(String) },
  });
  expect(body[1]).toMatchObject({ version: saved + 2, isDefault: false, links: added });
  expect(body.at(-1)).toMatchObject({ version: 0, isDefault: true });
});
