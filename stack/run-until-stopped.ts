import { shop } from '#shop';
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

/** Prints where a stack is and who can sign in. */
export function printStack({ url, mailboxUrl, signIns }: Stack, note = ''): void {
  const rows = [
    ...signIns.map(({ who, email, password }) => ({ who, value: `${email} / ${password}` })),
    ...(mailboxUrl ? [{ who: 'mailbox', value: mailboxUrl }] : []),
  ];
  const width = Math.max(0, ...rows.map(({ who }) => who.length));
  console.log(`${shop.name} ready on ${url}${note}`);
  for (const { who, value } of rows) console.log(`  ${who.padEnd(width)}  ${value}`);
}
