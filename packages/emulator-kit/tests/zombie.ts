import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** A process whose parent never reaps it. */
export type Neglected = {
  pid: number;
  firstLine: Promise<string>;
};

/**
 * Starts a command, given as a program and its arguments, under a parent that never reaps it, so that it becomes a
 * zombie when it exits. Both are killed after the running test. For systems with a POSIX shell.
 */
export async function startNeglected(command: readonly string[]): Promise<Neglected> {
  // The shell forks the command and then becomes `sleep`, which waits for no child.
  const parent = spawn('sh', ['-c', '"$@" & echo "pid $!"; exec sleep 600', 'sh', ...command], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  let wake: () => void = () => undefined;
  createInterface({ input: parent.stdout }).on('line', (line) => {
    lines.push(line);
    wake();
  });
  const lineWhere = async (matches: (line: string) => boolean): Promise<string> => {
    for (;;) {
      const line = lines.find(matches);
      if (line !== undefined) return line;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const isPid = (line: string) => /^pid \d+$/.test(line);
  const pid = Number((await lineWhere(isPid)).slice('pid '.length));
  onTestFinished(() => {
    process.kill(pid, 'SIGKILL');
    parent.kill('SIGKILL');
  });
  return { pid, firstLine: lineWhere((line) => !isPid(line)) };
}
