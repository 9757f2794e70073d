import { expect } from '@playwright/test';
import { holdScripts, open, test } from '../support/browser';

test('a button pressed before its form answers is pressed then @phone', async ({ page }) => {
  await open(page, '/login');
  const release = await holdScripts(page);
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await login.click();
  await expect(login).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('Email required')).toBeVisible();
  await expect(login).not.toHaveAttribute('aria-busy');
});

test('buttons of a form that shows after the page’s script began can be pressed', async ({ page }) => {
  // The document brings forms behind the rest; React’s own `$RV` puts them in their place at the next frame. Here it is
  // held back.
  await page.addInitScript(() => {
    const held: unknown[][] = [];
    let reveal = (..._part: unknown[]): void => undefined;
    Object.defineProperty(window, '$RV', {
      get:
        () =>
        (...part: unknown[]) =>
          void held.push(part),
      set: (own: typeof reveal) => {
        reveal = own;
      },
    });
    window.addEventListener('test:reveal', () => {
      for (const part of held) reveal(...part);
    });
  });
  await open(page, '/login');
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await expect(login).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('test:reveal')));
  await expect(login).toBeVisible();
  await expect(login).toBeEnabled();
});

test('what is typed before a form answers stays, and the form knows of it', async ({ page }) => {
  await open(page, '/register');
  const release = await holdScripts(page);
  const password = page.getByLabel('Password', { exact: true });
  await password.pressSequentially('correct horse');
  await expect(page.getByText(/to guess\.|A longer one/)).toHaveCount(0);
  release();
  await expect(page.getByText(/to guess\.|A longer one/)).toBeVisible();
  await expect(password).toHaveValue('correct horse');
  await expect(password).toBeFocused();
});

test('a tool looked for before the form answers is found once it does', async ({ page }) => {
  await open(page, '/quote');
  const release = await holdScripts(page);
  const box = page.getByRole('main').getByRole('combobox');
  await box.pressSequentially('torque');
  await expect(page.getByRole('option')).toHaveCount(0);
  release();
  await expect(page.getByRole('option').first()).toContainText(/torque/i);
  await expect(box).toHaveValue('torque');
  await box.press('Enter');
  await expect(box).toHaveValue('');
});

test('a form whose script cannot be fetched says so, and tries again', async ({ page, noise }) => {
  noise.expect(/Failed to load resource|ERR_FAILED/);
  await open(page, '/contact');
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible();
  await page.unroute('**/_next/static/chunks/*.js');
  await send.click();
  await expect(page.getByText('Name required')).toBeVisible();
});
