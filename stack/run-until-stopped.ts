import type { Stack } from './stack';

/**
 * Ends at Ctrl-C, SIGTERM or the crash of a process. Exits with 0 when stopped, with 1 and one line when something failed.
 */
export async function runUntilStopped(
  start: (onCrash: (line: string) => void) => Promise<Stack>,
  announce: (stack: Stack) => void,
): Promise<void> {
  let stack: Stack | undefined;
  let ending = false;
  const end = async (code: number, line?: string) => {
    if (ending) return;
    ending = true;
    if (line) console.error(line);
    await stack?.stop();
    process.exit(code);
  };
  process.on('SIGINT', () => void end(0));
  process.on('SIGTERM', () => void end(0));
  process.on('SIGHUP', () => void end(0));
  try {
    stack = await start((line) => void end(1, line));
    if (!ending) announce(stack);
    else await stack.stop();
  } catch (error) {
    await end(1, error instanceof Error ? error.message : String(error));
  }
}
