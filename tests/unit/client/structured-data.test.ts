import { expect, it } from 'vitest';
import { shop } from '#shop';
import { breadcrumbList, jsonLdText, productOf } from '@/lib/client/structured-data';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import type { Tool } from '@/lib/shared/tools/tool.schema';

const ORIGIN = 'https://shop.example';

const tool: Tool = {
  _id: '0123456789abcdef01234567',
  sku: 'FL-CW-24',
  slug: 'combination-wrench-24',
  name: 'Combination Wrench 24 mm',
  image: '/tools/combination-wrench-24.webp',
  description: 'Forged.',
  category: 'wrenches',
  price: 12.5,
  moq: 10,
  quantity: 9,
  specs: [{ name: 'Length', value: '280', unit: 'mm' }],
  rating: { average: 0, count: 0 },
  step: 1,
  packs: [],
  state: 'on-sale',
  revision: 1,
};

it('structured data never ends its script element, whatever a customer writes', () => {
  const evil = '</script><script>alert(1)</script><!--\u2028';
  const text = jsonLdText({ '@type': 'Review', reviewBody: evil });
  expect(text).not.toMatch(/<|\u2028/);
  expect(JSON.parse(text)['@graph'][0].reviewBody).toBe(evil);
});

it('structured data offers a tool per unit, from its minimum order, sold out when fewer are left than one may order', () => {
  const product = productOf(ORIGIN, tool);
  for (const language of LANGUAGES.all)
    expect(productOf(ORIGIN, tool, [], language).url).toBe(
      `${ORIGIN}${localPath(`/tools/${tool.slug}`, language)}`,
    );
  expect(product.offers).toMatchObject({
    price: '12.50',
    priceCurrency: shop.currency,
    availability: 'https://schema.org/OutOfStock',
    eligibleQuantity: { minValue: 10 },
  });
  expect(productOf(ORIGIN, { ...tool, quantity: 10 }).offers).toMatchObject({
    availability: 'https://schema.org/InStock',
  });
  expect(product.image).toEqual(['https://shop.example/tools/combination-wrench-24.webp']);
  expect(product).toMatchObject({ additionalProperty: [{ name: 'Length', value: '280', unitText: 'mm' }] });
});

it('structured data has an average only of three ratings or more, as the page', () => {
  expect(productOf(ORIGIN, tool)).not.toHaveProperty('aggregateRating');
  const few = productOf(ORIGIN, { ...tool, rating: { average: 5, count: 2 } });
  expect(few).not.toHaveProperty('aggregateRating');
  const rated = productOf(ORIGIN, { ...tool, rating: { average: 4.3, count: 3 } }, [
    { name: 'Robin', review: 'Solid.', rating: 4, createdAt: '2026-11-01T08:00:00.000Z' },
  ]);
  expect(rated.aggregateRating).toMatchObject({ ratingValue: 4.3, reviewCount: 3 });
  expect(rated.review).toMatchObject([{ author: { name: 'Robin' }, datePublished: '2026-11-01' }]);
});

it('structured data numbers breadcrumbs from 1', () => {
  expect(breadcrumbList(ORIGIN, [{ name: 'Home', path: '/' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
  ]);
});
