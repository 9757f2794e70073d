import { beforeAll, describe, expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages';
import { ledgerOf } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, call, type Person, registerCustomer, signInAdmin } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const UNKNOWN = '0123456789abcdef01234567';

function tool(overrides: Record<string, unknown> = {}) {
  return {
    name: unique('Spanner '),
    image: '/placeholder.webp',
    description: 'Holds what it is given.',
    price: 12.34,
    moq: 5,
    quantity: 50,
    ...overrides,
  };
}

let admin: Person;
let customer: Person;

beforeAll(async () => {
  [admin, customer] = await Promise.all([signInAdmin(), registerCustomer()]);
});

describe('GET /api/tool', () => {
  it('lists every tool, newest first, to anyone', async () => {
    const first = await addTool(admin);
    const second = await addTool(admin);
    const { status, body, headers } = await call('GET', '/api/tool');
    expect(status).toBe(200);
    const ids = body.map(({ _id }: { _id: string }) => _id);
    expect(ids.indexOf(second)).toBeLessThan(ids.indexOf(first));
    expect(ids.length).toBeGreaterThanOrEqual(60);
    expect(headers.get('x-total-count')).toBe(String(ids.length));
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it('returns money in dollars and ids as hex', async () => {
    const id = await addTool(admin, { price: 0.1 });
    const { body } = await call('GET', `/api/tool/${id}`);
    expect(body).toMatchObject({ _id: id, price: 0.1, moq: 10, quantity: 100 });
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect(body).not.toHaveProperty('priceCents');
  });

  it('finds words regardless of case, hyphens and spaces', async () => {
    const word = unique('zx');
    const id = await addTool(admin, { name: `Left-handed ${word.toUpperCase()} M-10 wrench` });
    for (const q of [word, `m10 ${word}`, `LEFT HANDED ${word}`, `wrench ${word.slice(0, 8)}`]) {
      const { body } = await call('GET', `/api/tool?q=${encodeURIComponent(q)}`);
      expect(body.map((found: { _id: string }) => found._id)).toContain(id);
    }
    const none = await call('GET', `/api/tool?q=${word}+${unique('absent')}`);
    expect(none.body).toEqual([]);
    expect(none.headers.get('x-total-count')).toBe('0');
  });

  it.each(['.*', '$where', '(a+)+$', '[', '%00', '{"$gt":""}'])(
    'treats %s as words, never as a pattern',
    async (q) => {
      const { status } = await call('GET', `/api/tool?q=${encodeURIComponent(q)}`);
      expect(status).toBe(200);
    },
  );

  it('filters by category, price and stock, sorts, and pages with the total', async () => {
    const category = unique('cat-');
    const cheap = await addTool(admin, { category, price: 1.5, name: 'B', quantity: 9, moq: 10 });
    const middle = await addTool(admin, { category, price: 20, name: 'C' });
    const dear = await addTool(admin, { category, price: 300, name: 'A' });
    const ids = async (query: string) => {
      const { body, headers } = await call('GET', `/api/tool?category=${category}&${query}`);
      return [body.map(({ _id }: { _id: string }) => _id), headers.get('x-total-count')];
    };
    expect(await ids('sort=price')).toEqual([[cheap, middle, dear], '3']);
    expect(await ids('sort=-price')).toEqual([[dear, middle, cheap], '3']);
    expect(await ids('sort=name')).toEqual([[dear, cheap, middle], '3']);
    expect(await ids('sort=newest')).toEqual([[dear, middle, cheap], '3']);
    expect(await ids('sort=rating')).toEqual([[dear, middle, cheap], '3']);
    expect(await ids('minPrice=1.5&maxPrice=20&sort=price')).toEqual([[cheap, middle], '2']);
    expect(await ids('inStock=true&sort=price')).toEqual([[middle, dear], '2']);
    expect(await ids('inStock=false')).toEqual([[cheap], '1']);
    expect(await ids('sort=price&limit=2')).toEqual([[cheap, middle], '3']);
    expect(await ids('sort=price&limit=2&page=2')).toEqual([[dear], '3']);
    expect(await ids('page=9')).toEqual([[], '3']);
    expect(await ids('q=&minPrice=&maxPrice=&inStock=&sort=&page=')).toEqual([[dear, middle, cheap], '3']);
  });

  it('pages all tools by their rating, best first', async () => {
    const averages = async (page: number) => {
      const { body, headers } = await call('GET', `/api/tool?sort=rating&limit=20&page=${page}`);
      expect(body).toHaveLength(20);
      expect(Number(headers.get('x-total-count'))).toBeGreaterThanOrEqual(60);
      return body.map(({ rating }: { rating: { average: number } }) => rating.average) as number[];
    };
    const [first, second] = [await averages(1), await averages(2)];
    expect(first[0]).toBeGreaterThan(0);
    expect(first).toEqual([...first].sort((a, b) => b - a));
    expect(second).toEqual([...second].sort((a, b) => b - a));
    expect(second[0]).toBeLessThanOrEqual(first.at(-1) ?? 0);
  });

  it.each([
    ['sort', 'cheapest'],
    ['page', '0'],
    ['page', '1.5'],
    ['limit', '101'],
    ['minPrice', 'ten'],
    ['maxPrice', '-1'],
    ['maxPrice', '1e999'],
    ['inStock', 'maybe'],
  ])('refuses %s=%s by name', async (name, value) => {
    const response = await call('GET', `/api/tool?${name}=${value}`);
    expectProblem(response, 'validation-failed', { [name]: [VALIDATION.invalid] });
  });
});

describe('GET /api/tool/{id}', () => {
  it.each(['x', UNKNOWN, '%24ne', 'null', `${UNKNOWN}0`])('returns 404 for %s', async (id) => {
    expectProblem(await call('GET', `/api/tool/${id}`), 'not-found');
  });

  it('accepts an id in capitals', async () => {
    const id = await addTool(admin);
    const { body } = await call('GET', `/api/tool/${id.toUpperCase()}`);
    expect(body._id).toBe(id);
  });
});

describe('POST /api/tool', () => {
  it('is for admins only', async () => {
    expectProblem(await call('POST', '/api/tool', tool()), 'unauthenticated');
    expectProblem(await customer.call('POST', '/api/tool', tool()), 'forbidden');
    expectProblem(await admin.callWithSession('POST', '/api/tool', tool()), 'unauthenticated');
  });

  it('adds a tool with its first ledger line, and an address and SKU of its own', async () => {
    const input = tool({ category: 'spanners', image: 'https://example.com/spanner.webp' });
    const one = await admin.call('POST', '/api/tool', input);
    const two = await admin.call('POST', '/api/tool', input);
    expect([one.status, two.status]).toEqual([201, 201]);
    const [a, b] = await Promise.all(
      [one, two].map(async ({ body }) => (await call('GET', `/api/tool/${body.insertedId}`)).body),
    );
    expect(a).toMatchObject({ ...input, rating: { average: 0, count: 0 }, specs: [] });
    expect(a.slug).not.toBe(b.slug);
    expect(a.sku).not.toBe(b.sku);
    expect(await ledgerOf(a._id)).toEqual({ sum: 50, reasons: ['initial'] });
    // A browser that visits later would fetch its picture from a host that does not exist.
    await Promise.all([a, b].map(({ _id }) => admin.call('DELETE', `/api/tool/${_id}`)));
  });

  it('names what is missing in the words of the specification', async () => {
    expectProblem(await admin.call('POST', '/api/tool', {}), 'validation-failed', {
      image: ['Image url required'],
      name: ['Tool name url required'],
      description: ['Description required'],
      price: ['Price required'],
      moq: ['Minimum order quantity required'],
      quantity: ['Available Quantity required'],
    });
  });

  it.each([
    ['image', 'javascript:alert(1)', VALIDATION['image-invalid']],
    ['image', 'data:image/png;base64,AAAA', VALIDATION['image-invalid']],
    ['image', '//evil.example/a.png', VALIDATION['image-invalid']],
    ['image', `https://example.com/${'x'.repeat(2048)}`, VALIDATION['field-too-long']],
    ['name', '   ', VALIDATION['tool-name-required']],
    ['name', 'x'.repeat(121), VALIDATION['tool-name-too-long']],
    ['description', 'x'.repeat(251), VALIDATION['description-too-long']],
    ['description', 'nul \u0000 byte', VALIDATION.invalid],
    ['price', 0, VALIDATION['price-invalid']],
    ['price', -1, VALIDATION['price-invalid']],
    ['price', 1.005, VALIDATION['price-invalid']],
    ['price', 1_000_000, VALIDATION['price-too-high']],
    ['price', 1e308, VALIDATION['price-too-high']],
    ['price', '', VALIDATION['price-required']],
    ['price', 'free', VALIDATION['price-invalid']],
    ['price', { $gt: 0 }, VALIDATION['price-invalid']],
    ['moq', 0, VALIDATION['moq-invalid']],
    ['moq', 1.5, VALIDATION['moq-invalid']],
    ['quantity', -1, VALIDATION['tool-quantity-invalid']],
    ['moq', 10_000_001, VALIDATION['moq-too-high']],
    ['quantity', 0.5, VALIDATION['tool-quantity-invalid']],
    ['quantity', 10_000_001, VALIDATION['tool-quantity-too-high']],
    ['category', 'No Spaces', VALIDATION.invalid],
    ['priceCents', 1, VALIDATION['unknown-field']],
    ['rating', { sum: 5, count: 1 }, VALIDATION['unknown-field']],
  ])('refuses %s = %j', async (field, value, message) => {
    const response = await admin.call('POST', '/api/tool', tool({ [field]: value }));
    expectProblem(response, 'validation-failed', { [field]: [message] });
  });

  it('accepts 250 letters, however many bytes they need, and numbers as a form sends them', async () => {
    const id = await addTool(admin, {
      description: '🔧'.repeat(250),
      price: '19.99',
      moq: '3',
      quantity: '0',
    });
    const { body } = await call('GET', `/api/tool/${id}`);
    expect(body).toMatchObject({ description: '🔧'.repeat(250), price: 19.99, moq: 3, quantity: 0 });
  });
});

describe('DELETE /api/tool/{id}', () => {
  it('is for admins only', async () => {
    const id = await addTool(admin);
    expectProblem(await call('DELETE', `/api/tool/${id}`), 'unauthenticated');
    expectProblem(await customer.call('DELETE', `/api/tool/${id}`), 'forbidden');
    expect((await call('GET', `/api/tool/${id}`)).status).toBe(200);
  });

  it('deletes once; after that it is 404', async () => {
    const id = await addTool(admin);
    expect((await admin.call('DELETE', `/api/tool/${id}`)).body).toEqual({ deletedCount: 1 });
    expectProblem(await admin.call('DELETE', `/api/tool/${id}`), 'not-found');
    expectProblem(await call('GET', `/api/tool/${id}`), 'not-found');
    expectProblem(await admin.call('DELETE', '/api/tool/nonsense'), 'not-found');
  });
});
