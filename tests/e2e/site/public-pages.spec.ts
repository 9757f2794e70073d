import { expect } from '@playwright/test';
import { shop } from '#shop';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { giveSession, test } from '../../support/browser';
import { addTool, anAdmin, registerCustomer } from '../../support/people';

const { home } = textsFor('en');
const { pages } = shop;

const PAGES: readonly (readonly [path: string, headings: readonly string[]])[] = [
  [
    '/',
    [
      home.who.title,
      home.latest.title,
      ...(pages.reviews ? [home.clients.title] : []),
      ...(pages.engineers ? [home.engineers.title] : []),
    ],
  ],
  ...(pages.reviews ? [['/review', ['Our Client Says']] as const] : []),
  ...(pages.portfolio ? [['/portfolio', []] as const] : []),
  ...(pages.blog ? [['/blog', []] as const] : []),
  ['/login', ['Login']],
  ['/register', ['Register']],
];

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page is readable with scripts off @core', async ({ page, noise }) => {
    // A browser without scripts reports each script that it did not fetch.
    noise.expect(/^request: csp .*\/_next\/static\//);
    for (const [path, headings] of PAGES) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const name of headings) await expect(page.getByRole('heading', { name }).first()).toBeVisible();
      await expect(page.getByRole('navigation').first()).toBeAttached();
    }
  });

  test('the newsletter shows an e-mail address to write to, instead of a form that cannot be sent', async ({
    page,
    noise,
  }) => {
    noise.expect(/^request: csp .*\/_next\/static\//);
    await page.goto('/contact');
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByText(/Signing up here needs JavaScript.*write to \S+@/)).toBeVisible();
    await expect(foot.getByRole('button', { name: 'Subscribe' })).toBeHidden();
  });

  test('someone signed in sees why the pages of the account stay empty, and whom to contact', async ({
    page,
    noise,
  }) => {
    noise.expect(/^request: csp .*\/_next\/static\//);
    const tool = await addTool(await anAdmin());
    await giveSession(page, await registerCustomer());
    for (const path of ['/dashboard', '/dashboard/my-order', `/purchase/${tool}`]) {
      await page.goto(path);
      const notice = page.getByRole('main').getByText(/needs? JavaScript, which is off/);
      await expect(notice, path).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /@/ }), path).toBeVisible();
    }
  });
});

test('any other path is the not-found picture, with status 404 @core', async ({ page, noise }) => {
  noise.expect(/404/);
  for (const path of ['/nothing-here', '/a/b/c', '/purchase', '/dashboardx']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('img', { name: /not found/i })).toBeVisible();
  }
});
