import { ObjectId } from 'mongodb';
import { measure, report, reportRate } from '../measure';
import { customer, type Shop, withShop } from './shop';

/**
 * Measures orders of one line by the use case of `POST /api/order`: prices, caps, reservation, ledger, order, audit log,
 * mail. Each is another buyer's, of one tool in 400; and all of one tool, whose transactions take turns.
 */
const CLIENTS = 16;
const ORDERS = 2_000;
const PER_SECOND = 200;

async function run({ toolIds }: Shop): Promise<void> {
  const [{ placeSingleOrder }, { client, openDatabase }] = await Promise.all([
    import('@/lib/server/commerce/orders/place/place-single-order'),
    import('@/lib/server/platform/db/client'),
  ]);
  // Calls wait five seconds at most for a database that is being migrated.
  await openDatabase();
  const place = (toolId: ObjectId) =>
    placeSingleOrder(
      customer(),
      { toolId: toolId.toHexString(), orderQuantity: 1, address: '1 Test Street', phone: '5550100' },
      { idempotency: { key: new ObjectId().toHexString(), fingerprint: 'bench' } },
    );
  const used = process.cpuUsage();
  const many = await measure(CLIENTS, ORDERS, (number) => place(toolIds.at(number % toolIds.length)!));
  const { user, system } = process.cpuUsage(used);
  reportRate('orders of one line placed', many, PER_SECOND);
  const each = (user + system) / 1_000 / (ORDERS * 1.1);
  report('processor of the store for each', `${each.toFixed(2)} ms`, undefined, true);
  reportRate('the same, all of one tool', await measure(CLIENTS, ORDERS / 4, () => place(toolIds[0]!)));
  await client().close();
}

await withShop(run);
