import { beforeAll, describe, expect, it } from 'vitest';
import { invoicesOf } from '@/tests/api/support/database';
import { payOrder } from '@/tests/api/support/provider';
import { accept, offerTo } from '@/tests/support/offers';
import { addTool, anAdmin, call, type Person, registerCustomer } from '@/tests/support/people';
import { baseUrl, mailTo, newKey, unique } from '@/tests/support/store';

const ENGLISH = { name: 'Forged Bench Vise 125 mm with Swivel Base', slug: 'bench-vise-125' };
const GERMAN = {
  name: 'Parallelschraubstock 125 mm, geschmiedet, mit Drehteller',
  slug: 'parallelschraubstock-125',
};

const id = (await call('GET', '/api/search?q=FL-BV-125')).body.results[0]._id;

const inLanguage = (language: string) => ({ 'accept-language': language });
const toolIn = (headers: Record<string, string> = {}, query = '') =>
  call('GET', `/api/tool/${id}${query}`, undefined, headers);

it('a tool is read in the language of the query, else of Accept-Language, else in the catalogue’s', async () => {
  expect((await toolIn()).body).toMatchObject(ENGLISH);
  for (const headers of [inLanguage('de'), inLanguage('de-AT,de;q=0.9,en;q=0.5'), inLanguage('fr,de;q=0.1')])
    expect((await toolIn(headers)).body).toMatchObject(GERMAN);
  for (const headers of [inLanguage('en'), inLanguage('*'), inLanguage('fr')])
    expect((await toolIn(headers)).body).toMatchObject(ENGLISH);
  expect((await toolIn(inLanguage('en'), '?language=de')).body).toMatchObject(GERMAN);
  expect((await toolIn(inLanguage('de'), '?language=en')).body).toMatchObject(ENGLISH);
});

it('a tool has the same fields in each, names and worded values by the dictionary, and figures as they are stored', async () => {
  const [english, german] = [(await toolIn()).body, (await toolIn(inLanguage('de'))).body];
  expect(Object.keys(german)).toEqual(Object.keys(english));
  expect({ ...german, ...english }).toEqual(english);
  expect(german.description).toMatch(/^Ganz geschmiedeter Schraubstock/);
  expect(german.specs).toContainEqual({ name: 'Gewicht', value: '14.8', unit: 'kg' });
  expect(german.specs.map(({ name }: { name: string }) => name)).not.toContain('Material');
});

it('a tool is stored by caches for its language alone, and 304 to who has it', async () => {
  const [english, german] = [await toolIn(inLanguage('en')), await toolIn(inLanguage('de'))];
  for (const { headers } of [english, german])
    expect(headers.get('vary')?.toLowerCase()).toContain('accept-language');
  const etag = german.headers.get('etag') ?? '';
  expect(etag).not.toBe(english.headers.get('etag'));
  expect((await toolIn({ ...inLanguage('de'), 'if-none-match': etag })).status).toBe(304);
  expect((await toolIn({ ...inLanguage('en'), 'if-none-match': etag })).status).toBe(200);
});

it('a tool is so in lists, which are the same tools', async () => {
  const idsOf = (tools: { _id: string }[]) => tools.map(({ _id }) => _id);
  const [english, german] = [
    (await call('GET', '/api/tool?category=clamps-vises')).body,
    (await call('GET', '/api/tool?category=clamps-vises&language=de')).body,
  ];
  expect(idsOf(german)).toEqual(idsOf(english));
  expect(german.find(({ _id }: { _id: string }) => _id === id)).toMatchObject(GERMAN);
  const { results } = (await call('GET', '/api/search?q=FL-BV-125&language=de')).body;
  expect(results[0]).toMatchObject(GERMAN);
});

it('a tool is sorted by its name in the language, page by page', async () => {
  const pageOf = async (query: string) =>
    (await call('GET', `/api/tool?category=clamps-vises&sort=name&language=de${query}`)).body.map(
      ({ name }: { name: string }) => name,
    );
  const names = await pageOf('');
  expect(names).toEqual(names.toSorted(new Intl.Collator('de', { numeric: true }).compare));
  expect([...(await pageOf('&limit=3&page=1')), ...(await pageOf('&limit=3&page=2'))]).toEqual(
    names.slice(0, 6),
  );
});

const visit = (path: string) => fetch(new URL(path, baseUrl()), { redirect: 'manual' });
const htmlOf = async (path: string) => (await visit(path)).text();
const absolute = (path: string) => new URL(path, baseUrl()).href;

it('the page of a tool has an address in each language, to which those of others lead', async () => {
  for (const rest of ['', '/datasheet.pdf', '/reviews/2'])
    for (const [asked, there] of [
      [`/de/tools/${ENGLISH.slug}`, `/de/tools/${GERMAN.slug}`],
      [`/tools/${GERMAN.slug}`, `/tools/${ENGLISH.slug}`],
    ]) {
      const response = await visit(`${asked}${rest}`);
      const location = response.headers.get('location') ?? '';
      expect([response.status, new URL(location, baseUrl()).pathname]).toEqual([308, `${there}${rest}`]);
    }
});

it('the page of a tool is in its language, with figures as that writes them, and names the others', async () => {
  const html = await htmlOf(`/de/tools/${GERMAN.slug}`);
  expect(new RegExp(`<h1[^>]*>${GERMAN.name.slice(0, 20)}`).test(html)).toBe(true);
  const plain = html.replaceAll('<!-- -->', '');
  expect(/Gewicht<\/dt><dd[^>]*>(?:<[^>]+>)?14,8 kg/.test(plain)).toBe(true);
  expect(html.includes(ENGLISH.name)).toBe(false);
  expect(/<h1[^>]* lang=/.test(html)).toBe(false);
  for (const path of [`/de/tools/${GERMAN.slug}`, `/tools/${ENGLISH.slug}`]) {
    const head = await htmlOf(path);
    expect(head).toContain(`hrefLang="en" href="${absolute(`/tools/${ENGLISH.slug}`)}"`);
    expect(head).toContain(`hrefLang="de" href="${absolute(`/de/tools/${GERMAN.slug}`)}"`);
    expect(head).toContain(`<link rel="canonical" href="${absolute(path)}"`);
    expect(head).toContain(`"url":"${absolute(path)}"`);
  }
});

it('the page of a tool shows what is not translated as it is, and says in which language', async () => {
  const toolId = await addTool(await anAdmin(), { name: unique('Untranslated ') });
  const { slug, name, untranslated } = (await call('GET', `/api/tool/${toolId}?language=de`)).body;
  expect(untranslated).toEqual(['name', 'description']);
  expect(untranslated).not.toContain('details');
  const html = await htmlOf(`/de/tools/${slug}`);
  expect(new RegExp(`<h1[^>]* lang="en"[^>]*>${name}`).test(html)).toBe(true);
  expect((await call('GET', `/api/tool/${toolId}`)).body).not.toHaveProperty('untranslated');
});

it('the page of a tool stands in the sitemap under the addresses of all languages', async () => {
  const { body } = await call('GET', '/sitemaps/tools-1.xml');
  const german = absolute(`/de/tools/${GERMAN.slug}`);
  expect(body).toContain(`<loc>${german}</loc>`);
  expect(body).toContain(`hreflang="de" href="${german}"`);
  expect(body).toContain(`hreflang="x-default" href="${absolute(`/tools/${ENGLISH.slug}`)}"`);
  expect(body).not.toContain(`/de/tools/${ENGLISH.slug}"`);
});

it('the page of a tool has a data sheet and a link preview in its language', async () => {
  const sheet = await call('GET', `/de/tools/${GERMAN.slug}/datasheet.pdf`);
  expect(sheet.body).toContain('/Lang (de-DE)');
  const title = Buffer.from(GERMAN.name.slice(0, 12), 'utf16le').swap16().toString('latin1');
  const bytes = Buffer.from(
    await (await visit(`/de/tools/${GERMAN.slug}/datasheet.pdf`)).arrayBuffer(),
  ).toString('latin1');
  expect(bytes.includes(title) || bytes.includes(GERMAN.name.slice(0, 12))).toBe(true);
  expect((await visit(`/de/share/tools/${GERMAN.slug}.jpg`)).status).toBe(200);
});

it('the page of a tool is found by German names of filters, whose addresses are the same in each language', async () => {
  const html = await htmlOf('/de/tools/c/clamps-vises');
  expect(html).toContain('>Spannkraft<');
  expect(html).toMatch(/name="range" value="clamping-force"|spec=clamping-force%3A/);
  const narrowed = await htmlOf('/de/tools/c/clamps-vises?range=clamping-force%3A20..%3AkN');
  expect(narrowed).toContain('Spannkraft');
  expect(narrowed).toContain(GERMAN.name.slice(0, 20));
});

describe('names of tools', () => {
  let buyer: Person;

  beforeAll(async () => {
    buyer = await registerCustomer();
  });

  const onPage = { 'x-page-language': 'de' };
  const order = { orderQuantity: 2, address: 'Hauptstraße 1, 42103 Wuppertal', phone: '5550100' };
  const linesOf = async (orderId: string) => (await buyer.call('GET', `/api/order/${orderId}`)).body.lines;

  it('a cart names tools in the language of the page that reads it', async () => {
    const add = { ops: [{ op: 'add', toolId: id, quantity: 2 }] };
    const added = await buyer.call('PATCH', '/api/cart', add, onPage);
    expect(added.body.lines[0]).toMatchObject(GERMAN);
    expect((await buyer.call('GET', '/api/cart')).body.lines[0]).toMatchObject(ENGLISH);
    expect((await buyer.call('GET', '/api/cart', undefined, onPage)).body.lines[0]).toMatchObject(GERMAN);
  });

  it('Quick Order names tools in the language of the page', async () => {
    const rows = { rows: [{ sku: 'FL-BV-125', quantity: 2 }] };
    const { body } = await buyer.call('POST', '/api/quick-order/check', rows, onPage);
    expect(body.rows[0].name).toBe(GERMAN.name);
  });

  it('an order, its mails and its invoice name tools in the language in which it was placed', async () => {
    const placed = await buyer.call('POST', '/api/order', { toolId: id, ...order }, onPage);
    expect((await linesOf(placed.body.insertedId))[0].name).toBe(GERMAN.name);
    const mail = await mailTo(buyer.email, /^Bestellung ORD-\w+ aufgegeben/);
    expect(mail.text).toContain(GERMAN.name);
    await payOrder(buyer, placed.body.insertedId);
    expect((await invoicesOf(placed.body.insertedId))[0]?.lines[0]?.description).toBe(GERMAN.name);
    const english = await buyer.call('POST', '/api/order', { toolId: id, ...order });
    expect((await linesOf(english.body.insertedId))[0].name).toBe(ENGLISH.name);
  });

  it('lists of orders name tools in the language of the page; an order itself and what no page reads do not', async () => {
    const person = await registerCustomer();
    const placed = await person.call('POST', '/api/order', { toolId: id, ...order });
    const listed = async (headers?: Record<string, string>) => {
      const { body } = await person.call('GET', `/api/order?email=${person.email}`, undefined, headers);
      return [body[0].toolName, body[0].lines[0].name];
    };
    expect(await listed(onPage)).toEqual([GERMAN.name, GERMAN.name]);
    expect(await listed()).toEqual([ENGLISH.name, ENGLISH.name]);
    const path = `/api/order/${placed.body.insertedId}`;
    expect((await person.call('GET', path, undefined, onPage)).body.toolName).toBe(ENGLISH.name);
    const page = await person.callWithSession('GET', '/de/dashboard/my-order');
    expect(page.body).toContain(GERMAN.name);
  });

  it('what is bought again, lists and requests name tools in the language of the page', async () => {
    const person = await registerCustomer();
    const placed = await person.call('POST', '/api/order', { toolId: id, ...order });
    await payOrder(person, placed.body.insertedId);
    const lines = [{ toolId: id, quantity: 2 }];
    const list = await person.call('POST', '/api/list', { name: 'Van', lines });
    const { email, name } = person;
    await person.callWithSession('POST', '/api/quote', { lines, name, email });
    for (const path of ['/desk', `/lists/${list.body.insertedId}`, '/my-quotes']) {
      const page = await person.callWithSession('GET', `/de/dashboard${path}`);
      // Its size stands in an element of its own, which keeps figure and unit in one line.
      const [german = ''] = GERMAN.name.split(' ');
      expect(page.body, path).toContain(german);
      expect(page.body, path).not.toContain(ENGLISH.name);
    }
  });

  it('an offer names tools in the language of the page that reads it, its order in that of the page that accepted it', async () => {
    const { id: offerId } = await offerTo(buyer, { lines: [{ toolId: id, quantity: 2, unitPrice: 200 }] });
    const read = async (headers?: Record<string, string>) =>
      (await buyer.call('GET', `/api/offer/${offerId}`, undefined, headers)).body.lines[0].name;
    expect(await read()).toBe(ENGLISH.name);
    expect(await read(onPage)).toBe(GERMAN.name);
    const page = await buyer.callWithSession('GET', `/de/dashboard/my-quotes/${offerId}`);
    expect(page.body).toContain(GERMAN.name);
    const placed = await accept(buyer, offerId, {}, { ...newKey(), ...onPage });
    expect((await linesOf(placed.body.insertedId))[0].name).toBe(GERMAN.name);
  });
});
