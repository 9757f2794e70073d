import { fstatSync } from 'node:fs';

/** One line of JSON when it listens, one clear line when it cannot; ends on SIGTERM, SIGINT or its parent's end. */
export async function runEmulatorProcess<T extends { close(): Promise<void> }>(
  name: string,
  start: () => Promise<T>,
): Promise<void> {
  let emulator: T;
  try {
    emulator = await start();
  } catch (error) {
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    try {
      await emulator.close();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`${name}: could not stop cleanly: ${String(error)}\n`);
      process.exit(1);
    }
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // A terminal never closes by accident, and /dev/null (a plain background start) ends at once: only the end of a pipe
  // means that the parent is gone.
  if (isPipe()) {
    process.stdin.once('end', end);
    process.stdin.once('error', end);
    process.stdin.resume();
  }
  const { close: _close, ...published } = emulator;
  process.stdout.write(`${JSON.stringify({ ready: true, ...published })}\n`);
}

function isPipe(): boolean {
  try {
    const stat = fstatSync(0);
    return stat.isFIFO() || stat.isSocket();
  } catch {
    return false;
  }
}

/** Reads a port from the environment. Throws a sentence that names the variable. */
export function portFromEnv(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${name} must be a port from 0 to 65535, not ${JSON.stringify(text)}.`);
  }
  return port;
}
