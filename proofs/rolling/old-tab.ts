import { type BrowserContext, chromium, type Page } from 'playwright';
import { findOrInstallChromium } from '@/stack/chromium';
import { openAdmin, openCustomers, type Person } from '../stack/people';
import type { ProofStack } from '../stack/proof-stack';
import { addTool } from '../stack/shop';

/** Longer than a server of a busy machine takes for any page. */
const LIMIT_MS = 120_000;
const IS_SCRIPT = /\/_next\/static\/.*\.js(?:\?|$)/;
/** A browser cancels requests of a page that is left. */
const GIVEN_UP = 'net::ERR_ABORTED';
const PRICE_CENTS = 1_000;
const UNITS = 5;

export type TabReport = {
  lateScripts: number;
  violations: string[];
};

function listen(context: BrowserContext, report: (line: string) => void): void {
  context.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => report(`exception: ${error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400) report(`${response.status()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== GIVEN_UP) report(`${reason} ${request.url()}`);
  });
}

function cookiesFor(url: string, { cookie }: Person): { name: string; value: string; url: string }[] {
  return cookie.split('; ').map((pair) => {
    const cut = pair.indexOf('=');
    return { name: pair.slice(0, cut), value: pair.slice(cut + 1), url };
  });
}

export type Scripts = { own: ReadonlySet<string>; next: ReadonlySet<string> };

const scriptsOf = (page: Page) =>
  page.evaluate(() => [...document.scripts].flatMap(({ src }) => (src ? new URL(src).pathname : [])));

/** A real browser's tab in which a customer fills in the order form of a tool, from one release to the next. */
export class OldTab {
  readonly #heard: string[] = [];
  readonly #scripts: string[] = [];

  private constructor(
    private readonly page: Page,
    private readonly toolName: string,
    private readonly close: () => Promise<void>,
  ) {
    listen(page.context(), (line) => this.#heard.push(line));
    page.on('response', (response) => {
      if (IS_SCRIPT.test(response.url())) this.#scripts.push(new URL(response.url()).pathname);
    });
  }

  /**
   * Opens a new customer's tab until its scripts run, and no further: the first key loads more of them. Throws where that fails.
   */
  static async open(stack: ProofStack): Promise<OldTab> {
    const url = stack.url(0);
    const [buyer] = await openCustomers(stack, 'tab-buyer', 1);
    if (!buyer) throw new Error('There is no customer for the tab.');
    const facts = { name: 'Tool of the tab', priceCents: PRICE_CENTS, moq: 1, units: UNITS };
    const tool = await addTool(url, await openAdmin(stack, 'tab-admin'), facts);
    const browser = await chromium.launch({
      executablePath: await findOrInstallChromium(),
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
    });
    try {
      const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
      await context.addCookies(cookiesFor(url, buyer));
      const page = await context.newPage();
      page.setDefaultTimeout(LIMIT_MS);
      const tab = new OldTab(page, facts.name, () => browser.close());
      await page.goto(`/purchase/${tool.id}`);
      const logout = page.getByRole('banner').getByRole('button', { name: 'Logout', includeHidden: true });
      await logout.first().waitFor({ state: 'attached' });
      return tab;
    } catch (error) {
      await browser.close();
      throw error;
    }
  }

  /** Loads what the tab has not loaded yet, then orders. The next page is one of the new release. */
  async #goOn(next: ReadonlySet<string>): Promise<void> {
    const { page } = this;
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByLabel('Address', { exact: true }).fill('12 Anvil Lane, Sheffield');
    await page.getByLabel('Phone', { exact: true }).fill('5550142');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.waitForURL((url) => url.pathname === '/dashboard/my-order');
    await page.getByRole('main').getByText(this.toolName).first().waitFor();
    const scripts = await scriptsOf(page);
    if (!scripts.some((address) => next.has(address)))
      this.#heard.push(`the page after the order is not of the next release: ${scripts.join(', ')}`);
  }

  async order({ own, next }: Scripts): Promise<TabReport> {
    const before = this.#scripts.length;
    try {
      await this.#goOn(next);
    } catch (error) {
      this.#heard.push(error instanceof Error ? error.message : String(error));
    } finally {
      await this.close();
    }
    const lateScripts = this.#scripts.slice(before).filter((address) => own.has(address)).length;
    if (lateScripts === 0)
      this.#heard.push('it needed no further script of its release, which proves nothing');
    return { lateScripts, violations: this.#heard.map((line) => `the tab of the old release: ${line}`) };
  }

  async giveUp(): Promise<void> {
    await this.close();
  }
}
