import sharp from 'sharp';
import { expect, it } from 'vitest';
import { shop } from '#shop';
import { escapeHtml } from '@/lib/server/platform/mail/templates/escape-html';
import { plainAmount } from '@/lib/shared/numbers/money';
import { addTool, call, signInAdmin } from '@/tests/support/people';
import { baseUrl, unique } from '@/tests/support/store';

const PUBLIC_PAGES = ['/', '/review', '/portfolio', '/blog', '/login', '/register'];

/** The values of one attribute of every element that has all these others. */
function attributes(html: string, tag: string, having: string, wanted: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'g'))]
    .map(([element]) => element)
    .filter((element) => element.includes(having))
    .flatMap((element) => new RegExp(`\\b${wanted}="([^"]*)"`).exec(element)?.[1] ?? []);
}

function structuredData(html: string): { '@type': string; [property: string]: unknown }[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, text = '']) => JSON.parse(text)['@graph'],
  );
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

async function textOf(path: string): Promise<string> {
  const { status, body } = await call('GET', path);
  expect(status, path).toBe(200);
  return String(body);
}

it.each(PUBLIC_PAGES)(
  'the head of public pages: %s has title, description, canonical address and link preview',
  async (path) => {
    const html = await textOf(path);
    const address = new URL(path, baseUrl()).href.replace(/\/$/, '');
    expect(
      attributes(html, 'link', 'rel="canonical"', 'href').map((href) => href.replace(/\/$/, '')),
    ).toEqual([address]);
    const [title] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
    expect(title).toContain(escapeHtml(shop.name));
    const [description = ''] = attributes(html, 'meta', 'name="description"', 'content');
    expect(description.length).toBeGreaterThan(20);
    const [picture = ''] = attributes(html, 'meta', 'property="og:image"', 'content');
    expect(picture.startsWith(baseUrl())).toBe(true);
    const response = await fetch(picture);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(attributes(html, 'meta', 'name="twitter:card"', 'content')).toEqual(['summary_large_image']);
  },
);

it('the head of public pages differs from page to page', async () => {
  const heads = await Promise.all(
    PUBLIC_PAGES.map(async (path) => {
      const html = await textOf(path);
      return [/<title>([^<]+)/.exec(html)?.[1], attributes(html, 'meta', 'name="description"', 'content')[0]];
    }),
  );
  expect(new Set(heads.map(([title]) => title)).size).toBe(PUBLIC_PAGES.length);
  expect(new Set(heads.map(([, description]) => description)).size).toBe(PUBLIC_PAGES.length);
});

it('the head of public pages has a browser theme colour for each colour scheme', async () => {
  const html = await textOf('/');
  expect(attributes(html, 'meta', 'name="theme-color"', 'media')).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
});

it('structured data names the organisation and the site with its search on the home page', async () => {
  const data = structuredData(await textOf('/'));
  expect(data.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  expect(data[1]?.potentialAction).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: `${baseUrl()}/tools?q={search_term_string}` },
  });
  const logo = await fetch(String(data[0]?.logo));
  expect(logo.status).toBe(200);
});

it('structured data has every question of the blog with its answer', async () => {
  const html = await textOf('/blog');
  const [faq, crumbs] = structuredData(html);
  const questions = faq?.mainEntity as { name: string; url: string; acceptedAnswer: { text: string } }[];
  expect(questions.length).toBeGreaterThan(5);
  for (const { url, acceptedAnswer } of questions) {
    expect(html).toContain(`id="${new URL(url).hash.slice(1)}"`);
    expect(acceptedAnswer.text.length).toBeGreaterThan(50);
  }
  expect(crumbs?.['@type']).toBe('BreadcrumbList');
});

type FoundTool = { name: string; slug: string; sku: string; price: number; rating: { count: number } };

/** A reviewed torque wrench whose name has a range of torque: never one that another test adds meanwhile. */
async function seededTorqueWrench(): Promise<FoundTool> {
  const found: FoundTool[] = (await call('GET', '/api/tool?q=torque%20wrench')).body;
  const tool = found.find(({ name, rating }) => /\d–\d+ Nm/.test(name) && rating.count > 0);
  if (!tool) throw new Error('No seeded torque wrench is for sale.');
  return tool;
}

it('the page of a tool offers it to search engines with price, rating and breadcrumbs, and has a picture of its own', async () => {
  const tool = await seededTorqueWrench();
  const html = await textOf(`/tools/${tool.slug}`);
  const [product, crumbs] = structuredData(html);
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: tool.sku,
    offers: { price: plainAmount(tool.price), priceCurrency: shop.currency },
  });
  expect(product).toHaveProperty('aggregateRating.reviewCount', tool.rating.count);
  expect(crumbs).toHaveProperty('itemListElement.length', 4);
  const [picture] = attributes(html, 'meta', 'property="og:image"', 'content');
  expect(picture).toBe(`${baseUrl()}/share/tools/${tool.slug}.jpg`);
});

it('the page of a tool states its name as it is stored, to people and to crawlers', async () => {
  const tool = await seededTorqueWrench();
  const html = await textOf(`/tools/${tool.slug}`);
  const [, heading = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  expect(heading.replace(/<[^>]*>/g, '')).toBe(tool.name);
  expect(/<title>([^<]*)/.exec(html)?.[1]).toContain(tool.name);
  expect(structuredData(html)[0]?.name).toBe(tool.name);
  expect(html).not.toMatch(/\u2060/);
});

it('GET /robots.txt closes calls and members’ pages, and names the sitemap', async () => {
  const { status, headers, body } = await call('GET', '/robots.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  const lines = body.trim().split('\n');
  expect(lines.slice(0, 3)).toEqual(['User-Agent: *', 'Allow: /', 'Disallow: /api/']);
  for (const closed of ['/dashboard', '/purchase/', '/de/dashboard', '/de/purchase/'])
    expect(lines).toContain(`Disallow: ${closed}`);
  expect(lines.at(-1)).toBe(`Sitemap: ${baseUrl()}/sitemap.xml`);
});

it('GET /.well-known/security.txt says where weaknesses are reported, for less than a year from now', async () => {
  const { status, headers, body } = await call('GET', '/.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    body
      .trim()
      .split('\n')
      .map((line: string) => line.split(/: (.*)/).slice(0, 2)),
  );
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toMatch(/^(?:mailto:\S+@|https:)\S+$/);
  expect(fields.get('Canonical')).toBe(`${baseUrl()}/.well-known/security.txt`);
  const days = (Date.parse(String(fields.get('Expires'))) - Date.now()) / (24 * 3_600_000);
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
});

it('GET /sitemap.xml lists its parts, and every page named there exists', async () => {
  const parts = locations(await textOf('/sitemap.xml'));
  expect(parts[0]).toBe(`${baseUrl()}/sitemaps/pages.xml`);
  expect(parts[1]).toBe(`${baseUrl()}/sitemaps/tools-1.xml`);
  const pages = locations(await textOf('/sitemaps/pages.xml'));
  const responses = await Promise.all(pages.map(async (page) => [page, (await fetch(page)).status]));
  expect(responses).toEqual(pages.map((page) => [page, 200]));
});

it('GET /sitemap.xml has a new tool at once, and not the one taken off sale', async () => {
  const admin = await signInAdmin();
  const name = unique('Sitemap Wrench ');
  const id = await addTool(admin, { name });
  const { slug } = (await call('GET', `/api/tool/${id}`)).body;
  const address = `${baseUrl()}/tools/${slug}`;
  expect(await everyToolAddress()).toContain(address);
  await admin.call('DELETE', `/api/tool/${id}`);
  expect(await everyToolAddress()).not.toContain(address);
});

it('GET /sitemap.xml has no other part', async () => {
  for (const part of ['tools-0', 'tools-999999', 'tools-1e3', 'orders', '..'])
    expect((await call('GET', `/sitemaps/${part}.xml`)).status, part).toBe(404);
});

async function everyToolAddress(): Promise<string[]> {
  const parts = locations(await textOf('/sitemap.xml')).filter((part) => part.includes('/tools-'));
  const lists = await Promise.all(parts.map(async (part) => locations(await textOf(new URL(part).pathname))));
  return lists.flat();
}

it('GET /blog/feed.xml is an Atom feed of the blog, newest first, that the pages link to', async () => {
  const { headers, body: feed } = await call('GET', '/blog/feed.xml');
  expect(headers.get('content-type')).toMatch(/^application\/atom\+xml/);
  expect(feed).toContain(`<link rel="self" type="application/atom+xml" href="${baseUrl()}/blog/feed.xml"/>`);
  const days = [...String(feed).matchAll(/<published>([^<]+)</g)].map(([, day = '']) => day);
  expect(days.length).toBeGreaterThan(5);
  expect(days).toEqual([...days].sort().reverse());
  expect(days.every((day) => !Number.isNaN(Date.parse(day)))).toBe(true);
  const links = attributes(await textOf('/blog'), 'link', 'application/atom+xml', 'href');
  expect(links).toEqual([`${baseUrl()}/blog/feed.xml`]);
});

it('GET /blog/feed.xml exists in German too, and each names the other', async () => {
  const { body: german } = await call('GET', '/de/blog/feed.xml');
  expect(german).toContain('xml:lang="de"');
  expect(german).toContain('Gefragt und beantwortet');
  expect(german).toContain(`href="${baseUrl()}/de/blog"`);
  const toEnglish = `<link rel="alternate" type="application/atom+xml" hreflang="en" href="${baseUrl()}/blog/feed.xml"/>`;
  expect(german).toContain(toEnglish);
  expect((await call('GET', '/blog/feed.xml')).body).toContain(
    `hreflang="de" href="${baseUrl()}/de/blog/feed.xml"`,
  );
  expect(attributes(await textOf('/de/blog'), 'link', 'application/atom+xml', 'href')).toEqual([
    `${baseUrl()}/de/blog/feed.xml`,
  ]);
  expect((await call('GET', '/xx/blog/feed.xml')).status).toBe(404);
});

it('GET /manifest.webmanifest names the shop and icons that are there in the size they claim', async () => {
  const [address = ''] = attributes(await textOf('/'), 'link', 'rel="manifest"', 'href');
  const { body: manifest } = await call('GET', address);
  expect(manifest).toMatchObject({ short_name: shop.name, start_url: '/', lang: 'en' });
  for (const icon of manifest.icons as { src: string; sizes: string; type: string }[]) {
    const response = await fetch(new URL(icon.src, baseUrl()));
    expect(response.headers.get('content-type'), icon.src).toBe(icon.type);
    const header = Buffer.from(await response.arrayBuffer());
    // Width and height are at fixed positions in a PNG's first chunk.
    expect(`${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`).toBe(icon.sizes);
  }
});

it.each(['/', '/no-such-page-at-all'])('the icons of the shop are there, as %s names them', async (page) => {
  const html = String((await call('GET', page)).body);
  const icons = ['rel="icon"', 'rel="apple-touch-icon"'].flatMap((rel) =>
    attributes(html, 'link', rel, 'href'),
  );
  expect(icons).toEqual(['/favicon.ico', '/brand/icon.svg', '/brand/apple-icon.png']);
  for (const icon of icons) {
    const response = await fetch(new URL(icon, baseUrl()));
    expect([response.status, response.headers.get('content-type')], icon).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});

it('the German pages have a German manifest, which opens in German', async () => {
  const [address = ''] = attributes(await textOf('/de'), 'link', 'rel="manifest"', 'href');
  expect(address).toBe('/de/manifest.webmanifest');
  const { body: manifest } = await call('GET', address);
  expect(manifest).toMatchObject({ id: '/', start_url: '/de', lang: 'de' });
  expect(manifest.description).toContain('Werkst');
});

it('the German pages are shown elsewhere with a German picture', async () => {
  const shop = attributes(await textOf('/de'), 'meta', 'og:image"', 'content');
  expect(shop).toEqual([`${baseUrl()}/brand/share-card-de.jpg`]);
  const page = '/de/tools/parallelschraubstock-125';
  const [picture = ''] = attributes(await textOf(page), 'meta', 'og:image"', 'content');
  expect(picture).toBe(`${baseUrl()}/de/share/tools/parallelschraubstock-125.jpg`);
  for (const file of [picture, ...shop]) expect((await fetch(file)).status, file).toBe(200);
});

it('GET /share/tools/{slug}.jpg draws every tool on sale for links to it, also one whose picture is elsewhere', async () => {
  const admin = await signInAdmin();
  const id = await addTool(admin, {
    name: unique('Über-long & <b>bold</b> Wrench for 1/2 in – 3/4 in, insulated '),
    image: 'https://pictures.invalid/wrench.jpg',
  });
  const { slug } = (await call('GET', `/api/tool/${id}`)).body;
  const response = await fetch(new URL(`/share/tools/${slug}.jpg`, baseUrl()));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

it('GET /share/tools/{slug}.jpg has no picture for a tool that is not on sale', async () => {
  for (const file of ['no-such-tool.jpg', 'no-such-tool.png', '..%2fetc.jpg'])
    expect((await call('GET', `/share/tools/${file}`)).status, file).toBe(404);
});
