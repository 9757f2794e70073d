import type { MongoClient } from 'mongodb';
import { report, runAll } from './measure';
import { withServer } from './server';
import { fillTools, toolNumber, toolOf } from './tools';

const OPERATIONS = Number(process.env.BENCH_OPERATIONS ?? 1_000_000);
const SAMPLES = 20;
/** How much more memory the last quarter may need than the second, in megabytes. */
const MAX_GROWTH_MB = 30;

async function residentMb(client: MongoClient): Promise<number> {
  return (await client.db('admin').command({ serverStatus: 1 })).mem.resident as number;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

await withServer(async (client) => {
  const tools = await fillTools(client);
  const resident: number[] = [];
  const startedAt = performance.now();
  for (let sample = 0; sample < SAMPLES; sample++) {
    const first = (sample * OPERATIONS) / SAMPLES;
    await runAll(32, OPERATIONS / SAMPLES, (index) => {
      const number = first + index;
      const _id = toolNumber(number);
      if (number % 10 < 7) return tools.findOne({ _id });
      if (number % 10 < 9) return tools.updateOne({ _id }, { $inc: { quantity: -1 } });
      return tools.replaceOne({ _id: 5_000_000 + (number % 1_000) }, toolOf(5_000_000 + (number % 1_000)), {
        upsert: true,
      });
    });
    resident.push(await residentMb(client));
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const growth = mean(resident.slice(-SAMPLES / 4)) - mean(resident.slice(SAMPLES / 4, SAMPLES / 2));
  console.log(`resident megabytes after each ${OPERATIONS / SAMPLES} operations: ${resident.join(' ')}`);
  report(
    `memory over ${OPERATIONS.toLocaleString('en')} operations (${Math.round(OPERATIONS / seconds)}/s), last quarter against second`,
    `${growth >= 0 ? '+' : ''}${growth.toFixed(1)} MB`,
    `at most +${MAX_GROWTH_MB} MB`,
    growth <= MAX_GROWTH_MB,
  );
});
