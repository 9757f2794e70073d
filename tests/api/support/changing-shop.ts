import { expect } from 'vitest';
import { addTool, anAdmin, call, type Person, registerCustomer } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

/** A tool of its own, and what changes it, or what every public page shows. */
export type ChangingShop = {
  admin: Person;
  customer: Person;
  tool: { _id: string; slug: string };
  /** The units that the tool's page shows as available now. */
  stock: () => number;
  changeStock: () => Promise<void>;
  /** Makes every cached page stale: two renderings of one page never have the same bytes. */
  changeAll: () => Promise<void>;
};

export async function changingShop(stockAtFirst: number): Promise<ChangingShop> {
  const [admin, customer] = await Promise.all([anAdmin(), registerCustomer()]);
  const insertedId = await addTool(admin, { moq: 1, quantity: stockAtFirst });
  const tool = (await call('GET', `/api/tool/${insertedId}`)).body as ChangingShop['tool'];
  let stock = stockAtFirst;
  const changeStock = async () => {
    const body = { quantity: stock + 1, seen: stock, reason: 'stocktake' };
    expect((await admin.call('POST', `/api/tool/${tool._id}/stock`, body)).status).toBe(200);
    stock += 1;
  };
  const changeAll = async () => {
    // Of a category of its own, since every page lists the categories.
    await addTool(admin, { name: unique('Changed '), category: unique('changed-') });
    const review = { review: unique('Changed '), rating: 5 };
    expect((await customer.call('POST', '/api/review', review)).status).toBe(201);
    await changeStock();
  };
  return { admin, customer, tool, stock: () => stock, changeStock, changeAll };
}
