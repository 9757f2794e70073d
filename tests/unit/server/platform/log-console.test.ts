import { afterEach, expect, it, vi } from 'vitest';
import { log } from '@/lib/server/platform/log';
import { logConsole } from '@/lib/server/platform/log-console';

const original = { log: console.log, info: console.info, warn: console.warn, error: console.error };
afterEach(() => {
  Object.assign(console, original);
});

it('what libraries print becomes lines of the log, with its error and without colours', () => {
  const info = vi.spyOn(log(), 'info').mockReturnValue();
  const error = vi.spyOn(log(), 'error').mockReturnValue();
  logConsole();
  console.log('\u001B[32m✓\u001B[39m Running %s', 'next.config');
  const cause = new Error('no room');
  console.error('failed:', cause);
  expect(info).toHaveBeenCalledWith({}, '✓ Running next.config');
  expect(error).toHaveBeenCalledWith({ error: cause }, 'failed:');
});
