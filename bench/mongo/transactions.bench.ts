import { measure, reportRate } from './measure';
import { withServer } from './server';
import { fillTools, toolNumber } from './tools';

/** As an order is placed: units taken from the stock, the order and a ledger line written, all or nothing. */
await withServer(async (client) => {
  const tools = await fillTools(client);
  const db = client.db('bench');
  const [orders, ledger] = [db.collection('orders'), db.collection('ledger')];
  const place = (toolId: number) =>
    client.withSession((session) =>
      session.withTransaction(async () => {
        await tools.updateOne({ _id: toolId, quantity: { $gt: 0 } }, { $inc: { quantity: -1 } }, { session });
        const { insertedId } = await orders.insertOne({ toolId, quantity: 1, at: new Date() }, { session });
        await ledger.insertOne({ toolId, orderId: insertedId, change: -1 }, { session });
      }),
    );
  reportRate(
    'transactions of three writes, 16 clients',
    await measure(16, 3_000, (number) => place(toolNumber(number))),
  );
  reportRate(
    'the same, all on five documents',
    await measure(16, 500, (number) => place(Math.abs(number) % 5)),
  );
});
