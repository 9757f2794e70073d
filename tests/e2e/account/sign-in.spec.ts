import { expect } from '@playwright/test';
import { textsFor } from '@/lib/shared/texts/texts-for';
import {
  arriveAt,
  logIn,
  logOut,
  newAccount,
  open,
  openAs,
  register,
  test,
  toast,
} from '../../support/browser';
import { addTool, anAdmin, call, registerCustomer, signInSession } from '../../support/people';
import { linkIn, mailTo, unique } from '../../support/store';

test('sign-in failures are shown in one toast each, word for word @core', async ({ page, noise }) => {
  noise.expect(/401|\/api\/auth\/callback/);
  const person = await registerCustomer();
  await open(page, '/login');
  const email = page.getByLabel('Email', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Login', exact: true });

  await email.fill(`${unique('nobody')}@example.com`);
  await password.fill('whatever1');
  await submit.click();
  await expect(toast(page, 'Account not registered')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');

  await email.fill(person.email);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await submit.click();
  await expect(toast(page, 'Incorrect Email or Password')).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  // The toast alone says it.
  await expect(password).toHaveAccessibleDescription('');
  // Either field may be the wrong one.
  await email.pressSequentially('x');
  await expect(password).not.toHaveAttribute('aria-invalid');
  await email.fill(person.email);

  for (let failure = 2; failure <= 5; failure += 1) await signInSession(person.email, 'wrong-password');
  await password.fill(person.password);
  await submit.click();
  await expect(toast(page, 'Your account is temporarily blocked! Please try again later')).toBeVisible();
});

test('a refused sign-in is forgotten once the person is in, and what is typed can be shown', async ({
  page,
  noise,
}) => {
  noise.expect(/401/);
  const person = await registerCustomer();
  await open(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not-the-one');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(toast(page, 'Incorrect Email or Password')).toBeVisible();
  // With the pointer on it, it would stay.
  await toast(page, 'Incorrect Email or Password').hover();
  await password.fill(person.password);
  await password.press('Enter');
  await arriveAt(page, '/');
  await expect(toast(page, 'Incorrect Email or Password')).toHaveCount(0);
});

test('field errors are shown on submit, tied to their fields, and the first one has the focus @core', async ({
  page,
}) => {
  await open(page, '/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/Email required/);
  await expect(page.getByText('Password required')).toBeVisible();
  await email.fill('first.last@example.com');
  await expect(email).toHaveAccessibleDescription(/Invalid Email/);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('12345');
  await expect(password).toHaveAccessibleDescription(/Password too short/);

  await open(page, '/register');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Name required/);
  await expect(email).toHaveAccessibleDescription(/Email required/);
  await expect(password).toHaveAccessibleDescription(/Password required/);
  await email.fill('first-last@example.com');
  await expect(email).toHaveAccessibleDescription(/Invalid Email/);
  await email.fill('firstlast@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await password.fill('12345');
  await expect(password).toHaveAccessibleDescription(/Password too short/);
  await password.fill('123456');
  await expect(password).not.toHaveAttribute('aria-invalid');
});

test('registering signs in, sends the verification mail and shows a message about it @core', async ({
  page,
}) => {
  const account = newAccount();
  await register(page, account);
  await expect(toast(page, 'Verification email send')).toBeVisible();
  // One toast for both, at one corner.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
  await arriveAt(page, '/');
  const logout = page.getByRole('button', { name: 'Logout', exact: true, includeHidden: true });
  await expect(logout).toBeAttached();
  await mailTo(account.email, /verif/i);
});

test('someone who registers on the way to a tool gets to that tool, and not back to the form @core', async ({
  page,
}) => {
  const account = newAccount();
  const purchase = `/purchase/${await addTool(await anAdmin())}`;
  await open(page, '/contact');
  await open(page, purchase);
  await page.waitForURL(/\/login\?from=/);
  await page.getByRole('link', { name: 'Create new account' }).click();
  await page.waitForURL(`**/register?from=${encodeURIComponent(purchase)}`);
  await page.getByLabel('Name', { exact: true }).fill(account.name);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await arriveAt(page, purchase);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(account.name);
  await page.goBack();
  await page.waitForURL((url) => url.pathname !== '/register');
});

test('a taken e-mail is "Already registered" @core', async ({ page, noise }) => {
  noise.expect(/409/);
  const person = await registerCustomer();
  await open(page, '/register');
  await page.getByLabel('Name', { exact: true }).fill('Someone Else');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('another1');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(toast(page, 'Already registered')).toBeVisible();
});

test('a forgotten password is reset by mail, once @core', async ({ page }) => {
  const person = await registerCustomer();
  await open(page, '/login');
  await page.getByRole('button', { name: 'Forget Password?' }).click();
  await expect(toast(page, 'Please enter your email')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Forget Password?' }).click();
  await expect(toast(page, 'Reset password email sent')).toBeVisible();

  const link = linkIn(await mailTo(person.email, /reset/i), '/reset-password');
  await open(page, link.pathname + link.search);
  await page
    .getByLabel(/password/i)
    .first()
    .fill('brand-new-1');
  await page.getByRole('button', { name: /reset|set|save|change/i }).click();
  await expect(page.getByRole('status').getByText(/password/i)).toBeVisible();
  const again = { token: link.searchParams.get('token'), password: 'brand-new-2' };
  expect((await call('POST', '/api/account/reset-password', again)).status).toBe(410);
  await logIn(page, person.email, 'brand-new-1');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('Google signs in and returns to where the visitor was going @core', async ({ page }) => {
  await open(page, '/contact');
  await open(page, '/login?from=/dashboard/my-order');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await arriveAt(page, '/dashboard/my-order');
  await expect(page.getByRole('heading', { name: 'My Orders', level: 1 })).toBeVisible();
  // The login page is not in the history any more (product §2.4).
  await page.goBack();
  await arriveAt(page, '/contact');
});

test('a return address on another site is ignored @core', async ({ page }) => {
  const person = await registerCustomer();
  await open(page, '/login?from=//evil.example/dashboard');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { name: textsFor('en').home.latest.title })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a customer at an admin page sees why and can switch account; a visitor has to log in @core', async ({
  page,
}) => {
  const person = await registerCustomer();
  await open(page, '/dashboard/manage-order');
  await page.waitForURL(/\/login\?from=/);
  await openAs(page, person, '/dashboard/make-admin');
  await page.waitForURL(/\/login\?from=/);
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText(/admin/i).first()).toBeVisible();
});

test('logging out clears the session and the stored token @core @phone', async ({ page }) => {
  const person = await registerCustomer();
  await openAs(page, person, '/dashboard/my-order');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toMatch(/^ey/);
  await logOut(page);
  await arriveAt(page, '/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await open(page, '/dashboard');
  await page.waitForURL(/\/login/);
});
