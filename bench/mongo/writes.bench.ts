import { measure, reportRate } from './measure';
import { withServer } from './server';
import { fillTools, toolNumber, toolOf } from './tools';

await withServer(async (client) => {
  const tools = await fillTools(client);
  const inserts = await measure(32, 20_000, (number) => tools.insertOne(toolOf(1_000_000 + number)));
  reportRate('durable inserts with three indexes, 32 clients', inserts, 2_000);
  const updates = await measure(32, 20_000, (number) =>
    tools.updateOne({ _id: toolNumber(number) }, { $inc: { quantity: -1 } }),
  );
  reportRate('durable updates by _id, 32 clients', updates, 2_000);
  const alone = await measure(1, 1_000, (number) =>
    tools.updateOne({ _id: toolNumber(number) }, { $inc: { quantity: 1 } }),
  );
  reportRate('durable updates, one at a time', alone);
  const bulk = await measure(1, 20, (number) =>
    tools.insertMany(
      Array.from({ length: 1_000 }, (_, index) => toolOf(10_000_000 + number * 1_000 + index)),
    ),
  );
  reportRate('bulk inserts of 1,000 documents each, one at a time', bulk);
});
