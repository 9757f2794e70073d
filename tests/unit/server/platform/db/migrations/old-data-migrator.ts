import { MongoClient } from 'mongodb';
import { prepareDatabase } from '@/lib/server/platform/db/prepare-database';

/** A migrator that is killed, as by the kernel, right before its `last`th write. */
const [uri = '', database = '', last = ''] = process.argv.slice(2);
const WRITES: ReadonlySet<string> = new Set([
  ...['insert', 'update', 'delete', 'findAndModify'],
  ...['create', 'createIndexes', 'dropIndexes', 'drop'],
]);
const client = new MongoClient(uri, { monitorCommands: true, ignoreUndefined: true });
let left = Number(last);
client.on('commandStarted', ({ commandName, databaseName }) => {
  if (databaseName !== database || !WRITES.has(commandName)) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
});
await prepareDatabase(client.db(database));
await client.close();
