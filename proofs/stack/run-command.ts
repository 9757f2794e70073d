import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot, ROOT } from '@/stack/paths';

export type RunningCommand = {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
};

/** A command of `forgeline.mjs`. */
export function runCommand(words: readonly string[], environment: NodeJS.ProcessEnv): RunningCommand {
  const child = spawn(process.execPath, [inRoot('forgeline.mjs'), ...words], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output.join(''), ended };
}
