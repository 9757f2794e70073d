import { makeDataFolder } from '@forgeline/emulator-kit/testing/data-folder';
import { describeProcessLife } from '@forgeline/emulator-kit/testing/process-life';
import { runEmulator } from '@forgeline/emulator-kit/testing/run-emulator';
import { describe, expect, test } from 'vitest';
import { MAIN } from './shop';

describe('the Stripe emulator as a process', () => {
  describeProcessLife({ main: MAIN, portName: 'STRIPE_PORT', addressOf: (told) => told.scriptUrl ?? '' });

  test('a data folder in use is one clear line that names the process that has it', async () => {
    const settings = { STRIPE_PORT: '0', DATA_DIR: makeDataFolder() };
    const first = runEmulator(MAIN, settings);
    await first.ready;
    const { code, stderr } = await runEmulator(MAIN, settings).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(
      new RegExp(`^Stripe emulator: The data folder .* is in use by process ${first.child.pid}\\.\\n$`),
    );
  });

  test('takes over the data folder of a process that was killed', async () => {
    const settings = { STRIPE_PORT: '0', DATA_DIR: makeDataFolder() };
    const first = runEmulator(MAIN, settings);
    await first.ready;
    first.child.kill('SIGKILL');
    await first.ended;
    await runEmulator(MAIN, settings).ready;
  });
});
