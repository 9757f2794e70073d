import { format, stripVTControlCharacters } from 'node:util';
import { misspelt } from './config/env';
import { log } from './log';

const LEVELS = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Writes what the framework and libraries print as lines of the log: standard output then has nothing but JSON. */
export function logConsole(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      const text = stripVTControlCharacters(format(...values.filter((value) => value !== error))).trim();
      log()[level]({ ...(error !== undefined && { error }) }, text || 'printed without a message');
    };
  }
}

/** Once, at the start of a process. */
export function warnOfMisspelt(): void {
  for (const slip of misspelt())
    log().warn(slip, 'an environment variable is not read, as if it was misspelt');
}
