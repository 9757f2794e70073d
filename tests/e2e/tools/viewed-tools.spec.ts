import { expect } from '@playwright/test';
import { faults } from '@/tests/support/pages/page-faults';
import { open, test } from '../../support/browser';

test('a tool’s page shows the tools viewed before it, the last one first, until they are forgotten', async ({
  page,
}) => {
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await open(page, '/tools/bench-vise-125');
  await expect(viewed).toBeHidden();
  await open(page, '/tools/f-clamp-300');
  await expect(viewed.getByRole('link')).toHaveCount(1);
  await open(page, '/tools/c-clamp-150');
  await expect(viewed.getByRole('listitem').first()).toContainText('FL-FC-300');
  await expect(viewed.getByRole('listitem').nth(1)).toContainText('FL-BV-125');
  expect(await faults(page, 'viewed tools')).toEqual([]);
  await viewed.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL('/tools/f-clamp-300');
  await expect(viewed.getByRole('listitem').first()).toContainText('FL-GC-150');
  await viewed.getByRole('button', { name: 'Clear list' }).press('Enter');
  await expect(viewed).toBeHidden();
  await open(page, '/tools/bench-vise-125');
  await page.waitForLoadState('networkidle');
  await expect(viewed).toBeHidden();
});
