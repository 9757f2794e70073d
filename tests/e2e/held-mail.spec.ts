import { expect } from '@playwright/test';
import { stored } from '../api/support/database';
import { colourViolations, violations } from '../support/axe';
import { openAs, test, toast } from '../support/browser';
import { heldMail } from '../support/held-mails';
import { signInAdmin } from '../support/people';
import { mailTo, unique } from '../support/store';

test('an admin sends some held mails and discards others', async ({ page }) => {
  const admin = await signInAdmin();
  const [sent, first, second] = [1, 2, 3].map((number) =>
    heldMail({
      to: `${unique('held')}@example.com`,
      subject: unique(`Held ${number} `),
      // Before any other test's.
      createdAt: new Date(`2019-01-0${number}T08:00:00Z`),
    }),
  );
  await stored('outbox').insertMany([sent!, first!, second!]);
  await openAs(page, admin, '/dashboard');
  await page.getByRole('link', { name: /held emails?$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Held Mail' })).toBeVisible();
  const rowOf = (subject: string) => page.getByRole('row').filter({ hasText: subject });
  await expect(rowOf(sent!.subject)).toContainText(sent!.to);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page)).toEqual([]);

  await rowOf(sent!.subject).getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'The email is on its way.')).toBeVisible();
  await expect(rowOf(sent!.subject)).toHaveCount(0);
  await mailTo(sent!.to, new RegExp(sent!.subject));

  for (const { subject } of [first!, second!])
    await page.getByRole('checkbox', { name: `Select “${subject}”` }).check();
  await page.getByRole('button', { name: 'Discard 2' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, '2 emails were discarded.')).toBeVisible();
  for (const { subject } of [first!, second!]) await expect(rowOf(subject)).toHaveCount(0);
});
