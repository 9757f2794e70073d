import { expect } from '@playwright/test';
import { open, test } from '../../support/browser';
import { linkIn, mailTo, unique } from '../../support/store';

test('a button behind a mail’s link confirms the newsletter, and another one unsubscribes', async ({
  page,
}) => {
  const email = `${unique('reader.')}@example.com`;
  await open(page, '/contact');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email address').fill('no address');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText('Invalid Email')).toBeVisible();
  await footer.getByLabel('Email address').fill(email);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByRole('status')).toContainText('click the button in the email');

  const joining = linkIn(await mailTo(email, /confirm/i), '/newsletter/confirm');
  await open(page, joining.pathname + joining.search);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Thank you. You are on the list.');

  const leaving = linkIn(await mailTo(email, /^You are on/), '/newsletter/unsubscribe');
  await open(page, leaving.pathname + leaving.search);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/no more emails from this list/);
});

test('an expired or incomplete link of a newsletter mail shows an error', async ({ page, noise }) => {
  noise.expect(/410/);
  await open(page, `/newsletter/confirm?token=${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('no longer valid');
  await open(page, '/newsletter/unsubscribe');
  await expect(page.getByRole('main')).toContainText('This link is incomplete');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
