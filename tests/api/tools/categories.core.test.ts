import { expect, it } from 'vitest';
import { issueSentence } from '@/lib/shared/messages/errors';
import { type IssueCode, VALIDATION } from '@/lib/shared/messages/messages';
import { expectProblem } from '@/tests/api/support/problem';
import { addCategory, categoryOf } from '@/tests/support/categories';
import { addTool, call, signInAdmin } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const admin = await signInAdmin();

const listed = async () => (await call('GET', '/api/category')).body as { slug: string; order: number }[];
const read = (slug: string) => call('GET', `/api/category/${slug}`);
const page = async (path: string) => String((await call('GET', path)).body);

it('the shop’s categories are read by anyone, in their order and then by name, and no cache keeps them', async () => {
  const first = await addCategory(admin, { order: 800, names: { en: unique('B ') } });
  const second = await addCategory(admin, { order: 800, names: { en: unique('a ') } });
  const before = await addCategory(admin, { order: 799 });
  const { status, headers, body } = await call('GET', '/api/category');
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(headers.get('x-total-count')).toBe(String(body.length));
  const own = [first, second, before];
  const slugs = body.map(({ slug }: { slug: string }) => slug);
  expect(slugs.filter((slug: string) => own.includes(slug))).toEqual([before, second, first]);
  expect(slugs.indexOf('torque-sockets')).toBe(0);
});

it('the shop’s categories are added whole, changed whole, and deleted', async () => {
  const category = {
    ...categoryOf({ order: 700, keySpecs: ['Length', 'Weight'], picture: '/tools/bench-vise-125.webp' }),
    names: { en: 'Deep Drawing', de: 'Tiefziehen' },
    sentences: { de: 'Ziehringe.' },
  };
  const added = await admin.call('POST', '/api/category', category);
  expect(added.status).toBe(201);
  expect(added.body).toEqual({ insertedId: expect.stringMatching(/^[0-9a-f]{24}$/) });
  expect((await read(category.slug)).body).toEqual(category);
  const changed = { names: { en: 'Drawing', de: '' }, sentences: { en: 'Dies.', de: '' }, picture: '' };
  const path = `/api/category/${category.slug}`;
  expect((await admin.call('PUT', path, changed)).body).toEqual({ modifiedCount: 1 });
  expect((await admin.call('PUT', path, changed)).body).toEqual({ modifiedCount: 0 });
  const now = { names: { en: 'Drawing' }, sentences: { en: 'Dies.' }, order: 700, keySpecs: [] };
  expect((await read(category.slug)).body).toEqual({ slug: category.slug, ...now });
  expect((await admin.call('DELETE', path)).body).toEqual({ deletedCount: 1 });
  for (const gone of [await read(category.slug), await admin.call('DELETE', path)])
    expectProblem(gone, 'not-found');
  expectProblem(await admin.call('PUT', path, changed), 'not-found');
});

it('the shop’s categories come last without an order', async () => {
  const slug = await addCategory(admin);
  expect((await listed()).at(-1)?.slug).toBe(slug);
});

it('the shop’s categories refuse a slug that is taken, and one that would change', async () => {
  const slug = await addCategory(admin);
  expectProblem(await admin.call('POST', '/api/category', categoryOf({ slug })), 'conflict');
  const renamed = await admin.call('PUT', `/api/category/${slug}`, categoryOf());
  expectProblem(renamed, 'validation-failed', { slug: [VALIDATION['category-slug-stays']] });
  expect((await admin.call('PUT', `/api/category/${slug}`, { ...categoryOf(), slug })).status).toBe(200);
});

it.each([
  [{ slug: 'No Spaces' }, { slug: ['category-slug-invalid'] }],
  [{ slug: '' }, { slug: ['category-slug-invalid'] }],
  [{ names: { en: ' ' } }, { 'names.en': ['name-required'] }],
  [{ names: { en: 'x'.repeat(61) } }, { 'names.en': ['name-too-long'] }],
  [{ sentences: { de: 'x'.repeat(251) } }, { 'sentences.de': ['field-too-long'] }],
  [{ order: 1.5 }, { order: ['category-order-invalid'] }],
  [{ order: -1 }, { order: ['category-order-invalid'] }],
  [{ picture: 'javascript:alert(1)' }, { picture: ['image-invalid'] }],
  [{ picture: `/files/${'0'.repeat(40)}.webp` }, { picture: ['file-gone'] }],
  [{ keySpecs: ['Length', 'length'] }, { keySpecs: ['spec-twice'] }],
  [{ keySpecs: Array.from({ length: 11 }, (_, n) => `Spec ${n}`) }, { keySpecs: ['key-specs-too-many'] }],
] as [object, Record<string, [IssueCode]>][])('the shop’s categories refuse %j', async (wrong, codes) => {
  const refused = await admin.call('POST', '/api/category', categoryOf(wrong));
  const sentences = Object.entries(codes).map(([field, [code]]) => [field, [issueSentence(code)]]);
  expectProblem(refused, 'validation-failed', Object.fromEntries(sentences));
});

it('the shop’s categories stay while a tool in any state has them', async () => {
  const slug = await addCategory(admin);
  const draft = await addTool(admin, { category: slug, state: 'draft' });
  const refused = await admin.call('DELETE', `/api/category/${slug}`);
  expectProblem(refused, 'conflict');
  expect(refused.body.tools).toBe(1);
  expect((await admin.call('DELETE', `/api/tool/${draft}`)).status).toBe(200);
  expect((await admin.call('DELETE', `/api/category/${slug}`)).status).toBe(200);
});

it('the shop’s categories name and describe their pages in each language, within two seconds of a change', async () => {
  const slug = await addCategory(admin, {
    names: { en: 'Bending', de: 'Biegen' },
    sentences: { de: 'Biegt alles.' },
  });
  await addTool(admin, { category: slug });
  await expect.poll(() => page(`/tools/c/${slug}`), { timeout: 5_000 }).toContain('>Bending</h1>');
  expect(await page(`/tools/c/${slug}`)).toContain('More from our catalog.');
  expect(await page(`/de/tools/c/${slug}`)).toMatch(/>Biegen<\/h1>.*Biegt alles\./s);
  await admin.call('PUT', `/api/category/${slug}`, { names: { en: 'Folding' } });
  await expect.poll(() => page(`/tools/c/${slug}`), { timeout: 2_000 }).toContain('>Folding</h1>');
  expect(await page(`/de/tools/c/${slug}`)).toContain('>Folding</h1>');
});

it('the shop’s categories put their key specifications first in filters and tables', async () => {
  const slug = await addCategory(admin, { keySpecs: ['Thread', 'Length'] });
  const specs = (thread: string, length: string) => [
    { name: 'Length', value: length, unit: 'mm' },
    { name: 'Width', value: length, unit: 'mm' },
    { name: 'Thread', value: thread },
  ];
  await addTool(admin, { category: slug, specs: specs('M8', '20') });
  await addTool(admin, { category: slug, specs: specs('M10', '30') });
  const order = async (path: string, pattern: RegExp) =>
    [...(await page(path)).matchAll(pattern)].map(([, name]) => name?.trim());
  const head = /<th role="columnheader"[^>]*data-spec="[^"]*"[^>]*><a[^>]*>([^<,]*)/g;
  await expect
    .poll(() => order(`/tools/c/${slug}?view=table`, head), { timeout: 5_000 })
    .toEqual(['Thread', 'Length', 'Width']);
});

it('a tool’s category is a known one where a tool is changed, alone or with others', async () => {
  const slug = await addCategory(admin);
  const id = await addTool(admin);
  const unknown = [VALIDATION['category-unknown']];
  const edit = (category: string) => admin.call('PATCH', `/api/tool/${id}`, { revision: 1, category });
  expectProblem(await edit('nobody-s'), 'validation-failed', { category: unknown });
  for (const dryRun of [true, false]) {
    const change = { ids: [id], change: { category: 'nobody-s' }, dryRun };
    const refused = await admin.call('POST', '/api/all-tool', change);
    expectProblem(refused, 'validation-failed', { 'change.category': unknown });
  }
  expect((await edit(slug)).status).toBe(200);
});

it('a tool’s category may be one that is not stored where a tool is added, and then stays', async () => {
  const category = unique('unlisted-');
  const id = await addTool(admin, { category });
  const same = await admin.call('PATCH', `/api/tool/${id}`, { revision: 1, category, price: 3 });
  expect(same.status).toBe(200);
  const words = category.replaceAll('-', ' ');
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  await expect.poll(() => page(`/tools/c/${category}`), { timeout: 5_000 }).toContain(`>${name}</h1>`);
});
