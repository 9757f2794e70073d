import { expect, type Page } from '@playwright/test';
import { ROUTES } from '@/lib/shared/site/routes';
import { giveSession, open, test } from '../../support/browser';
import { signInDemoCustomer } from '../../support/demo-data';
import { anAdmin, call, registerCustomer } from '../../support/people';
import { mailTo } from '../../support/store';

/** Tablets upright and across, small laptops: where a menu beside the page leaves the least room. */
const WIDTHS = [768, 1024, 1180] as const;

/** Returns what reaches beyond the page or beyond what it stands in, but for the table of tools, which scrolls in its frame. */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = [
      ...document.querySelectorAll<HTMLElement>('main :is(table, search, form, dl, article)'),
    ].filter((box) => {
      const room = box.parentElement?.getBoundingClientRect().right ?? 0;
      if (box.parentElement?.matches('.tool-frame')) return false;
      return box.getBoundingClientRect().right > room + 1 && getComputedStyle(box).display !== 'contents';
    });
    const scrolls = document.documentElement.scrollWidth - window.innerWidth;
    return [
      ...(scrolls > 0 ? [`page by ${scrolls} px`] : []),
      ...wide.map((box) => box.tagName.toLowerCase()),
    ];
  });
}

/** Opens pages in the language with the longer words, and expects each to fit at every width. */
async function expectToFit(page: Page, person: { cookie: string }, paths: readonly string[]): Promise<void> {
  await giveSession(page, person);
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, `/de${path}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('main').getByRole('table').first(), path).toBeVisible();
      expect(await beyond(page), `${path} at ${width}`).toEqual([]);
    }
  }
}

test('on tablets and small laptops an admin’s lists fit beside the menu', async ({ page }) => {
  const [admin, person] = await Promise.all([anAdmin(), registerCustomer()]);
  // The longest name of an action. The call responds before the entry is written, which the mail follows.
  await call('POST', '/api/account/forgot-password', { email: person.email });
  await mailTo(person.email, /reset/i);
  await expectToFit(page, admin, [
    ROUTES.manageOrders,
    ROUTES.manageProducts,
    ROUTES.manageQuotes,
    ROUTES.messages,
    ROUTES.makeAdmin,
    `${ROUTES.audit}?subject=${encodeURIComponent(person.email)}`,
  ]);
  // On the narrowest phone the longest names break.
  await expect(page.getByRole('table').getByText('user.password-reset-requested')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('on tablets and small laptops a customer’s orders fit, and the frame of the table of tools', async ({
  page,
}) => {
  const buyer = await signInDemoCustomer();
  await expectToFit(page, buyer, [ROUTES.myOrders, `${ROUTES.tools}?view=table`]);
});
