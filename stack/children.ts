import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { bundledProgram } from '@forgeline/emulator-kit/bundled-program';
import { inRoot, ROOT } from './paths';

/** Longer than the store takes to end in order (lib/server/serving/store-server.ts). */
const STOP_GRACE_MS = 28_000;

type SpawnOptions = { name: string; args: string[]; environment?: Record<string, string> };
type EmulatorStart = Omit<SpawnOptions, 'args'> & { emulator: string; args?: string[] };

/**
 * Each child's standard input is a pipe of this process: if this process dies in any way, even by SIGKILL, the pipe closes
 * and the children end by themselves.
 */
export class Children {
  readonly #running = new Map<ChildProcess, string>();
  readonly #killed = new Set<ChildProcess>();
  #stopping = false;
  #onCrash: (line: string) => void = () => undefined;
  readonly #logFile: string | undefined;

  constructor(logFile?: string) {
    this.#logFile = logFile;
    if (logFile) mkdirSync(path.dirname(logFile), { recursive: true });
  }

  onCrash(report: (line: string) => void): void {
    this.#onCrash = report;
  }

  /** In the project's folder; each line of output is marked with the child's name. */
  start({ name, args, environment }: SpawnOptions): ChildProcess {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
      // A process group of its own: Ctrl-C reaches only this process, which then stops its children in order.
      detached: process.platform !== 'win32',
    });
    this.#running.set(child, name);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (!line.startsWith('{"ready"') && !this.#isRoutine(line)) this.#log(`[${name}] ${line}`);
      });
    }
    child.once('exit', (code, signal) => {
      this.#running.delete(child);
      if (!this.#stopping && !this.#killed.has(child))
        this.#onCrash(`${name} ended unexpectedly (${signal ?? `exit code ${code}`}).`);
    });
    return child;
  }

  /** Routine lines of a server's log are for files: a terminal shows warnings and errors. */
  #isRoutine(line: string): boolean {
    return this.#logFile === undefined && line.startsWith('{"level":"info"');
  }

  /** Resolves with the line `{"ready":true,…}` that an emulator prints when it listens. */
  async startReady<Ready>({ emulator, args = [], ...options }: EmulatorStart): Promise<Ready> {
    const errors: string[] = [];
    const program = bundledProgram(inRoot('packages', emulator, 'src', 'main.ts'));
    const child = this.start({ ...options, args: [program, ...args] });
    return new Promise((resolve, reject) => {
      child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
      if (child.stdout) {
        createInterface({ input: child.stdout }).on('line', (line) => {
          if (line.startsWith('{"ready"')) resolve(JSON.parse(line) as Ready);
        });
      }
      child.once('exit', () => {
        reject(new Error(errors.join('').trim() || `${options.name} ended before it was ready.`));
      });
    });
  }

  /** SIGKILL, as in a crash, but not reported as one. */
  async kill(name: string): Promise<void> {
    const named = [...this.#running].filter(([, its]) => its === name).map(([child]) => child);
    await Promise.all(
      named.map(async (child) => {
        this.expectEnd(child);
        const gone = new Promise((resolve) => child.once('exit', resolve));
        signal(child, 'SIGKILL');
        await gone;
      }),
    );
  }

  /** The end of this child is not reported as a crash. */
  expectEnd(child: ChildProcess): void {
    this.#killed.add(child);
  }

  #log(line: string): void {
    if (this.#logFile) appendFileSync(this.#logFile, `${line}\n`);
    else console.log(line);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    for (const child of [...this.#running.keys()].reverse()) {
      await stopChild(child);
    }
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const force = setTimeout(() => signal(child, 'SIGKILL'), STOP_GRACE_MS);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    signal(child, 'SIGTERM');
  });
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(name);
    else process.kill(-child.pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
