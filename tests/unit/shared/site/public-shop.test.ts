import { expect, it } from 'vitest';
import { publicShop, readShop, writeShop } from '@/lib/shared/site/public-shop';
import { shop } from '@/tests/support/shop/reference-shop';

it('a document says the public fields of a shop alone', () => {
  const carriers = { post: { name: 'Post', url: 'https://post.example/{number}' } };
  const returns = { windowDays: 14, address: 'Dock 2' };
  const said = publicShop({ ...shop, carriers, returns });
  expect(said).toMatchObject({ carriers: { post: { name: 'Post' } }, returns: { windowDays: 14 } });
  expect(JSON.stringify(said)).not.toMatch(/security@|taxId|accent|Dock 2|post\.example/);
});

it('scripts read what the document says, whatever marks it has', () => {
  const languages = { de: 'de-AT', en: 'en-GB' };
  const given = {
    ...shop,
    languages,
    catalogueLanguage: 'de' as const,
    name: '`Forge` "& Co"',
    showName: false,
  };
  const said = { ...publicShop(given), texts: { cart: { title: '"Basket"' } } };
  const read = readShop(writeShop(said));
  expect(read).toEqual(said);
  expect(Object.keys(read.languages)).toEqual(['de', 'en']);
  expect(readShop(writeShop(publicShop(shop)))).toEqual(publicShop(shop));
  expect(writeShop(publicShop(shop))).not.toContain('"');
  const pages = { ...shop.pages, blog: false };
  expect(readShop(writeShop(publicShop({ ...shop, pages }))).pages.blog).toBeFalsy();
});
