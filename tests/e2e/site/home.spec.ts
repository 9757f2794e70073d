import { expect } from '@playwright/test';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { open, test } from '../../support/browser';

const { home } = textsFor('en');

test.use({ viewport: { width: 360, height: 740 } });

test('on a phone the home page leads to the goods on its first screens, two tools in a row', async ({
  page,
}) => {
  await open(page, '/');
  const categories = page.getByRole('region', { name: home.categories.title });
  await expect(
    categories.getByRole('link', { name: new RegExp(`^${home.categories.all} \\d`) }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: home.hero.primary })).toBeVisible();
  const cards = page.getByRole('region', { name: home.latest.title }).getByRole('article');
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(first?.y).toBe(second?.y);
  expect(first?.y).toBeLessThan(1_600);
  await expect(cards.first().getByRole('link', { name: 'Buy Now' })).toBeAttached();
});

test('on a phone the keyboard reaches every review of the row', async ({ page }) => {
  await open(page, '/');
  const region = page.getByRole('region', { name: home.clients.title });
  const all = region.getByRole('link', { name: home.clients.all });
  await all.focus();
  await expect(all).toBeInViewport();
  const last = region.getByRole('article').last();
  await page.keyboard.press('ArrowLeft');
  await expect(last).toBeInViewport();
});
