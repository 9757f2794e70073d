import { fileURLToPath } from 'node:url';
import { runEmulator } from '@forgeline/emulator-kit/testing/run-emulator';
import { expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('../bin/google-emulator.mjs', import.meta.url));

test('its command says on one line that it is ready, and where', async () => {
  const { wellKnownUrl = '' } = await runEmulator(COMMAND, { GOOGLE_PORT: '0' }).ready;
  expect((await fetch(wellKnownUrl)).status).toBe(200);
});
