import { beforeAll, it } from 'vitest';
import { call } from '@/tests/support/people';
import { unique } from '@/tests/support/store';
import { byToken, visitor } from './callers';
import { castFor } from './cast';
import { describeCall } from './golden';
import { ownTool } from './own-tool';
import { Placeholders } from './placeholders';
import {
  itKnowsItsIds,
  itNeedsAdmin,
  itNeedsJsonObject,
  itReadsQueryOnce,
  itRefusesMethods,
  UNKNOWN_ID,
} from './refusals';

const PATH = '/api/tool';
const placeholders = new Placeholders();
const cast = castFor(placeholders);

describeCall('GET /api/tool', placeholders, (golden) => {
  const category = unique('category-');

  beforeAll(async () => {
    placeholders.name(category, 'category');
    await ownTool(cast, placeholders, 'Bolt', { category, price: 1.5, quantity: 9, moq: 10 });
    await ownTool(cast, placeholders, 'Anvil', { category, price: 300 });
  });

  it('lists the demo’s tools, newest first', async () => {
    const known = ['claw-hammer-560', 'c-clamp-150', 'cutting-discs-125-25'];
    const isKnown = ({ slug }: Record<string, unknown>) => known.includes(String(slug));
    await golden.check('all of them', visitor, { path: PATH }, { only: isKnown });
    await golden.check(
      'with a token that is none',
      visitor,
      { path: PATH, headers: { authorization: 'Bearer none' } },
      { only: isKnown },
    );
    await golden.check('by SKU', visitor, { path: `${PATH}?q=FL-GC-150` });
    await golden.check('by words', visitor, { path: `${PATH}?q=c%20clamp%20150` });
  });

  it.each([
    '',
    'sort=newest',
    'sort=price',
    'sort=-price',
    'sort=name',
    'sort=rating',
    'minPrice=1.5&maxPrice=299.99',
    'inStock=true',
    'inStock=false',
    'limit=1',
    'limit=1&page=2',
    'limit=1&page=3',
    'q=anvil',
    'q=nothing-has-this-name',
    'q=&minPrice=&maxPrice=&inStock=&sort=&page=&limit=',
    'surprise=1',
  ])('selects by “%s”', async (query) => {
    await golden.check(query, visitor, { path: `${PATH}?category=${category}&${query}` });
  });

  it('refuses an invalid query', async () => {
    for (const query of [
      'sort=cheapest',
      'page=0',
      'page=1.5',
      'limit=0',
      'limit=101',
      'minPrice=ten',
      'maxPrice=-1',
      'inStock=maybe',
      'sort=x&page=x&limit=x&minPrice=x&maxPrice=x&inStock=x',
    ])
      await golden.check(query, visitor, { path: `${PATH}?${query}` });
    await golden.check('words too long', visitor, { path: `${PATH}?q=${'x'.repeat(201)}` });
    await golden.check('a category too long', visitor, { path: `${PATH}?category=${'x'.repeat(61)}` });
  });

  itReadsQueryOnce(
    golden,
    () => visitor,
    () => PATH,
    ['q', 'category', 'minPrice', 'maxPrice', 'inStock', 'sort', 'page', 'limit'],
  );
  itRefusesMethods(golden, PATH, ['PUT', 'DELETE']);
});

describeCall('GET /api/tool/{id}', placeholders, (golden) => {
  it('returns a tool', async () => {
    const [seeded] = (await call('GET', `${PATH}?q=FL-GC-150`)).body;
    placeholders.name(seeded._id, 'C-clamp’s id');
    await golden.check('of the demo', visitor, { path: `${PATH}/${seeded._id}` });
    const toolId = await ownTool(cast, placeholders, 'Chisel');
    placeholders.name(toolId.toUpperCase(), 'Chisel’s id in capitals');
    await golden.check('a new one', visitor, { path: `${PATH}/${toolId}` });
    await golden.check('the id in capitals', visitor, { path: `${PATH}/${toolId.toUpperCase()}` });
    const headers = { authorization: 'Bearer none' };
    await golden.check('with a token that is none', visitor, { path: `${PATH}/${toolId}`, headers });
    await cast.admin.call('DELETE', `${PATH}/${toolId}`);
    await golden.check('one that was deleted', visitor, { path: `${PATH}/${toolId}` });
  });

  itKnowsItsIds(golden, () => visitor, PATH);
  itRefusesMethods(golden, `${PATH}/${UNKNOWN_ID}`, ['POST', 'PUT']);
});

describeCall('POST /api/tool', placeholders, (golden) => {
  let name = '';
  const required = () => ({
    image: '/placeholder.webp',
    name,
    description: 'Holds what it is given.',
    price: 12.34,
    moq: 5,
    quantity: 50,
  });
  const good = () => ({ path: PATH, body: required() });

  beforeAll(() => {
    const mark = unique('');
    placeholders.name(mark, 'mark');
    name = `Spanner ${mark}`;
  });

  it('adds a tool', async () => {
    const admin = byToken('admin', cast.admin);
    const add = (what: string, body: Record<string, unknown>) =>
      golden.check(what, admin, { path: PATH, body: { ...required(), ...body } });
    const { body } = await add('no more than is required', {});
    placeholders.name(body.insertedId, 'tool’s id');
    await golden.check('what was added', visitor, { method: 'GET', path: `${PATH}/${body.insertedId}` });
    await add('into a category', { category: 'spanners-9' });
    await add('numbers as a form sends them', { price: ' 19.99 ', moq: '3', quantity: '0' });
    await add('a price with a decimal comma', { price: '1.250,50' });
    const elsewhere = await add('a picture elsewhere', { image: 'https://example.com/spanner.webp' });
    // A browser that visits later would request it.
    await cast.admin.call('DELETE', `${PATH}/${elsewhere.body.insertedId}`);
    await add('250 letters', { description: '🔧'.repeat(250) });
  });

  it('reports what is wrong', async () => {
    const refuse = (what: string, body: Record<string, unknown>) =>
      golden.check(what, byToken('admin', cast.admin), { path: PATH, body });
    await refuse('nothing', {});
    const empty = { image: '', name: ' ', description: '\n', price: '', moq: null, quantity: ' ' };
    await refuse('nothing but blanks', empty);
    await refuse('too much', {
      image: `https://example.com/${'x'.repeat(2048)}`,
      name: 'x'.repeat(121),
      description: 'x'.repeat(251),
      price: 1_000_000,
      moq: 10_000_001,
      quantity: 10_000_001,
      category: 'x'.repeat(61),
    });
    await refuse('too little', { ...required(), price: 0, moq: 0, quantity: -1 });
    await refuse('fractions', { ...required(), price: 1.005, moq: 1.5, quantity: 0.5 });
    await refuse('words for numbers', { ...required(), price: 'free', moq: 'one', quantity: 'many' });
    await refuse('values of another type', {
      image: 1,
      name: [],
      description: {},
      price: { $gt: 0 },
      moq: true,
      quantity: [1],
      category: 1,
    });
    for (const image of ['javascript:alert(1)', 'data:image/png;base64,AAAA', '//example.com/a.png'])
      await refuse(`the picture ${image}`, { ...required(), image });
    await refuse('control characters', { ...required(), name: 'a\u0000b', description: 'a\u0000b' });
    await refuse('a name of two lines', { ...required(), name: 'a\nb' });
    await refuse('a category with blanks', { ...required(), category: 'No Spaces' });
    await refuse('fields of the document', { ...required(), priceCents: 1, rating: { sum: 5, count: 1 } });
  });

  itNeedsAdmin(golden, () => cast.buyer, good);
  itNeedsJsonObject(golden, () => byToken('admin', cast.admin), good);
});

describeCall('DELETE /api/tool/{id}', placeholders, (golden) => {
  let path = '';

  beforeAll(async () => {
    path = `${PATH}/${await ownTool(cast, placeholders, 'Wedge')}`;
  });

  itNeedsAdmin(
    golden,
    () => cast.buyer,
    () => ({ path }),
  );
  itKnowsItsIds(golden, () => byToken('admin', cast.admin), PATH);

  it('deletes a tool once', async () => {
    await golden.check('a tool', byToken('admin', cast.admin), { path });
    await golden.check('the same again', byToken('admin', cast.admin), { path });
  });
});
