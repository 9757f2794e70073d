import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter } from 'vitest/node';

/** What an error outside of the tests says, and where it was thrown. */
export type UnhandledError = Pick<SerializedError, 'name' | 'message' | 'stack'> & { file?: string };

/**
 * Writes the errors outside of the tests (a rejected promise nobody waits for, a lost worker) into the file that
 * `UNHANDLED_ERRORS_FILE` names: they fail a run whose tests all passed, and Vitest's JSON report is silent about them.
 */
export default class UnhandledErrorsReporter implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    const file = process.env.UNHANDLED_ERRORS_FILE;
    if (!file) return;
    const said: UnhandledError[] = errors.map(({ name, message, stack, VITEST_TEST_PATH }) => ({
      name,
      message,
      stack,
      file: typeof VITEST_TEST_PATH === 'string' ? VITEST_TEST_PATH : undefined,
    }));
    writeFileSync(file, JSON.stringify(said));
  };
}
