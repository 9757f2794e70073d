import { expect } from '@playwright/test';
import { open, openAs, reload, test, toast } from '../../support/browser';
import { anAdmin, call, registerCustomer } from '../../support/people';
import { mailTo, unique } from '../../support/store';

test('a visitor writes to the shop from the home page', async ({ page, noise }) => {
  noise.expect(/Failed to load resource|ERR_FAILED/);
  const email = `${unique('visitor.')}@example.com`;
  await open(page, '/');
  await page.getByRole('link', { name: 'Contact Us', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the people who make them');
  const form = page.getByRole('region', { name: 'Your message' });

  await form.getByRole('button', { name: 'Send Message' }).click();
  for (const sentence of ['Name required', 'Email required', 'Topic required', 'Message required']) {
    await expect(form.getByText(sentence)).toBeVisible();
  }
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();

  await form.getByLabel('Name', { exact: true }).fill('Robin Carver');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Topic').selectOption('Custom tools');
  await form.getByLabel('Message', { exact: true }).fill('Can you make it left-handed?');
  await reload(page);
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue('Can you make it left-handed?');
  await expect(form.getByLabel('Topic')).toHaveValue('custom');

  // The response is lost: what was typed stays, and the next attempt stores nothing twice.
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('alert')).toContainText('could not be reached');
  await page.unroute('**/api/contact');
  await form.getByRole('button', { name: 'Send Message' }).dblclick();
  // Its focus is not asserted: after a quick response the second click lands on the page behind and removes it.
  await expect(form.getByRole('heading', { name: 'Thank you. We have your message.' })).toBeVisible();
  await expect(form.getByRole('status')).toContainText(/MSG-\w{6}.*/);
  const number = /MSG-\w{6}/.exec((await form.getByRole('status').textContent()) ?? '')?.[0] ?? '';
  await mailTo(email, new RegExp(number));

  const admin = await anAdmin();
  const { body } = await admin.call('GET', `/api/contact?q=${encodeURIComponent(email)}&state=all`);
  expect(body.map((message: { number: string }) => message.number)).toEqual([number]);
  await reload(page);
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue('');
});

test('an admin finds a message, and only the first of two admins marks it as answered', async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  const [admin, name] = [await anAdmin(), unique('Robin ')];
  const email = `${unique('visitor.')}@example.com`;
  const message = { name, email, topic: 'order', message: 'Where is my order?\nIt was due on Monday.' };
  const { number } = (await call('POST', '/api/contact', message)).body;
  const [{ _id: id }] = (await admin.call('GET', `/api/contact?q=${number}`)).body;

  await openAs(page, admin, '/dashboard/messages');
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(name);
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Where is my order?');
  await expect(page.getByRole('status').filter({ hasText: '1 message' })).toBeVisible();
  const reply = row.getByRole('link', { name: `Reply by email: ${number}` });
  await expect(reply).toHaveAttribute('href', new RegExp(`^mailto:${email.replace('.', '\\.')}\\?subject=`));

  await row.getByRole('button', { name: 'Mark answered' }).click();
  await expect(toast(page, `${number} marked as answered`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No matching messages' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Answered' }).click();
  await expect(row).toContainText(admin.name);
  await row.getByRole('button', { name: 'Reopen' }).click();
  await expect(toast(page, `${number} is open again`)).toBeVisible();

  await open(page, `/dashboard/messages?q=${number}`);
  await expect(row.getByRole('button', { name: 'Mark answered' })).toBeEnabled();
  const second = await registerCustomer({ verified: true });
  await admin.call('PUT', `/api/user/admin/${second.email}`);
  await second.call('PATCH', `/api/contact/${id}`, { state: 'answered' });
  await row.getByRole('button', { name: 'Mark answered' }).click();
  await expect(toast(page, `${second.name} marked this as answered`)).toBeVisible();
});
