import { measure, reportRate } from './measure';
import { withServer } from './server';
import { fillTools, toolNumber } from './tools';

await withServer(async (client) => {
  const tools = await fillTools(client);
  const mixed = await measure(32, 40_000, (number) =>
    Math.abs(number) % 10 === 0
      ? tools.updateOne({ _id: toolNumber(number) }, { $inc: { quantity: -1 } })
      : tools.findOne({ slug: `tool-${toolNumber(number)}` }),
  );
  reportRate('nine reads to one durable update, 32 clients', mixed);
});
