import { type ChildProcess, spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { onTestFinished } from 'vitest';
import { bundledProgram } from '../bundled-program';

export type EmulatorProcess = {
  child: ChildProcess;
  /** The one line it prints when it listens. Rejects with its output if it exits first. */
  ready: Promise<Record<string, string>>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string }>;
};

/** Bundled, as a child with a pipe as its standard input. A program of its package's `bin` runs as it is. */
export function runEmulator(program: string, environment: Record<string, string>): EmulatorProcess {
  const file = program.endsWith('.ts') ? bundledProgram(program) : program;
  const child = spawn(process.execPath, [file], {
    cwd: dirname(program),
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...environment } as unknown as NodeJS.ProcessEnv,
  });
  let stdout = '';
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = new Promise<Awaited<EmulatorProcess['ended']>>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  const ready = new Promise<Record<string, string>>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      const [line, rest] = stdout.split('\n');
      if (rest !== undefined) resolve(JSON.parse(line ?? '') as Record<string, string>);
    });
    ended.then(() => reject(new Error(`it ended: ${stderr}`)));
  });
  ready.catch(() => undefined);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ready, ended };
}
