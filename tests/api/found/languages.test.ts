import { expect, it } from 'vitest';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { call, registerCustomer } from '@/tests/support/people';
import { money } from '@/tests/support/shop/money';
import { baseUrl } from '@/tests/support/store';

const PAGES = [
  '/',
  '/tools',
  '/tools/c/wrenches',
  '/review',
  '/portfolio',
  '/blog',
  '/login',
  '/register',
  '/contact',
  '/quote',
];

const pathIn = (language: Language, path: string) =>
  language === LANGUAGES.default ? path : `/${language}${path === '/' ? '' : path}`;
const absolute = (path: string) => new URL(path, baseUrl()).href.replace(/\/$/, '');

/** `hreflang` -> address, of a page's head. */
function alternates(html: string): Record<string, string> {
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
  return Object.fromEntries(links.map(([, language = '', href = '']) => [language, href.replace(/\/$/, '')]));
}

async function visit(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL(path, baseUrl()), { redirect: 'manual', headers });
}

/** Where a response redirects to, on this site. */
function target(response: Response): string | null {
  const location = response.headers.get('location');
  return location && new URL(location, baseUrl()).href.slice(new URL(baseUrl()).origin.length);
}

it.each(PAGES)('public pages: %s exists in every language, and each names all of them', async (path) => {
  const all = Object.fromEntries(
    LANGUAGES.all.map((language) => [language, absolute(pathIn(language, path))]),
  );
  for (const language of LANGUAGES.all) {
    const response = await visit(pathIn(language, path));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toMatch(new RegExp(`<html [^>]*lang="${language}"`));
    expect(alternates(html)).toEqual({ ...all, 'x-default': absolute(path) });
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replace(/\/$/, '')).toBe(all[language]);
    expect(html).toContain(`property="og:locale" content="${LANGUAGE_FACTS[language].openGraph}"`);
  }
});

it('public pages link to pages of their own language only', async () => {
  const html = await (await visit('/de/tools')).text();
  const links = [...html.matchAll(/<a\b[^>]*>/g)].map(([element]) => element);
  const pages = links
    .filter((element) => !element.includes('hrefLang='))
    .flatMap((element) => /\shref="(\/[^"]*)"/.exec(element)?.[1] ?? [])
    .filter((href) => !/\.\w+$|^\/api\//.test(href));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((href) => !/^\/de(?:[/?#]|$)/.test(href))).toEqual([]);
});

it('public pages write money as their readers do', async () => {
  const { price } = (await call('GET', '/api/tool?limit=1')).body[0];
  expect(await (await visit('/de/tools')).text()).toContain(money(price, 'de'));
  expect(await (await visit('/tools')).text()).toContain(money(price));
});

it('public pages preserve the query of the catalogue', async () => {
  const html = await (await visit('/de/tools?q=wrench&sort=price')).text();
  expect(html).toMatch(/<html [^>]*lang="de"/);
  expect(html).toContain('Werkzeuge für „wrench“');
});

it('public pages carry the texts of one language', async () => {
  expect(await (await visit('/')).text()).not.toContain('Neueste Werkzeuge');
  expect(await (await visit('/de')).text()).not.toContain(textsFor('en').home.latest.title);
});

it('addresses of the default language have no prefix: one with it leads to the one without', async () => {
  for (const [given, plain] of [
    ['/en', '/'],
    ['/en/tools', '/tools'],
    ['/en/tools/c/wrenches?sort=price', '/tools/c/wrenches?sort=price'],
  ] as const) {
    const response = await visit(given);
    expect([response.status, target(response)]).toEqual([308, plain]);
  }
});

it('addresses that do not exist are 404 in the language of the address', async () => {
  const [german, english, other] = await Promise.all(
    ['/de/nothing-here', '/nothing-here', '/xx/tools'].map((path) => visit(path)),
  );
  expect([german?.status, english?.status, other?.status]).toEqual([404, 404, 404]);
  const html = (await german?.text()) ?? '';
  expect(html).toMatch(/<html [^>]*lang="de"/);
  expect(html).toContain('Seite nicht gefunden');
  expect(await english?.text()).toContain('Page not found');
});

it('addresses of calls carry no language', async () => {
  expect((await visit('/de/api/tool')).status).toBe(404);
});

const german = { cookie: 'language=de' };

it('the home page of a visitor who chose German is the German one; no other address redirects by itself', async () => {
  const home = await visit('/?from=mail', german);
  expect([home.status, target(home)]).toEqual([307, '/de?from=mail']);
  expect(home.headers.get('cache-control')).toContain('no-store');
  expect((await visit('/tools', german)).status).toBe(200);
  expect((await visit('/de', { cookie: 'language=en' })).status).toBe(200);
});

it('the home page of a visitor who chose German is the English one for an unknown language, and for the app within an English page', async () => {
  expect((await visit('/', { cookie: 'language=xx' })).status).toBe(200);
  expect((await visit('/', { ...german, 'sec-fetch-dest': 'empty' })).status).toBe(200);
});

it('members’ pages in German send a visitor to the German login, with the way back', async () => {
  const response = await visit('/de/dashboard/my-order?state=all');
  expect([response.status, target(response)]).toEqual([
    307,
    `/de/login?from=${encodeURIComponent('/de/dashboard/my-order?state=all')}`,
  ]);
});

it('members’ pages in German send a customer away from admin pages, and are in German otherwise', async () => {
  const { cookie } = await registerCustomer();
  const admin = await visit('/de/dashboard/manage-order', { cookie });
  expect(target(admin)).toBe(`/de/login?from=${encodeURIComponent('/de/dashboard/manage-order')}`);
  const own = await visit('/de/dashboard', { cookie });
  expect(own.status).toBe(200);
  expect(await own.text()).toContain('Mein Profil');
});

it('members’ pages in German are loaded as documents of their own from a public page', async () => {
  const { cookie } = await registerCustomer();
  const response = await visit('/de/dashboard', {
    cookie,
    rsc: '1',
    referer: new URL('/de/tools', baseUrl()).href,
  });
  expect(response.headers.get('content-type')).toBe('text/plain');
});

it('the sitemap has every page in each language', async () => {
  const { body } = await call('GET', '/sitemaps/pages.xml');
  expect(body).toContain(`<loc>${baseUrl()}/de/tools</loc>`);
  expect(body).toContain(`<xhtml:link rel="alternate" hreflang="de" href="${baseUrl()}/de/tools"/>`);
  expect(body).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${baseUrl()}/tools"/>`);
});
