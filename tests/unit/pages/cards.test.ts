import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { RatingSummary } from '@/components/reviews/rating-summary';
import { ReviewCard } from '@/components/reviews/review-grid';
import { SpecificationTable } from '@/components/tools/page/tool-details';
import { ToolPictures } from '@/components/tools/page/tool-pictures';
import { ToolCard } from '@/components/tools/tool-card';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Review } from '@/lib/shared/reviews/review.schema';
import { textsFor } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const texts = textsFor('en');
const tool = {
  _id: '0123456789abcdef01234567',
  sku: 'FL-BP-16',
  slug: 'ball-peen-hammer',
  name: 'Ball-Peen Hammer',
  image: '/placeholder.webp',
  description: 'Rings true on every anvil.',
  price: 12.5,
  moq: 10,
  quantity: 100,
  rating: { average: 4.5, count: 2 },
  state: 'on-sale',
} as Tool;
const review = {
  _id: 'fedcba987654321001234567',
  name: 'Robin Carver',
  review: 'Solid steel.',
  rating: 4,
  createdAt: '2026-11-20T08:00:00.000Z',
} as Review;

it('a card as a customer sees it has the own price, the list price and the first step', () => {
  const own = { unitPrice: 11, listPrice: 12.5, step: { from: 50, unitPrice: 10 } };
  const shown = createElement(ToolCard, { tool, texts: texts.tools, viewed: { href: '/own', own } });
  const text = renderToStaticMarkup(shown).replace(/<[^>]*>/g, ' ');
  expect(text).toMatch(/ per unit /);
  for (const part of [formatDollars(11), `List ${formatDollars(12.5)}`, `${formatDollars(10)} from 50`])
    expect(text).toContain(part);
});

it('a tool card shows price per unit, minimum order and stock, and "Buy Now" leads to the purchase page', () => {
  const html = renderToStaticMarkup(createElement(ToolCard, { tool, texts: texts.tools }));
  const text = html.replace(/<[^>]*>/g, ' ');
  expect(html).toMatch(/<h3[^>]*><a\b[^>]*href="\/tools\/ball-peen-hammer"[^>]*>Ball-Peen Hammer<\/a><\/h3>/);
  expect(text).toContain(formatDollars(12.5, 'en'));
  expect(text).toContain('per unit');
  expect(text).toMatch(/\b10\b/);
  expect(text).toMatch(/\b100\b/);
  const [, link = ''] = html.match(/<a\b([^>]*)>(?:<[^>]*>|\s)*Buy Now/) ?? [];
  expect(link).toContain('href="/purchase/0123456789abcdef01234567"');
});

it('a card of a tool that is not stored has its price, and is on no list', () => {
  const cardOf = (more: { isPreview?: boolean }) =>
    renderToStaticMarkup(createElement(ToolCard, { tool, texts: texts.tools, ...more }));
  expect(cardOf({})).toContain('data-list=');
  expect(cardOf({ isPreview: true })).not.toContain('data-list=');
  expect(cardOf({ isPreview: true })).toContain(formatDollars(12.5, 'en'));
});

it.each([
  ['that can be ordered', { leadTimeDays: 15 }, undefined],
  ['without enough units', { leadTimeDays: 15, quantity: 9 }, 'Ships in about 15 business days'],
  ['on request', { leadTimeDays: 1, state: 'on-request' }, 'Ships in about 1 business day'],
  ['without a lead time of its own', { quantity: 9 }, undefined],
] as const)(
  'a card of a tool %s shows no lead time but its own, and only where it matters',
  (_which, more, told) => {
    const html = renderToStaticMarkup(
      createElement(ToolCard, { tool: { ...tool, ...more }, texts: texts.tools }),
    );
    expect(html.match(/--lead:&quot;(.*?)&quot;/)?.[1]).toBe(told);
  },
);

it('a tool card is light: a page shows 24 of them, and sends each twice', () => {
  const card = renderToStaticMarkup(createElement(ToolCard, { tool, texts: texts.tools }));
  // How many widths a picture has is said in next.config.ts.
  const html = card.replace(/ srcSet="[^"]*"/, '');
  expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(21);
  expect(html.match(/ class="/g)?.length).toBeLessThanOrEqual(6);
  expect(html.length).toBeLessThanOrEqual(1_300);
});

it('a tool card shows an average of three ratings or more, and of fewer how many there are', () => {
  const cardOf = (count: number) =>
    renderToStaticMarkup(
      createElement(ToolCard, {
        tool: { ...tool, rating: { average: 4.5, count } },
        texts: texts.tools,
      }),
    );
  expect(cardOf(0)).not.toContain('review');
  expect(cardOf(1)).toContain('1 review<');
  expect(cardOf(2)).toContain('2 reviews');
  expect(cardOf(2)).not.toContain('4.5');
  expect(cardOf(3)).toContain('4.5 of 5 stars');
  expect(cardOf(3)).toContain('(3)');
});

it('the summary of reviews has an average of three or more', () => {
  const summaryOf = (count: number) =>
    renderToStaticMarkup(
      createElement(RatingSummary, {
        summary: { count, average: 4.5, distribution: [{ rating: 5, count }] },
        texts: texts.reviews,
      }),
    );
  expect(summaryOf(2)).toContain('2 reviews');
  expect(summaryOf(2)).not.toContain('4.5');
  expect(summaryOf(3)).toContain('4.5');
});

it('a review is marked as a buyer’s only where the purchase is recorded', () => {
  const cardOf = (more: Partial<Review>) =>
    renderToStaticMarkup(createElement(ReviewCard, { review: { ...review, ...more }, texts: texts.reviews }));
  expect(cardOf({})).not.toContain('Verified buyer');
  expect(cardOf({ verifiedBuyer: true })).toContain('Verified buyer');
});

it('a review without a picture shows the placeholder', () => {
  const picture = (image: string) =>
    renderToStaticMarkup(createElement(ReviewCard, { review: { ...review, image }, texts: texts.reviews }));
  expect(picture('')).toContain(encodeURIComponent('/people/placeholder.webp'));
  expect(picture('/people/robin.webp')).toContain(encodeURIComponent('/people/robin.webp'));
  expect(picture('/people/robin.webp')).toContain('data-fallback="/people/placeholder.webp"');
});

it('a tool without a drawing has one picture and no choice of pictures; with one, a link to each', () => {
  const own = texts.catalogue.tool;
  const galleryOf = (drawing?: string) =>
    renderToStaticMarkup(
      createElement(ToolPictures, { tool: { ...tool, ...(drawing ? { drawing } : {}) }, texts: own }),
    );
  expect(galleryOf()).not.toContain('<ul');
  const html = galleryOf('/tools/drawings/ball-peen-hammer.webp');
  expect(html).toMatch(
    /<a href="\/tools\/drawings\/ball-peen-hammer.webp" aria-label="Drawing with dimensions"/,
  );
  expect(html).toContain('aria-label="Pictures of Ball-Peen Hammer"');
});

const name = '1/2 in Drive Click Torque Wrench, 40–200 Nm';
const description = 'For 300 × 120 mm frames; weighs 500 g.';
const textOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, ''),
  );

it('the name of a tool is shown as it is stored on a card, with its description', () => {
  const html = renderToStaticMarkup(
    createElement(ToolCard, { tool: { ...tool, name, description }, texts: texts.tools }),
  );
  expect(textOf(html, 'h3')).toEqual([name]);
  expect(textOf(html, 'p')).toContain(description);
});

it('the name of a tool is shown as it is stored in the heading of a page', () => {
  const html = renderToStaticMarkup(createElement(DashboardHead, { heading: name }));
  expect(textOf(html, 'h1')).toEqual([name]);
});

it('the name of a tool is shown as it is stored above its review', () => {
  const html = renderToStaticMarkup(
    createElement(ReviewCard, { review, tool: { name, slug: 'wrench' }, texts: texts.reviews }),
  );
  expect(textOf(html, 'a')[0]).toContain(name);
});

it('the name of a tool is shown as it is stored in its specification, with plain spaces', () => {
  const measured = { ...tool, specs: [{ name: 'Torque', value: 'from 40–200', unit: 'Nm' }] } as Tool;
  const html = renderToStaticMarkup(
    createElement(SpecificationTable, { heading: 'Specification', sku: 'SKU', tool: measured }),
  );
  expect(textOf(html, 'dd')).toContain('from 40–200 Nm');
});
