import type { BrowserContext } from 'playwright';
import { TO_PAY, TO_SHIP } from '@/lib/shared/orders/order-status';
import { DEMO_ACCOUNTS } from '@/stack/seed-data/demo-accounts';
import type { Known, Looker } from './page-list';

const [, DEMO_CUSTOMER] = DEMO_ACCOUNTS;
/** A store in development compiles a page at its first request. */
export const PAGE_LIMIT_MS = 120_000;

/** Gives a browser the session of the demo's customer or admin, through the login page. */
export async function signInAs(context: BrowserContext, url: string, looker: Looker): Promise<void> {
  context.setDefaultTimeout(PAGE_LIMIT_MS);
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

/** Returns the ids that depend on the demo's data, as the customer of this browser sees them. */
export async function askKnown(context: BrowserContext, url: string): Promise<Known> {
  const page = await context.newPage();
  await page.goto(`${url}/dashboard/my-order`);
  const token = await page.waitForFunction(() => localStorage.getItem('accessToken'));
  const headers = { authorization: `Bearer ${await token.jsonValue()}` };
  await page.close();
  const ask = async (path: string) => (await context.request.get(url + path, { headers })).json();
  const [[tool], [reviewed], orders] = await Promise.all([
    ask('/api/tool?q=digital%20caliper&limit=1'),
    ask('/api/tool?q=FL-TW-1220&limit=1'),
    ask(`/api/order?email=${encodeURIComponent(DEMO_CUSTOMER.email)}`),
  ]);
  const orderIn = (state: string) => orders.find((order: { state: string }) => order.state === state)._id;
  return {
    toolId: tool._id,
    toolSlug: tool.slug,
    category: tool.category,
    reviewedSlug: reviewed.slug,
    unpaidOrderId: orderIn(TO_PAY),
    paidOrderId: orderIn(TO_SHIP),
  };
}
