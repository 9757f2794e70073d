import { expect } from '@playwright/test';
import { isSignedWith } from '../../../proofs/stack/verify-webhook';
import { openAs, test, toast } from '../../support/browser';
import { expectSoundPage } from '../../support/pages/sound-page';
import { anAdmin } from '../../support/people';
import { eventually, unique } from '../../support/store';
import { answering, receiverPort, receiverUrl, startReceiver } from '../../support/webhook-receiver';

test('an admin adds an endpoint, tests it, replaces its secret, holds its events and lets them go on, and deletes it', async ({
  page,
  noise,
}) => {
  noise.expect(/422/);
  const receiver = await startReceiver(receiverPort());
  try {
    const [admin, name] = [await anAdmin(), unique('ERP ')];
    await openAs(page, admin, '/dashboard/webhooks');
    await expect(page.getByRole('heading', { name: 'Webhooks', level: 1 })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 800 });
    const create = page.getByRole('button', { name: 'Create Endpoint' });
    await create.click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/Name required/);
    await expect(page.getByRole('group', { name: 'Events' })).toHaveAccessibleDescription(
      'Please choose events',
    );
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Address', { exact: true }).fill('http://erp.example.com/');
    await page.getByLabel('All', { exact: true }).check();
    await create.click();
    await expect(page.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(
      /Address must begin with https:\/\//,
    );
    await page.getByLabel('Address', { exact: true }).fill(receiverUrl('/hook'));
    await create.click();
    await expect(toast(page, 'Endpoint created')).toBeVisible();
    await expect(page.getByRole('heading', { name: `Secret of “${name}”` })).toBeFocused();
    const shown = page.getByLabel('Secret', { exact: true });
    const first = await shown.inputValue();
    expect(first).toMatch(/^whsec_/);
    await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
    await expectSoundPage(page);

    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    expect(await page.content()).not.toContain(first);
    await page.getByRole('button', { name: 'Send Test' }).click();
    await expect(toast(page, 'Test sent')).toBeVisible();
    // Other journeys at the same time cause events of their own.
    const tests = () => receiver.received.filter(({ body }) => body.includes('webhook.test'));
    const test = await eventually('the test', async () => tests()[0]);
    expect(isSignedWith(first, test)).toBe(true);
    await page.reload();
    await expect(page.getByText('webhook.test')).toBeVisible();
    await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: /^Send Again: webhook\.test/ }).click();
    await expect(toast(page, 'Sent again')).toBeVisible();
    await eventually('the same again', async () => tests()[1]);
    await expectSoundPage(page);

    await page.getByRole('button', { name: 'Rotate Secret' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(toast(page, 'Secret rotated')).toBeVisible();
    expect(await shown.inputValue()).not.toBe(first);

    receiver.answer(answering(500));
    await page.getByRole('button', { name: 'Disable' }).click();
    await expect(page.getByText('Disabled: by an admin')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send Test' })).toHaveCount(0);
    await page.getByLabel('Go on where it stopped').check();
    await page.getByRole('button', { name: 'Enable', exact: true }).click();
    await expect(page.getByText('Enabled', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: `Delete “${name}”?` });
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/dashboard\/webhooks$/);
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  } finally {
    await receiver.close();
  }
});

test('a disabled webhook is among what an admin has to do, in German too', async ({ page }) => {
  const [admin, name] = [await anAdmin(), unique('Lager ')];
  const body = { name, url: receiverUrl(), types: ['order.paid'] };
  const { insertedId: id } = (await admin.call('POST', '/api/webhook-endpoint', body)).body;
  await admin.call('PATCH', `/api/webhook-endpoint/${id}`, { state: 'disabled' });
  await openAs(page, admin, '/de/dashboard/desk');
  await page.getByRole('link', { name: /Webhooks? ausgeschaltet/ }).click();
  await expect(page.getByRole('heading', { name: 'Webhooks', level: 1 })).toBeVisible();
  await expect(page.getByText('Ausgeschaltet: durch einen Admin').first()).toBeVisible();
  await expectSoundPage(page);
  await admin.call('DELETE', `/api/webhook-endpoint/${id}`);
});
