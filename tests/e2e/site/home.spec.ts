import { expect } from '@playwright/test';
import { open, test } from '../../support/browser';

test.use({ viewport: { width: 360, height: 740 } });

test('on a phone the home page leads to the goods on its first screens, two tools in a row', async ({
  page,
}) => {
  await open(page, '/');
  const categories = page.getByRole('region', { name: 'Shop by category' });
  await expect(categories.getByRole('link', { name: /^All tools \d/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse all tools' })).toBeVisible();
  const cards = page.getByRole('region', { name: 'Latest Tools' }).getByRole('article');
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(first?.y).toBe(second?.y);
  expect(first?.y).toBeLessThan(1_600);
  await expect(cards.first().getByRole('link', { name: 'Buy Now' })).toBeAttached();
});

test('on a phone the keyboard reaches every review of the row', async ({ page }) => {
  await open(page, '/');
  const region = page.getByRole('region', { name: 'Our Client Says' });
  const all = region.getByRole('link', { name: 'Read all' });
  await all.focus();
  await expect(all).toBeInViewport();
  const last = region.getByRole('article').last();
  await page.keyboard.press('ArrowLeft');
  await expect(last).toBeInViewport();
});
