import { createServer } from 'node:http';
import { portFromEnv, runEmulatorProcess } from '../src/emulator-process';
import { closeHttpServer, LOOPBACK, listenOnLoopback } from '../src/port';

/** An emulator of nothing, which replies to every call. */
await runEmulatorProcess('Sample emulator', async () => {
  const server = createServer((_request, response) => response.end('hello'));
  const port = await listenOnLoopback(server, portFromEnv('SAMPLE_PORT', 4000));
  return { url: `http://${LOOPBACK}:${port}`, close: () => closeHttpServer(server) };
});
