import { expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, call, registerCustomer, signInAdmin } from '@/tests/support/people';
import { baseUrl, unique } from '@/tests/support/store';

const [admin, customer] = await Promise.all([signInAdmin(), registerCustomer()]);

type Listed = { _id: string };
const idsOf = (body: Listed[]) => body.map(({ _id }) => _id);
const page = (path: string) => fetch(`${baseUrl()}${path}`, { redirect: 'manual' });
const edit = (id: string, change: Record<string, unknown>) => admin.call('PATCH', `/api/tool/${id}`, change);
const order = (toolId: string) =>
  customer.call('POST', '/api/order', {
    toolId,
    orderQuantity: 10,
    address: '1 Test Street',
    phone: '5550100',
    buyerEmail: customer.email,
  });

/** A tool in this state, with a word that only it has. */
async function toolIn(state: string, more: Record<string, unknown> = {}) {
  const word = unique('zq');
  const id = await addTool(admin, { name: `Stateful ${word}`, state, ...more });
  return { id, word, slug: `stateful-${word.toLowerCase()}` };
}

/** Where the public finds a tool: in lists, the search, the sitemap and on its page. */
async function publicPlaces({ id, word, slug }: { id: string; word: string; slug: string }) {
  const [list, filtered, search, sitemap, own] = await Promise.all([
    call('GET', '/api/tool'),
    call('GET', `/api/tool?q=${word}`),
    call('GET', `/api/search?q=${word}`),
    page('/sitemaps/tools-1.xml').then((response) => response.text()),
    page(`/tools/${slug}`),
  ]);
  return {
    list: idsOf(list.body).includes(id),
    filtered: idsOf(filtered.body).includes(id),
    search: idsOf(search.body.results).includes(id),
    sitemap: sitemap.includes(`/tools/${slug}<`),
    page: own.status,
    call: (await call('GET', `/api/tool/${id}`)).status,
  };
}

const EVERYWHERE = { list: true, filtered: true, search: true, sitemap: true, page: 200, call: 200 };
const IN_NO_LIST = { list: false, filtered: false, search: false, sitemap: false };

it('a draft is unknown to the public until it is put on sale, and again after', async () => {
  const tool = await toolIn('draft');
  expect(await publicPlaces(tool)).toEqual({ ...IN_NO_LIST, page: 404, call: 404 });
  expectProblem(await order(tool.id), 'not-found');
  expect((await edit(tool.id, { revision: 1, state: 'on-sale' })).status).toBe(200);
  expect(await publicPlaces(tool)).toEqual(EVERYWHERE);
  expect((await order(tool.id)).status).toBe(201);
  expect((await edit(tool.id, { revision: 2, state: 'draft' })).status).toBe(200);
  expect(await publicPlaces(tool)).toEqual({ ...IN_NO_LIST, page: 404, call: 404 });
});

it('a draft cannot be in a request for quote', async () => {
  const { id } = await toolIn('draft');
  const asked = { name: 'A', email: 'a@example.com', lines: [{ toolId: id, quantity: 1 }] };
  expectProblem(await call('POST', '/api/quote', asked), 'validation-failed', {
    'lines.0.toolId': [VALIDATION['quote-tool-gone']],
  });
});

it('a tool on request is everywhere, without its price, and cannot be ordered', async () => {
  const tool = await toolIn('on-request', { price: 98_765.43 });
  expect(await publicPlaces(tool)).toEqual(EVERYWHERE);
  const answers = await Promise.all([
    call('GET', `/api/tool/${tool.id}`).then(({ body }) => JSON.stringify(body)),
    call('GET', `/api/tool?q=${tool.word}`).then(({ body }) => JSON.stringify(body)),
    call('GET', `/api/search?q=${tool.word}`).then(({ body }) => JSON.stringify(body)),
    page(`/tools/${tool.slug}`).then((response) => response.text()),
    page(`/de/tools/${tool.slug}`).then((response) => response.text()),
  ]);
  for (const answer of answers) expect(answer).not.toMatch(/98[.,]?765[.,]?43/);
  expect(answers[3]).toContain('On request');
  expect(answers[3]).not.toContain(`/purchase/${tool.id}`);
  expect(answers[4]).toContain('Auf Anfrage');
  for (const query of ['minPrice=90000&maxPrice=99000', 'minPrice=1'])
    expect(idsOf((await call('GET', `/api/tool?q=${tool.word}&${query}`)).body)).toEqual([]);
  expectProblem(await order(tool.id), 'not-on-sale');
});

it('a tool on request can be in a request for quote, which contains no price', async () => {
  const { id } = await toolIn('on-request', { price: 98_765.43 });
  const email = `${unique('rfq.')}@example.com`;
  const asked = { name: 'A', email, lines: [{ toolId: id, quantity: 3 }] };
  const { status, body } = await call('POST', '/api/quote', asked);
  expect(status).toBe(201);
  const [listed] = (await admin.call('GET', `/api/all-quote?q=${body.number}`)).body;
  expect(listed.lines[0]).not.toHaveProperty('unitPrice');
  expect(listed.listValue).toBe(0);
});

it('a retired tool is in no list, and its page stays and names its successor', async () => {
  const heir = await toolIn('on-sale');
  const tool = await toolIn('on-sale');
  expect((await edit(tool.id, { revision: 1, state: 'retired', successorId: heir.id })).status).toBe(200);
  expect(await publicPlaces(tool)).toEqual({ ...IN_NO_LIST, page: 200, call: 200 });
  const { body } = await call('GET', `/api/tool/${tool.id}`);
  expect(body).toMatchObject({ state: 'retired', successorId: heir.id });
  const html = await page(`/tools/${tool.slug}`).then((response) => response.text());
  expect(html).toContain(`/tools/${heir.slug}`);
  expect(html).toContain('noindex');
  expectProblem(await order(tool.id), 'not-found');
  const none = { revision: 2, successorId: null };
  expect((await edit(tool.id, none)).status).toBe(200);
  expect((await call('GET', `/api/tool/${tool.id}`)).body).not.toHaveProperty('successorId');
});

it('GET /api/tool?state= lists every state, with prices', async () => {
  const category = unique('cat-');
  const states = ['draft', 'on-sale', 'on-request', 'retired'];
  const ids = [];
  for (const state of states) ids.push((await toolIn(state, { category, price: 7 })).id);
  const listed = async (query: string) =>
    (await admin.call('GET', `/api/tool?category=${category}&${query}`)).body as {
      _id: string;
      price: number;
    }[];
  expect(idsOf(await listed('state=all'))).toEqual([...ids].reverse());
  for (const [place, state] of states.entries())
    expect(await listed(`state=${state}`)).toMatchObject([{ _id: ids[place], state, price: 7 }]);
  expect(idsOf(await listed('state=all&inStock=false'))).toEqual([]);
  expect(idsOf(await listed('state=all&minPrice=8'))).toEqual([]);
  const draft = await admin.call('GET', `/api/tool/${ids[0]}?state=all`);
  expect(draft.body).toMatchObject({ _id: ids[0], state: 'draft', price: 7 });
  expectProblem(await admin.call('GET', `/api/tool/${ids[0]}?state=retired`), 'not-found');
});

it('the address of a tool follows its name, and earlier ones lead to it', async () => {
  const [first, second] = [unique('Alpha '), unique('Beta ')];
  const slugOf = (name: string) => name.toLowerCase().replace(' ', '-');
  const id = await addTool(admin, { name: first });
  expect((await page(`/tools/${slugOf(first)}`)).status).toBe(200);
  await edit(id, { revision: 1, name: second });
  for (const prefix of ['', '/de']) {
    for (const rest of ['', '/datasheet.pdf', '/reviews/2']) {
      const response = await page(`${prefix}/tools/${slugOf(first)}${rest}`);
      expect([response.status, new URL(response.headers.get('location') ?? '', baseUrl()).pathname]).toEqual([
        308,
        `${prefix}/tools/${slugOf(second)}${rest}`,
      ]);
    }
  }
  const sitemap = await page('/sitemaps/tools-1.xml').then((response) => response.text());
  expect(sitemap).toContain(`/tools/${slugOf(second)}<`);
  expect(sitemap).not.toContain(`/tools/${slugOf(first)}<`);
  // And back again: neither address leads in a circle.
  await edit(id, { revision: 2, name: first });
  expect((await page(`/tools/${slugOf(first)}`)).status).toBe(200);
  expect((await page(`/tools/${slugOf(second)}`)).status).toBe(308);
});

it('the address of a tool is not taken by another tool of that name', async () => {
  const name = unique('Gamma ');
  const slug = name.toLowerCase().replace(' ', '-');
  const id = await addTool(admin, { name });
  await edit(id, { revision: 1, name: unique('Delta ') });
  const other = await addTool(admin, { name });
  expect((await call('GET', `/api/tool/${other}`)).body.slug).not.toBe(slug);
  const { slug: now } = (await call('GET', `/api/tool/${id}`)).body;
  expect((await page(`/tools/${slug}`)).headers.get('location')).toContain(`/tools/${now}`);
});

it('the address of a draft leads nowhere', async () => {
  const name = unique('Epsilon ');
  const id = await addTool(admin, { name });
  await edit(id, { revision: 1, name: unique('Zeta '), state: 'draft' });
  expect((await page(`/tools/${name.toLowerCase().replace(' ', '-')}`)).status).toBe(404);
});
