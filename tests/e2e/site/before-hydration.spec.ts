import { expect, type Page } from '@playwright/test';
import { money } from '@/tests/support/shop/money';
import { giveSession, holdScripts, open, test, waitForHydration } from '../../support/browser';
import { addTool, anAdmin, registerCustomer } from '../../support/people';
import { baseUrl, unique } from '../../support/store';

const SCRIPTS = '**/_next/static/**/*.js';
const NO_CONTENT = 204;

/** Opens a page without its scripts; returns what loads them and waits until the page is hydrated. */
async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  // The document's own events wait for its scripts.
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await waitForHydration(page);
    await page.unroute(SCRIPTS);
  };
}

/** Submits a form and waits until the browser has the response to it. */
async function submitNatively(page: Page, submit: () => Promise<void>): Promise<number> {
  const response = page.waitForResponse((seen) => seen.request().method() === 'POST');
  await submit();
  return (await response).status();
}

const steel = { price: 2.5, moq: 10, quantity: 4000 };

test('a login submitted before hydration keeps what was typed, and happens once the page is hydrated', async ({
  page,
}) => {
  const account = await registerCustomer();
  const hydrate = await openUnhydrated(page, '/login?from=%2Fdashboard');
  const email = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await email.fill(account.email);
  await password.fill(account.password);
  expect(await submitNatively(page, () => login.click())).toBe(NO_CONTENT);
  expect(page.url()).toBe(`${baseUrl()}/login?from=%2Fdashboard`);
  await expect(email).toHaveValue(account.email);
  await expect(password).toHaveValue(account.password);
  await hydrate();
  await expect(page).toHaveURL('/dashboard');
});

test('a registration submitted by Enter before hydration happens once the page is hydrated, and once', async ({
  page,
}) => {
  const email = `${unique('early')}@example.com`;
  const hydrate = await openUnhydrated(page, '/register');
  await page.getByLabel('Name', { exact: true }).fill('Robin Carver');
  await page.getByLabel('Email', { exact: true }).fill(email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(unique('pw-'));
  expect(await submitNatively(page, () => password.press('Enter'))).toBe(NO_CONTENT);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/'))
      sent.push(new URL(request.url()).pathname);
  });
  await hydrate();
  await expect(page.getByText('Registered successfully')).toBeVisible();
  expect(sent.filter((path) => path.includes('register') || path === '/api/user')).toHaveLength(1);
});

test('a button pressed before hydration, twice, does its work once', async ({ page }) => {
  const [name, buyer] = [unique('Early Wrench '), await registerCustomer()];
  const toolId = await addTool(await anAdmin(), { name, ...steel });
  const { slug } = (await buyer.call('GET', `/api/tool/${toolId}`)).body;
  await giveSession(page, buyer);
  const hydrate = await openUnhydrated(page, `/tools/${slug}`);
  const add = page.getByRole('button', { name: 'Add to Cart', description: name });
  await add.click();
  await add.click();
  await hydrate();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ }).first()).toContainText('1');
  const { lines } = (await buyer.call('GET', '/api/cart')).body;
  expect(lines).toMatchObject([{ toolId, quantity: 10 }]);
});

test('a document has a title at every moment, from its first bytes and while pages follow each other', async ({
  page,
}) => {
  const admin = await anAdmin();
  await giveSession(page, admin);
  for (const path of ['/cart', '/dashboard', '/dashboard/api-keys']) {
    const html = await (await page.request.get(path)).text();
    expect(html.slice(0, html.indexOf('</head>')), path).toContain('<title>');
  }
  await open(page, '/dashboard/manage-order');
  await page.evaluate(() => {
    const seen = window as unknown as { untitled: number };
    seen.untitled = 0;
    const look = () => {
      if (document.title === '') seen.untitled += 1;
    };
    new MutationObserver(look).observe(document.head, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  for (const name of ['API Keys', 'Offers', 'Companies']) {
    // Some have a number behind their name.
    await menu.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }
  expect(await page.evaluate(() => (window as unknown as { untitled: number }).untitled)).toBe(0);
});

for (const [path, label] of [
  ['/register', 'Password'],
  ['/reset-password?token=of-a-mail', 'New password'],
  ['/contact', 'Name'],
  ['/quote', 'Name'],
] as const)
  test(`Enter before hydration stays on ${path}`, async ({ page, noise }) => {
    // What was submitted is sent once the page is ready: the link of that mail does not count.
    if (path.startsWith('/reset-password')) noise.expect(/422/);
    const hydrate = await openUnhydrated(page, path);
    const field = page.getByLabel(label, { exact: true });
    await field.fill('correct horse');
    expect(await submitNatively(page, () => field.press('Enter'))).toBe(NO_CONTENT);
    expect(page.url()).toBe(`${baseUrl()}${path}`);
    await hydrate();
    await expect(field).toHaveValue('correct horse');
    expect(page.url()).toBe(`${baseUrl()}${path}`);
  });

test('a password typed before hydration stays, and its strength is shown after it', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/register');
  const password = page.getByLabel('Password', { exact: true });
  await password.pressSequentially('correct horse');
  await expect(page.getByText(/to guess\.|A longer one/)).toHaveCount(0);
  await hydrate();
  await expect(page.getByText(/to guess\.|A longer one/)).toBeVisible();
  await expect(password).toHaveValue('correct horse');
  await expect(password).toBeFocused();
});

test('a tool searched for before hydration is found after it', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/quote');
  const box = page.getByRole('main').getByRole('combobox');
  await box.pressSequentially('torque');
  await expect(page.getByRole('option')).toHaveCount(0);
  await hydrate();
  await expect(page.getByRole('option').first()).toContainText(/torque/i);
  await expect(box).toHaveValue('torque');
  await box.press('Enter');
  await expect(box).toHaveValue('');
});

test('a form whose schema cannot be loaded shows an error, and tries again', async ({ page, noise }) => {
  noise.expect(/Failed to load resource|ERR_FAILED/);
  await open(page, '/contact');
  await page.route(SCRIPTS, (route) => route.abort());
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible();
  await page.unroute(SCRIPTS);
  await send.click();
  await expect(page.getByText('Name required')).toBeVisible();
});

test('an order filled in before hydration stays, and its value includes it', async ({ page }) => {
  const tool = await addTool(await anAdmin(), { name: unique('Early Hammer '), ...steel });
  await giveSession(page, await registerCustomer());
  const quantity = page.getByLabel('Quantity', { exact: true });
  const address = page.getByLabel('Address', { exact: true });
  const value = page.getByRole('status', { name: 'Order value' });

  const hydrate = await openUnhydrated(page, `/purchase/${tool}`);
  await expect(quantity).toHaveValue('10');
  await quantity.fill('120');
  await address.fill('12 Anvil Lane');
  await hydrate();
  await expect(value).toHaveText(money(300));
  await expect(quantity).toHaveValue('120');
  await expect(address).toHaveValue('12 Anvil Lane');

  // After a reload the draft overrides the document, and input before hydration overrides the draft.
  const hydrateAgain = await openUnhydrated(page, `/purchase/${tool}`);
  await expect(quantity).toHaveValue('10');
  await quantity.fill('200');
  await hydrateAgain();
  await expect(address).toHaveValue('12 Anvil Lane');
  await expect(value).toHaveText(money(500));
  await expect(quantity).toHaveValue('200');
});

test('a profile is in its form before hydration, and what is changed in it then stays', async ({ page }) => {
  const person = await registerCustomer();
  const profile = { phone: '+49 202 1234', address: '1 Old Road', education: 'Toolmaker', linkedin: '' };
  await person.call('PUT', `/api/user?email=${person.email}`, profile);
  await giveSession(page, person);
  const field = (name: string) => page.getByLabel(name, { exact: true });

  const hydrate = await openUnhydrated(page, '/dashboard');
  await expect(field('Address')).toHaveValue('1 Old Road');
  await expect(field('Education')).toHaveValue('Toolmaker');
  await field('Address').fill('2 New Road');
  await page.getByRole('combobox', { name: 'Email language' }).selectOption('de');
  await hydrate();
  await expect(field('Address')).toHaveValue('2 New Road');
  await expect(field('Education')).toHaveValue('Toolmaker');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  const { body } = await person.call('GET', `/api/user/${person.email}`);
  expect(body).toMatchObject({ address: '2 New Road', education: 'Toolmaker', language: 'de' });
});

test('stars chosen before hydration count', async ({ page }) => {
  await giveSession(page, await registerCustomer());
  const hydrate = await openUnhydrated(page, '/dashboard/review');
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Review' }).fill('Keeps its edge.');
  await hydrate();
  await expect(page.getByRole('spinbutton')).toHaveValue('4');
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Review' })).toHaveValue('Keeps its edge.');
});

test('a tool typed before hydration is in its preview', async ({ page }) => {
  await giveSession(page, await anAdmin());
  const hydrate = await openUnhydrated(page, '/dashboard/add-product');
  await page.getByLabel('Name', { exact: true }).fill('Early Pliers');
  await hydrate();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Early Pliers');
  await expect(page.getByRole('main').getByText('Early Pliers')).toBeVisible();
});

test('scopes of a key ticked before hydration stay ticked, and count', async ({ page }) => {
  await giveSession(page, await anAdmin());
  const hydrate = await openUnhydrated(page, '/dashboard/api-keys');
  await page.getByLabel('Name', { exact: true }).fill(unique('Early Key '));
  for (const scope of ['tools:read', 'stock:write']) await page.getByLabel(scope, { exact: true }).check();
  await hydrate();
  for (const scope of ['tools:read', 'stock:write'])
    await expect(page.getByLabel(scope, { exact: true })).toBeChecked();
  await expect(page.getByLabel('tools:write', { exact: true })).not.toBeChecked();
  await page.getByRole('button', { name: 'Create Key' }).click();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('rows ticked before hydration are selected', async ({ page }) => {
  const admin = await anAdmin();
  await addTool(admin, { name: unique('Early Row ') });
  await giveSession(page, admin);
  const hydrate = await openUnhydrated(page, '/dashboard/manage-product');
  const rows = page.getByRole('checkbox', { name: /^Select (?!this page|all)/ });
  await rows.first().check();
  await hydrate();
  await expect(rows.first()).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: '1 tool selected' })).toBeVisible();
});
