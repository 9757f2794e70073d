import { afterEach, expect, it, vi } from 'vitest';
import { publicShop, type ShopOfDocument, writeShop } from '@/lib/shared/site/public-shop';
import { shop } from '@/tests/support/shop/reference-shop';

afterEach(() => vi.unstubAllGlobals());

/** What scripts know in a document in German that says this. */
async function inBrowser(said?: ShopOfDocument) {
  vi.resetModules();
  const dataset = said ? { shop: writeShop(said) } : {};
  vi.stubGlobal('document', { documentElement: { dataset, lang: 'de' } });
  return import('@/lib/client/shop');
}

it('a document says the public fields of a shop alone', () => {
  const carriers = { post: { name: 'Post', url: 'https://post.example/{number}' } };
  const returns = { windowDays: 14, address: 'Dock 2' };
  const said = publicShop({ ...shop, carriers, returns });
  expect(said).toMatchObject({ carriers: { post: { name: 'Post' } }, returns: { windowDays: 14 } });
  expect(JSON.stringify(said)).not.toMatch(/security@|taxId|accent|Dock 2|post\.example/);
});

it('scripts read what the document says, whatever marks it has', async () => {
  const languages = { de: 'de-AT', en: 'en-GB' };
  const carriers = { post: { name: 'Post' } };
  const own = {
    languages,
    carriers,
    catalogueLanguage: 'de' as const,
    name: '`Forge` "& Co"',
    showName: false,
  };
  const said = { ...publicShop({ ...shop, ...own }), texts: { cart: { title: '"Korb"' } } };
  const { shop: read, ofShop } = await inBrowser(said);
  expect(read).toEqual(said);
  expect(Object.keys(read.languages)).toEqual(['de', 'en']);
  const texts = { title: 'Cart', empty: 'Empty' };
  expect(ofShop('de', 'cart', texts)).toEqual({ title: '"Korb"', empty: 'Empty' });
  expect(ofShop('en', 'cart', texts)).toBe(texts);
});

it('an attribute has no mark that HTML escapes, and a page that is off is off', async () => {
  const said = publicShop({ ...shop, pages: { ...shop.pages, blog: false } });
  expect(writeShop(said)).not.toContain('"');
  const { shop: read } = await inBrowser(said);
  expect(read).toEqual({ ...said, pages: { ...said.pages, blog: undefined } });
});

it('scripts know the store’s languages in a document that says nothing', async () => {
  expect((await inBrowser()).shop).toMatchObject({ currency: 'USD', languages: { en: 'en', de: 'de' } });
});
