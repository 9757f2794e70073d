import type { BrowserContext } from 'playwright';
import { DEMO_ACCOUNTS } from '../seed-data/demo-accounts';
import type { Known, Looker } from './page-list';

/** Gives a browser the session of the demo's customer or admin, through the login page. */
export async function signInAs(context: BrowserContext, url: string, looker: Looker): Promise<void> {
  const account = DEMO_ACCOUNTS.find(({ role }) => role === looker);
  if (!account) return;
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
  await page.close();
}

/** What the demo's data decides, asked as the customer of this browser. */
export async function askKnown(context: BrowserContext, url: string): Promise<Known> {
  const page = await context.newPage();
  const [tools] = await Promise.all([
    context.request.get(`${url}/api/tool?q=digital%20caliper&limit=1`).then((answer) => answer.json()),
    page.goto(`${url}/dashboard/my-order`),
  ]);
  const href = await page.getByRole('link', { name: 'Pay', exact: true }).first().getAttribute('href');
  await page.close();
  const [tool] = tools;
  return {
    toolId: tool._id,
    toolSlug: tool.slug,
    category: tool.category,
    unpaidOrderId: href?.split('/').pop() ?? '',
  };
}
