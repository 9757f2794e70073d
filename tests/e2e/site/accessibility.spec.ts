import { expect } from '@playwright/test';
import { allScreens, type DemoIds, type Screen, screensIn } from '@/scripts/screenshots/page-list';
import { openWhole } from '@/tests/support/pages/open-whole';
import { faults } from '@/tests/support/pages/page-faults';
import { giveSession, open, openAs, test } from '../../support/browser';
import { knownToStore, signInDemoCustomer } from '../../support/demo-data';
import { anAdmin, type Person } from '../../support/people';

/** A desktop, and the narrowest phone WCAG 2.2 asks for (1.4.10), which is also 1280 at 400 % zoom. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
] as const;

/** Without motion no colour is read in the middle of a transition. */
test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

/** Signed in once for all pages of a worker. */
let asked: Promise<{ customer: Person; known: DemoIds }> | undefined;
const askStore = () => {
  asked ??= signInDemoCustomer().then(async (customer) => ({
    customer,
    known: await knownToStore(customer),
  }));
  return asked;
};

/** Placeholders, because the tests are named before the store is asked which tool and order the pages show. */
const NAMELESS: DemoIds = {
  toolId: '',
  toolSlug: '',
  category: '',
  reviewedSlug: '',
  unpaidOrderId: '',
  paidOrderId: '',
  listId: '',
};

/** The German pages with the longest texts; their structure is the same. */
const GERMAN = ['home', 'tools', 'tool', 'quote', 'login', 'profile', 'my-order', 'payment', 'manage-order'];

function screensOf(known: DemoIds): Screen[] {
  const all = allScreens(known);
  return [...all, ...screensIn('de', all).filter(({ name }) => GERMAN.includes(name.replace('de-', '')))];
}

/** The pages that people begin with are in the core. */
const CORE = ['home', 'tools', 'tool', 'cart', 'login', 'manage-order'];

for (const { name, as, status = 200 } of screensOf(NAMELESS)) {
  const tag = CORE.includes(name) ? ' @core' : '';
  test(`axe objects to nothing on the page ${name}, in any theme and size${tag}`, async ({ page, noise }) => {
    if (status === 404) noise.expect(/404/);
    // Pictures of other tests' people, who signed in with Google and wrote reviews, do not exist here.
    noise.expect(/googleusercontent\.com/);
    const { customer, known } = await askStore();
    if (as === 'customer') await giveSession(page, customer);
    if (as === 'admin') await giveSession(page, await anAdmin());
    const screen = screensOf(known).find((one) => one.name === name);
    expect(screen).toBeDefined();
    await page.setViewportSize(SIZES[0]);
    const response = await openWhole(page, screen?.path ?? '');
    expect(response?.status()).toBe(status);
    const found: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      found.push(...(await faults(page, name)));
    }
    expect(found).toEqual([]);
  });
}

test('an open menu, errors under fields and a dialog have nothing that axe objects to', async ({ page }) => {
  await page.setViewportSize(SIZES[1]);
  await open(page, '/login');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const found = await faults(page, 'open menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Email required')).toBeVisible();
  found.push(...(await faults(page, 'login with errors')));

  // A tool of the demo: the newest ones belong to other tests, which add and delete them.
  await openAs(page, await anAdmin(), '/dashboard/manage-product?q=bench+vise');
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  // The page behind is hidden and cannot get the focus; axe would report missing landmarks and headings.
  found.push(...(await faults(page, 'dialog', '[role=alertdialog]')));
  expect(found).toEqual([]);
});
