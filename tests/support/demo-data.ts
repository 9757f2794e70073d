import type { DemoIds } from '@/scripts/screenshots/page-list';
import { call, type Person, signIn } from './people';

/** The demo's customer, who has an order in each state. */
export function signInDemoCustomer(): Promise<Person> {
  return signIn('buyer@example.com', 'buyer-demo', 'Jordan Blake');
}

async function addList(customer: Person, toolId: string): Promise<string> {
  const lines = [{ toolId, quantity: 10 }];
  return (await customer.call('POST', '/api/list', { name: 'Van 3', lines })).body.insertedId;
}

/** Addresses that depend on the demo's data. */
export async function knownToStore(customer: Person): Promise<DemoIds> {
  const [tools, orders, list] = await Promise.all([
    // By its SKU: other tests add torque wrenches.
    call('GET', '/api/tool?q=FL-TW-1220&limit=1'),
    customer.call('GET', `/api/order?email=${encodeURIComponent(customer.email)}`),
    customer.call('GET', '/api/list'),
  ]);
  const tool = tools.body[0];
  const unpaid = orders.body.find(
    (order: { paid: boolean; status?: string }) => !order.paid && !order.status,
  );
  const invoiced = orders.body.find((order: { invoiceNumber?: string }) => order.invoiceNumber);
  return {
    toolId: tool._id,
    toolSlug: tool.slug,
    category: tool.category,
    reviewedSlug: tool.slug,
    unpaidOrderId: unpaid?._id ?? orders.body[0]._id,
    paidOrderId: invoiced._id,
    listId: list.body[0]?._id ?? (await addList(customer, tool._id)),
  };
}
