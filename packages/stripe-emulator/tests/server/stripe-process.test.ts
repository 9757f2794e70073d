import { fileURLToPath } from 'node:url';
import { makeDataFolder } from '@forgeline/emulator-kit/testing/data-folder';
import { runEmulator } from '@forgeline/emulator-kit/testing/run-emulator';
import { expect, test } from 'vitest';
import { MAIN } from '../shop';

const COMMAND = fileURLToPath(new URL('../../bin/stripe-emulator.mjs', import.meta.url));

test('the command of the Stripe emulator prints one line when it is ready; a second one over the same data names the first, until that is killed', async () => {
  const settings = { STRIPE_PORT: '0', DATA_DIR: makeDataFolder() };
  const first = runEmulator(COMMAND, settings);
  const { scriptUrl = '' } = await first.ready;
  expect((await fetch(scriptUrl)).status).toBe(200);
  const { code, stderr } = await runEmulator(MAIN, settings).ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(
    new RegExp(`^Stripe emulator: The data folder .* is in use by process ${first.child.pid}\\.\\n$`),
  );
  first.child.kill('SIGKILL');
  await first.ended;
  await runEmulator(MAIN, settings).ready;
});
