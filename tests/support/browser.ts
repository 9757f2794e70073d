import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type Response,
  type WebError,
} from '@playwright/test';
import { leavePage, type ReusedPage, reusePage } from './pages/reused-page';
import { baseUrl, linkIn, mailTo, unique } from './store';

/** Console messages that a test expects, e.g. the browser's own message about a 404. */
export type Noise = {
  expect: (pattern: RegExp) => void;
  /** Watches another browser too, until the test ends. */
  listenTo: (context: BrowserContext) => void;
};

/** Requests that a browser cancels by itself when its page is left or a newer call replaces one. */
const GIVEN_UP = 'net::ERR_ABORTED';

/** Reports what is wrong on the context's pages, until the returned function is called. */
function listen(context: BrowserContext, report: (line: string) => void): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') report(`console: ${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError) => report(`exception: ${error.error().message}`);
  const onResponse = (response: Response) => {
    if (response.status() >= 400) report(`response: ${response.status()} ${response.url()}`);
  };
  const onFailedRequest = (request: Request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== GIVEN_UP) report(`request: ${reason} ${request.url()}`);
  };
  context.on('console', onConsole);
  context.on('weberror', onError);
  context.on('response', onResponse);
  context.on('requestfailed', onFailedRequest);
  return () => {
    context.off('console', onConsole);
    context.off('weberror', onError);
    context.off('response', onResponse);
    context.off('requestfailed', onFailedRequest);
  };
}

/**
 * Playwright's `test`, with one more rule: a console error, an uncaught exception or a failed request fails the test,
 * on whichever page and in whichever frame of its browsers. `otherBrowser` is a second one, of someone else.
 *
 * The tests of a worker share one page, reset after each of them (reused-page.ts), unless they open a context of their own.
 */
export const test = base.extend<
  { noise: Noise; otherBrowser: Page; ownContext: boolean; reusedPage: ReusedPage | undefined },
  { reused: { last?: ReusedPage } }
>({
  ownContext: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
  reused: [async ({}, use) => use({}), { scope: 'worker' }],
  // Names every option that a test file could set, because a reused page has those it was made with.
  reusedPage: async (
    {
      browser,
      reused,
      ownContext,
      javaScriptEnabled,
      viewport,
      colorScheme,
      reducedMotion,
      timezoneId,
      locale,
      permissions,
      storageState,
      extraHTTPHeaders,
      contextOptions,
    },
    use,
  ) => {
    if (ownContext || javaScriptEnabled === false) return use(undefined);
    reused.last = await reusePage(browser, reused.last, {
      ...{ viewport, colorScheme, reducedMotion, timezoneId, locale, permissions, storageState },
      ...{ extraHTTPHeaders, contextOptions },
    });
    await use(reused.last);
    await reused.last.reset();
  },
  context: async ({ browser, reusedPage }, use) => {
    if (reusedPage) return use(reusedPage.context);
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  page: async ({ context, reusedPage }, use) => use(reusedPage?.page ?? (await context.newPage())),
  otherBrowser: async ({ browser, noise }, use) => {
    const context = await browser.newContext();
    noise.listenTo(context);
    await use(await context.newPage());
    await context.close();
  },
  noise: [
    async ({ context }, use) => {
      const reported: string[] = [];
      const expected: RegExp[] = [];
      const listening: (() => void)[] = [];
      const listenTo = (other: BrowserContext) =>
        void listening.push(listen(other, (line) => reported.push(line)));
      listenTo(context);
      await use({ expect: (pattern) => expected.push(pattern), listenTo });
      for (const stop of listening) stop();
      expect(
        reported.filter((line) => !expected.some((pattern) => pattern.test(line))),
        'console errors and failed requests',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For tests that change a context in ways that cannot be undone, such as its clock, or that take it offline: pages of one
 * process share their connection.
 */
export const testInOwnContext = test.extend({ ownContext: true });

export type Account = { name: string; email: string; password: string };

/** An account that no other test uses. */
export function newAccount(): Account {
  return { name: 'Robin Carver', email: `${unique('robin')}@example.com`, password: unique('pw-') };
}

/** Registers through the page, as a visitor would. Ends wherever registration leads. */
export async function register(page: Page, account: Account): Promise<void> {
  await open(page, '/register');
  await page.getByLabel('Name', { exact: true }).fill(account.name);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Registered successfully')).toBeVisible();
}

/** Follows the link of the verification mail and presses its button. */
export async function verifyByMail(page: Page, account: Account): Promise<void> {
  const link = linkIn(await mailTo(account.email, /verif/i), '/verify-email');
  await open(page, link.pathname + link.search);
  await page.getByRole('button', { name: /verify/i }).click();
  await expect(page.getByRole('status').getByText(/verified/i)).toBeVisible();
}

/** Opens a page and waits until it is hydrated: then the top navigation shows who is signed in. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Loads the page anew and waits as `open` does. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForHydration(page);
}

/** Waits until a page has this path, whatever its query: a `?from=` contains the path of another page. */
export async function arriveAt(page: Page, pathname: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === pathname);
}

/** Waits for a document's scripts: a click before that is lost. */
export async function waitForHydration(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  const login = header.getByRole('link', { name: /^(?:Login|Anmelden)$/, includeHidden: true });
  const logout = header.getByRole('button', { name: /^(?:Logout|Abmelden)$/, includeHidden: true });
  await expect(login.or(logout)).toBeAttached();
}

/** Opens a page as someone who signed in over HTTP, which is faster than the form. */
export async function openAs(page: Page, person: { cookie: string }, path: string): Promise<void> {
  // What the page of someone else still requests would be sent with this person's session, and refused.
  await leavePage(page);
  await giveSession(page, person);
  await open(page, path);
}

/**
 * Logs out through the top navigation, which on a phone is behind a button. Resolves once the store has ended the
 * session.
 */
export async function logOut(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  const logout = header.getByRole('button', { name: 'Logout', exact: true, includeHidden: true });
  await expect(logout).toBeAttached();
  if (!(await logout.isVisible())) await header.getByRole('button', { name: 'Open menu' }).click();
  await logout.click();
  await expect(header.getByRole('link', { name: 'Login', exact: true, includeHidden: true })).toBeAttached();
}

/** Logs in through the page. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await open(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** Types a card into the provider's fields, each in a frame of its own with the page's label. */
export async function fillCard(
  page: Page,
  number: string,
  labels = ['Card number', 'Expiration', 'CVC'],
): Promise<void> {
  const fields = [
    ['Secure card number input frame', number],
    ['Secure expiration date input frame', '12 / 34'],
    ['Secure CVC input frame', '123'],
  ] as const;
  for (const [index, [frame, text]] of fields.entries()) {
    const field = page
      .frameLocator(`iframe[title="${frame}"]`)
      .getByLabel(labels[index] ?? '', { exact: true });
    await field.fill(text);
  }
}

/** Gives this browser the session of someone who signed in over HTTP, which is faster than the form. */
export async function giveSession(page: Page, person: { cookie: string }): Promise<void> {
  const cookies = person.cookie.split('; ').map((pair) => {
    const cut = pair.indexOf('=');
    return { name: pair.slice(0, cut), value: pair.slice(cut + 1), url: baseUrl() };
  });
  await page.context().addCookies(cookies);
}

/** A toast with exactly this text. */
export function toast(page: Page, text: string | RegExp) {
  return page.locator('[data-sonner-toast]').filter({ hasText: text });
}

/** Chooses what the menu of a row offers, by the row's name. */
export async function chooseMore(at: Page, name: string, item: string): Promise<void> {
  await at.getByRole('button', { name: `More: ${name}`, exact: true }).click();
  await at.getByRole('menuitem', { name: item }).click();
}

/** Holds back scripts requested from now on, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release?.();
}
