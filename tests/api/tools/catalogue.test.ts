import { expect, it } from 'vitest';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { searchResponseSchema } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { joinStore } from '@/tests/api/support/in-process';
import { expectProblem } from '@/tests/api/support/problem';
import { addCategory } from '@/tests/support/categories';
import { addTool, call, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { eventually, unique } from '@/tests/support/store';

const admin = await signInAdmin();

const search = (q: string) => call('GET', `/api/search?${new URLSearchParams({ q })}`);
const word = () =>
  unique('gizmo')
    .replace(/[^a-z]/gi, '')
    .toLowerCase() + unique('').replace(/\W/g, '');

it.each(['FL-BV-125', 'flbv125', 'fl bv 125', 'Bench Vises', 'bench vize'])(
  'GET /api/search finds the vise for %j',
  async (q) => {
    const { status, body } = await search(q);
    expect(status).toBe(200);
    expect(searchResponseSchema.strict().safeParse(body).error).toBeUndefined();
    expect(body.results[0]).toMatchObject({ sku: 'FL-BV-125', slug: 'bench-vise-125', inStock: true });
  },
);

it('GET /api/search may be cached for a moment, and is the same for everyone', async () => {
  const { headers } = await search('hammer');
  expect(headers.get('cache-control')).toBe('public, max-age=10');
  expect(headers.get('set-cookie')).toBeNull();
});

it('GET /api/search returns at most as many as requested, with the total', async () => {
  const { body } = await call('GET', '/api/search?q=hammer&limit=2');
  expect(body.results).toHaveLength(2);
  expect(body.total).toBeGreaterThan(2);
  expect((await search('')).body).toEqual({ results: [], total: 0 });
  expectProblem(await call('GET', '/api/search?q=x&limit=500'), 'validation-failed');
});

it('GET /api/search says what a word was taken for, in the language of the search', async () => {
  expect((await search('tork wrench')).body.taken).toEqual([{ typed: 'tork wrench', word: 'torque wrench' }]);
  const german = await call('GET', `/api/search?${new URLSearchParams({ q: 'Sägge', language: 'de' })}`);
  expect(german.body.taken).toEqual([{ typed: 'Sägge', word: 'Säge' }]);
  const { body } = await search('torque wrench');
  expect(body.results.length).toBeGreaterThan(0);
  expect(Object.keys(body)).toEqual(['results', 'total', 'categories']);
});

it('GET /api/search says that no tool has all words, and returns those that have what matters of them', async () => {
  const { body } = await search('insulated hammer');
  expect(body).toMatchObject({ isRelaxed: true, results: expect.any(Array) });
  expect(body.results[0].name).toMatch(/hammer/i);
});

it('GET /api/search finds nothing where nothing fits, and returns apart what comes near, no more than requested', async () => {
  const { body } = await call(
    'GET',
    `/api/search?${new URLSearchParams({ q: 'plastic wrench', limit: '2' })}`,
  );
  expect(body).toMatchObject({ results: [], total: 0 });
  expect(body.similar).toHaveLength(2);
  expect(searchResponseSchema.strict().safeParse(body).error).toBeUndefined();
  for (const nothing of ['garden hose', 'quantumflux'])
    expect((await search(nothing)).body).toEqual({ results: [], total: 0 });
});

it('GET /api/search offers the category of most tools found, in the language of the search and with how many tools it has', async () => {
  for (const [q, language] of [
    ['Zange', 'de'],
    ['pliers', 'en'],
    ['kombizangen', 'de'],
  ] as const) {
    const { body } = await call('GET', `/api/search?${new URLSearchParams({ q, language })}`);
    const [first] = body.categories;
    expect(body.categories.length).toBeLessThanOrEqual(3);
    const { headers, body: tools } = await call('GET', `/api/tool?category=${first.slug}&limit=1`);
    expect(first.count, q).toBe(Number(headers.get('x-total-count')));
    expect(tools[0].category).toBe(body.results[0].category);
    const { names } = (await call('GET', `/api/category/${first.slug}`)).body;
    expect(first.name).toBe(names[language]);
  }
});

it('GET /api/search calls a category by its new name at once', async () => {
  const [name, slug] = [word(), await addCategory(admin)];
  await addTool(admin, { name, category: slug });
  const named = async () => (await search(name)).body.categories;
  expect(await named()).toMatchObject([{ slug, count: 1 }]);
  const renamed = unique('Category ');
  const { status } = await admin.call('PUT', `/api/category/${slug}`, { names: { en: renamed } });
  expect(status).toBe(200);
  expect(await named()).toEqual([{ slug, name: renamed, count: 1 }]);
});

it('GET /api/search says what can be ordered of a tool, and nothing of who asks', async () => {
  const name = word();
  const id = await addTool(admin, { name, moq: 10, step: 5, quantity: 40 });
  const buyer = await registerCustomer();
  const number = unique('ACME ');
  expect((await buyer.call('POST', '/api/alias', { alias: number, toolId: id })).status).toBe(201);
  const own = await buyer.call('GET', `/api/search?q=${name}`);
  expect(own.body.results).toMatchObject([{ _id: id, moq: 10, step: 5, quantity: 40, inStock: true }]);
  expect(own.body).toEqual((await search(name)).body);
  const byNumber = await buyer.call('GET', `/api/search?${new URLSearchParams({ q: number })}`);
  expect(JSON.stringify(byNumber.body)).not.toContain(id);
  expect(byNumber.headers.get('cache-control')).toBe('public, max-age=10');
});

it('GET /api/search finds a tool from the moment it is added until it is deleted', async () => {
  const name = word();
  const id = await addTool(admin, { name });
  expect((await search(name)).body.results).toMatchObject([{ _id: id, name }]);
  await admin.call('DELETE', `/api/tool/${id}`);
  expect((await search(name)).body.results).toEqual([]);
});

it('the pages of the catalogue show a tool at once, its current stock, and 404 once it is gone', async () => {
  const name = word();
  const id = await addTool(admin, { name, quantity: 25, moq: 10 });
  const { slug } = (await call('GET', `/api/tool/${id}`)).body;
  const page = () => call('GET', `/tools/${slug}`);
  const list = () => call('GET', `/tools?q=${name}&stock=in`);
  expect(await page()).toMatchObject({ status: 200, body: expect.stringContaining('25 left') });
  expect((await list()).body).toContain(`/tools/${slug}`);
  await placeOrder(await registerCustomer(), id, 20);
  expect((await page()).body).toContain('Out of stock');
  expect((await list()).body).not.toContain(`/tools/${slug}`);
  await admin.call('DELETE', `/api/tool/${id}`);
  expect((await page()).status).toBe(404);
});

it('the pages of the catalogue show a table whose order by stock follows orders at once, and whose range finds other units', async () => {
  const category = word();
  const size = (value: string, unit: string) => [{ name: 'Opening', value, unit }];
  const metric = await addTool(admin, { category, quantity: 30, moq: 10, specs: size('20', 'mm') });
  const inch = await addTool(admin, { category, quantity: 20, moq: 10, specs: size('1/2', 'in') });
  const rows = async (query: string) => {
    const { status, body } = await call('GET', `/tools/c/${category}?view=table${query}`);
    expect(status).toBe(200);
    return [...String(body).matchAll(/<form action="\/purchase\/([0-9a-f]{24})"/g)].map(([, id]) => id);
  };
  expect(await rows('&sort=-stock')).toEqual([metric, inch]);
  await placeOrder(await registerCustomer(), metric, 20);
  expect(await rows('&sort=-stock')).toEqual([inch, metric]);
  expect(await rows('&sort=spec:opening')).toEqual([inch, metric]);
  expect(await rows('&sort=-spec:opening')).toEqual([metric, inch]);
  expect(await rows('&range=opening:10..16:mm')).toEqual([inch]);
  expect(await rows('&range=opening&from=0.7&to=&unit=in')).toEqual([metric]);
  expect(await rows('&range=opening:x..y:mm&sort=nonsense')).toHaveLength(2);
});

it('the pages of the catalogue compare the tools that each address names, and show how many are gone', async () => {
  const [one, other] = [word(), word()];
  const id = await addTool(admin, { name: one, specs: [{ name: 'Width', value: '1', unit: 'in' }] });
  const second = await addTool(admin, {
    name: other,
    specs: [{ name: 'Width', value: '25.4', unit: 'mm' }],
  });
  const compare = async (...ids: string[]) => {
    const { status, body, headers } = await call('GET', `/tools/compare?ids=${ids.join(',')}`);
    expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')]);
    return String(body);
  };
  const both = await compare(id, second);
  expect(both).toContain(one);
  expect(both).toContain(other);
  expect(both).not.toContain('no longer available');
  expect(await compare(second)).not.toContain(one);
  await admin.call('DELETE', `/api/tool/${id}`);
  const left = await compare(id, second);
  expect(left).toContain('One of these tools is no longer available.');
  expect(left).toContain(other);
  expect((await call('GET', '/tools/compare?ids=%24ne')).status).toBe(200);
  // Its page would be out of reach.
  const named = await addTool(admin, { name: 'Compare' });
  expect((await call('GET', `/api/tool/${named}`)).body.slug).toMatch(/^compare-[a-z0-9]{4}$/);
});

it('the pages of the catalogue are 404 for an unknown category, with or without a query', async () => {
  expect((await call('GET', '/tools/c/no-such-thing')).status).toBe(404);
  expect((await call('GET', '/tools/c/no-such-thing?q=saw')).status).toBe(404);
});

it('the pages of the catalogue exclude searches from search engines, and name the canonical address', async () => {
  const { body } = await call('GET', '/tools/c/wrenches?q=ring&sort=price');
  expect(body).toMatch(/<meta name="robots" content="noindex, follow"/);
  expect(body).toMatch(/<link rel="canonical" href="[^"]*\/tools\/c\/wrenches"/);
  expect((await call('GET', '/tools/c/wrenches')).body).not.toContain('noindex');
});

it('the data sheet is a PDF with the SKU as its name, and 404 for an unknown tool', async () => {
  const { status, headers, body } = await call('GET', '/tools/bench-vise-125/datasheet.pdf');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toContain('FL-BV-125.pdf');
  expect(body.startsWith('%PDF-')).toBe(true);
  expectProblem(await call('GET', '/tools/no-such-tool/datasheet.pdf'), 'not-found');
});

it('the data sheet is German beside the German page, which links to it', async () => {
  const address = '/de/tools/parallelschraubstock-125/datasheet.pdf';
  expect((await call('GET', '/de/tools/parallelschraubstock-125')).body).toContain(`href="${address}"`);
  expect((await call('GET', address)).body).toContain('/Lang (de-DE)');
  expect((await call('GET', '/tools/bench-vise-125/datasheet.pdf')).body).toContain(
    `/Lang (${LANGUAGE_FACTS.en.locale})`,
  );
  expectProblem(await call('GET', '/xx/tools/bench-vise-125/datasheet.pdf'), 'not-found');
});

it('another instance of the store has a new tool of this one within a moment, and this one loses what the other takes off sale', async () => {
  await joinStore();
  const { CatalogueLoader } = await import('@/lib/server/commerce/tools/index/catalogue-loader');
  const { packingHere } = await import('@/lib/server/commerce/tools/index/pack-catalogue');
  const catalogue = new CatalogueLoader(packingHere);
  const { deleteTool } = await import('@/lib/server/commerce/tools/edit/delete-tool');
  const { findActor } = await import('@/tests/api/support/actors');
  expect((await (await catalogue.current()).browse({})).total).toBeGreaterThan(60);

  const name = word();
  const id = await addTool(admin, { name });
  await eventually('the new tool in the other instance', async () =>
    (await (await catalogue.current()).find(id)) ? true : undefined,
  );
  const { slug } = (await call('GET', `/api/tool/${id}`)).body;
  expect((await call('GET', `/tools/${slug}`)).status).toBe(200);
  await deleteTool(await findActor(admin.email), id);
  await eventually('a 404 in this one', async () =>
    (await call('GET', `/tools/${slug}`)).status === 404 ? true : undefined,
  );
  expect((await search(name)).body.total).toBe(0);
});
