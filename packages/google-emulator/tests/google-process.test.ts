import { fileURLToPath } from 'node:url';
import { runEmulator } from '@forgeline/emulator-kit/testing/run-emulator';
import { expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('../bin/google-emulator.mjs', import.meta.url));

test('the command of the Google emulator prints one line with its address when it is ready', async () => {
  const { wellKnownUrl = '' } = await runEmulator(COMMAND, { GOOGLE_PORT: '0' }).ready;
  expect((await fetch(wellKnownUrl)).status).toBe(200);
});
