import type { DemoIds } from '@/scripts/screenshots/page-list';
import { call, type Person, signIn } from './people';

/** The demo's customer, who has an order in each state. */
export function signInDemoCustomer(): Promise<Person> {
  return signIn('buyer@example.com', 'buyer-demo', 'Jordan Blake');
}

/** Addresses that depend on the demo's data. */
export async function knownToStore(customer: Person): Promise<DemoIds> {
  const [tools, orders] = await Promise.all([
    // By its SKU: other tests add torque wrenches.
    call('GET', '/api/tool?q=FL-TW-1220&limit=1'),
    customer.call('GET', `/api/order?email=${encodeURIComponent(customer.email)}`),
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
  };
}
