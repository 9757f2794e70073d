import { measure, reportRate } from './measure';
import { withServer } from './server';
import { fillTools, TOOLS, toolNumber } from './tools';

await withServer(async (client) => {
  const tools = await fillTools(client);
  const byId = (number: number) => tools.findOne({ _id: toolNumber(number) });
  const bySlug = (number: number) => tools.findOne({ slug: `tool-${toolNumber(number)}` });
  const documents = `of ${TOOLS.toLocaleString('en')} documents`;
  reportRate(`point reads by _id, 16 at once, ${documents}`, await measure(16, 40_000, byId), 5_000);
  reportRate('point reads by a unique index, 16 at once', await measure(16, 40_000, bySlug), 5_000);
  // More at once only queue: the driver's one processor is the limit.
  reportRate('point reads by _id, 32 at once', await measure(32, 40_000, byId));
  const alone = await measure(1, 5_000, (number) => tools.findOne({ _id: toolNumber(number) }));
  reportRate('point reads by _id, one at a time', alone);
  const page = await measure(8, 2_000, (number) =>
    tools
      .find({ category: `category-${Math.abs(number) % 12}` })
      .sort({ createdAt: -1 })
      .limit(24)
      .toArray(),
  );
  reportRate('pages of 24 of one category, newest first, 8 at once', page);
});
