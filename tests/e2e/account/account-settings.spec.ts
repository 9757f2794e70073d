import { expect, type Page } from '@playwright/test';
import { arriveAt, logIn, logOut, open, openAs, reload, test, toast } from '../../support/browser';
import { type Person, registerCustomer, signInSession } from '../../support/people';
import { unique } from '../../support/store';

async function openAsNew(page: Page, path: string): Promise<Person> {
  const person = await registerCustomer();
  await openAs(page, person, path);
  return person;
}

async function submitPasswords(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password').fill(next);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('accessToken'));
}

test('a new display name shows at once, in the account and in the menu, and stays', async ({ page }) => {
  const person = await openAsNew(page, '/dashboard');
  const field = page.getByLabel('Display name');
  await expect(field).toHaveValue(person.name);

  await field.fill('   ');
  await page.getByRole('button', { name: 'Change Name' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Name required/);

  const name = unique('Zoë Ångström ');
  await field.fill(`  ${name} `);
  await page.getByRole('button', { name: 'Change Name' }).click();
  await expect(toast(page, 'Name changed')).toBeVisible();
  await expect(field).toHaveValue(name);
  // In the header, beside the menu, and in the account's facts.
  await expect(page.getByText(name, { exact: true })).toHaveCount(3);
  await expect(page.getByText(person.name, { exact: true })).toHaveCount(0);
  await reload(page);
  await expect(field).toHaveValue(name);
});

test('a new password replaces the old one, here and on every other device', async ({ page }) => {
  const person = await openAsNew(page, '/dashboard/security');
  await expect.poll(() => storedToken(page)).toMatch(/^ey/);
  const oldToken = await storedToken(page);
  const password = unique('new-');
  await submitPasswords(page, person.password, password);
  await expect(toast(page, 'Password changed')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await expect(page.getByLabel('New password')).toHaveValue('');

  await expect.poll(() => storedToken(page)).toMatch(/^ey/);
  expect(await storedToken(page)).not.toBe(oldToken);
  await page
    .getByRole('main')
    .getByRole('navigation', { name: 'My Profile' })
    .getByRole('link', { name: 'Profile' })
    .click();
  await page.getByLabel('Phone').fill('5550177');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(toast(page, 'Profile updated')).toBeVisible();

  // The session and the token this browser had before are what another device would hold.
  expect((await person.callWithSession('PUT', `/api/user/${person.email}`)).status).toBe(401);
  expect((await person.call('GET', `/api/user/${person.email}`)).status).toBe(401);
  expect(await signInSession(person.email, person.password)).toEqual({ ok: false, code: 'wrong-password' });

  await logOut(page);
  await logIn(page, person.email, password);
  await open(page, '/dashboard');
  await expect(page.getByLabel('Phone')).toHaveValue('5550177');
});

test('of many sessions the newest are shown in the account, and the older ones on request', async ({
  page,
}) => {
  const person = await openAsNew(page, '/dashboard/security');
  for (let count = 0; count < 6; count += 1) await signInSession(person.email, person.password);
  await reload(page);
  const sessions = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(5);
  await sessions.getByText('Older: 2').click();
  await expect(sessions.getByRole('listitem')).toHaveCount(7);
  await sessions.getByRole('listitem').last().getByRole('button', { name: 'Log out' }).click();
  await expect(toast(page, 'Logged out')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(6);
});

test('a wrong current password is reported at its field and changes nothing', async ({ page, noise }) => {
  noise.expect(/422/);
  const person = await openAsNew(page, '/dashboard/security');
  const current = page.getByLabel('Current password');
  const next = page.getByLabel('New password');
  await expect(current).toHaveAttribute('autocomplete', 'current-password');
  await expect(next).toHaveAttribute('autocomplete', 'new-password');

  await submitPasswords(page, '', 'short');
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription(/Password required/);
  await expect(next).toHaveAccessibleDescription(/Password too short/);

  await submitPasswords(page, 'not-my-password', unique('new-'));
  await expect(current).toHaveAccessibleDescription(/Incorrect password/);
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(current).toBeFocused();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  expect((await signInSession(person.email, person.password)).ok).toBe(true);

  await submitPasswords(page, person.password, unique('new-'));
  await expect(toast(page, 'Password changed')).toBeVisible();
});

test('the account of someone who logs in with Google shows that there is no password to change', async ({
  page,
}) => {
  await open(page, '/login?from=/dashboard/security');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await arriveAt(page, '/dashboard/security');
  await expect(page.getByText('You log in with Google, so there is no password')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveCount(0);
});

test('My Profile has three pages, which lead to each other and belong to one menu entry', async ({
  page,
}) => {
  await openAsNew(page, '/dashboard');
  const tabs = page.getByRole('main').getByRole('navigation', { name: 'My Profile' });
  for (const [tab, path, heading] of [
    ['Security', '/dashboard/security', 'Security'],
    ['Data', '/dashboard/data', 'Your Data'],
    ['Profile', '/dashboard', 'My Profile'],
  ] as const) {
    await tabs.getByRole('link', { name: tab, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(tabs.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'true');
    const entry = page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: 'My Profile' });
    await expect(entry).toHaveAttribute('aria-current', path === '/dashboard' ? 'page' : 'true');
  }
});
