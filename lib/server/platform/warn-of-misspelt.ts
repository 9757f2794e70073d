import 'server-only';
import { misspelt } from './config/env';
import { log } from './log';

/** Once, at the start of a process. */
export function warnOfMisspelt(): void {
  for (const slip of misspelt())
    log().warn(slip, 'an environment variable is not read, as if it was misspelt');
}
