import { describe, expect, test } from 'vitest';
import { makeDataFolder } from '../support/data-folder';
import { describeProcessLife } from '../support/process-life';
import { runStandin } from '../support/standin-process';

describe('the Stripe stand-in as a process', () => {
  describeProcessLife({ name: 'stripe', portName: 'STRIPE_PORT', addressOf: (told) => told.scriptUrl ?? '' });

  test('a data folder in use is one clear line that names the process that has it', async () => {
    const settings = { STRIPE_PORT: '0', DATA_DIR: makeDataFolder() };
    const first = runStandin('stripe', settings);
    await first.ready;
    const { code, stderr } = await runStandin('stripe', settings).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(
      new RegExp(`^Stripe stand-in: The data folder .* is in use by process ${first.child.pid}\\.\\n$`),
    );
  });

  test('takes over the data folder of a process that was killed', async () => {
    const settings = { STRIPE_PORT: '0', DATA_DIR: makeDataFolder() };
    const first = runStandin('stripe', settings);
    await first.ready;
    first.child.kill('SIGKILL');
    await first.ended;
    await runStandin('stripe', settings).ready;
  });
});
