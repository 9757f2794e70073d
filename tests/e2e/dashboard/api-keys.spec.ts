import { expect } from '@playwright/test';
import { revokeKey } from '../../support/api-keys';
import { chooseMore, openAs, test, toast } from '../../support/browser';
import { expectSoundPage } from '../../support/pages/sound-page';
import { anAdmin, call } from '../../support/people';
import { unique } from '../../support/store';

test('an admin creates a key, copies it once, sees its use and revokes it, also in two tabs', async ({
  page,
  context,
  noise,
  otherBrowser: otherTab,
}) => {
  // The server refuses an end in the past.
  noise.expect(/422/);
  const [admin, name] = [await anAdmin(), unique('ERP ')];
  await openAs(page, admin, '/dashboard/api-keys');
  await expect(page.getByRole('heading', { name: 'API Keys', level: 1 })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(menu.getByRole('link', { name: 'API Keys' })).toHaveAttribute('aria-current', 'page');

  const create = page.getByRole('button', { name: 'Create Key' });
  await create.click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/Name required/);
  await expect(page.getByRole('group', { name: 'Scopes' })).toHaveAccessibleDescription(
    'Please choose what the key may do',
  );
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('tools:read').check();
  await page.getByLabel('orders:read').check();
  await page.getByLabel('Expires').fill('2020-01-01');
  await create.click();
  await expect(page.getByLabel('Expires')).toHaveAccessibleDescription(/This is in the past/);
  await page.getByLabel('Expires').fill('2999-12-31');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectSoundPage(page);
  await create.click();

  await expect(page.getByRole('heading', { name: `Key “${name}” created` })).toBeFocused();
  const shown = page.getByLabel('API key', { exact: true });
  const key = await shown.inputValue();
  expect(key).toMatch(/^flk_[\w-]{43}$/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, 'Key copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('tools:read')).not.toBeChecked();
  await expectSoundPage(page);

  const answer = await call('GET', '/api/tool?state=all&limit=1', undefined, {
    authorization: `Bearer ${key}`,
  });
  expect(answer.status).toBe(200);
  await page.reload();
  await expect(shown).toHaveCount(0);
  expect(await page.content()).not.toContain(key);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(`${key.slice(0, 8)}…`);
  await expect(row).toContainText(/tools:read\s*orders:read/);
  await expect(row).toContainText('by admin@example.com');
  await expect(row).toContainText('Dec 31, 2999');
  await expect(row).not.toContainText('Never');

  await openAs(otherTab, admin, '/dashboard/api-keys');
  for (const tab of [page, otherTab]) {
    await chooseMore(tab, name, 'Revoke');
    const question = tab.getByRole('alertdialog', { name: `Revoke “${name}”?` });
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(toast(tab, 'Key revoked')).toBeVisible();
    await expect(tab.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  }
  const refused = await call('GET', '/api/tool?state=all', undefined, { authorization: `Bearer ${key}` });
  expect(refused.status).toBe(401);
});

test('keys are created in German, too, and one that the browser may not copy is selected', async ({
  page,
}) => {
  const [admin, name] = [await anAdmin(), unique('Lager ')];
  await openAs(page, admin, '/de/dashboard/api-keys');
  await expect(page.getByRole('heading', { name: 'API-Schlüssel', level: 1 })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('stock:write').check();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.getByRole('button', { name: 'Schlüssel erstellen' }).click();
  await page.getByRole('button', { name: 'Kopieren' }).click();
  await expect(page.getByText('Bitte kopieren Sie ihn selbst.')).toBeVisible();
  const shown = page.getByRole('textbox', { name: 'API-Schlüssel' });
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await shown.inputValue());
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Unbegrenzt');
  const { body } = await admin.call('GET', '/api/api-key');
  await revokeKey(body.find((one: { name: string }) => one.name === name)._id);
});
