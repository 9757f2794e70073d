import { MongoClient } from 'mongodb';
import { report } from './measure';
import { makeFolder, removeFolder, startServer } from './server';
import { fillTools, TOOLS } from './tools';

const TARGET_MS = 1_000;
const STARTS = 5;

const folder = await makeFolder();
const first = await startServer(folder);
const client = await new MongoClient(first.uri).connect();
await fillTools(client);
await client.close();
await first.stop();
const starts: number[] = [];
for (let round = 0; round < STARTS; round++) {
  const server = await startServer(folder);
  const reader = await new MongoClient(server.uri).connect();
  const count = await reader.db('bench').collection('tools').countDocuments();
  if (count !== TOOLS) throw new Error(`${count} of ${TOOLS} documents are there`);
  await reader.close();
  await server.stop();
  starts.push(server.startMs);
}
await removeFolder(folder);
starts.sort((a, b) => a - b);
const median = starts[Math.floor(STARTS / 2)] as number;
report(
  `start with ${TOOLS.toLocaleString('en')} documents, from the command to ready, median of ${STARTS}`,
  `${Math.round(median)} ms (an empty one: ${Math.round(first.startMs)} ms)`,
  `at most ${TARGET_MS} ms`,
  median <= TARGET_MS,
);
