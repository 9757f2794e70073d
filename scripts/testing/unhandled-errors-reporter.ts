import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter } from 'vitest/node';

export type UnhandledError = Pick<SerializedError, 'name' | 'message' | 'stack'> & { file?: string };

/**
 * For errors outside of any test (a rejected promise that nothing awaits, a lost worker): they fail a run even if all its
 * tests pass, and Vitest's JSON report leaves them out.
 */
export default class UnhandledErrorsReporter implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    const file = process.env.UNHANDLED_ERRORS_FILE;
    if (!file) return;
    const serialized: UnhandledError[] = errors.map(({ name, message, stack, VITEST_TEST_PATH }) => ({
      name,
      message,
      stack,
      file: typeof VITEST_TEST_PATH === 'string' ? VITEST_TEST_PATH : undefined,
    }));
    writeFileSync(file, JSON.stringify(serialized));
  };
}
