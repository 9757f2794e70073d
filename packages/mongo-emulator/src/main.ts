import { parseArgs } from 'node:util';
import { runEmulatorProcess } from '@forgeline/emulator-kit/emulator-process';
import { startMongoEmulator } from './server';

/**
 * `mongo-emulator --data <folder> [--port <port>] [--demo] [--test-commands]`. In a production environment it starts only with
 * `--demo`; with `MONGO_EMULATOR_SYNC=off` writes do not wait for the disk.
 */
await runEmulatorProcess('MongoDB emulator', async () => {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: '.data/mongo' },
      port: { type: 'string', default: '27117' },
      demo: { type: 'boolean', default: false },
      'test-commands': { type: 'boolean', default: false },
    },
  });
  if (process.env.NODE_ENV === 'production' && !values.demo) {
    throw new Error('This is no database for production. Set MONGODB_URI to a real one, or give --demo.');
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port must be from 0 to 65535, not ${JSON.stringify(values.port)}.`);
  }
  const { uri, close } = await startMongoEmulator({
    folder: values.data,
    port,
    sync: process.env.MONGO_EMULATOR_SYNC !== 'off',
    testCommands: values['test-commands'],
    log: (line) => process.stderr.write(`${line}\n`),
  });
  return { uri, close };
});
