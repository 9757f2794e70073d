import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledProgram } from '@forgeline/emulator-kit/bundled-program';
import { freePort } from '@forgeline/emulator-kit/free-port';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));
const MAIN = path.join(PACKAGE, 'src/main.ts');
export const COMMAND = path.join(PACKAGE, 'bin/mongo-emulator.mjs');

export type ServerProcess = {
  uri: string;
  port: number;
  child: ChildProcess;
  logged(): string;
  /** Ends it as `SIGTERM` does, and waits until it is gone. */
  stop(): Promise<void>;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
};

export type Surroundings = {
  program?: string;
  /** The size at which the system refuses to extend a file, as a full disk does. */
  maxFileKiB?: number;
  environment?: Record<string, string>;
};

export type Ended = { code: number | null; stdout: string; stderr: string };

function spawnMain(
  port: number,
  dataDir: string,
  { program, maxFileKiB, environment }: Surroundings,
): ChildProcess {
  const command = [
    process.execPath,
    program ?? bundledProgram(MAIN),
    '--port',
    String(port),
    '--data',
    dataDir,
  ];
  const options = { cwd: PACKAGE, env: { ...process.env, ...environment }, stdio: 'pipe' } as const;
  if (maxFileKiB === undefined) return spawn(command[0] as string, command.slice(1), options);
  const limit = `ulimit -f ${maxFileKiB}; exec "$@"`;
  return spawn('bash', ['-c', limit, 'bash', ...command], options);
}

/** Starts the emulator in a process of its own. Rejects with what it printed if it ends before it is ready. */
export async function startServerProcess(
  dataDir: string,
  port?: number,
  surroundings: Surroundings = {},
): Promise<ServerProcess> {
  const requested = port ?? (await freePort());
  const child = spawnMain(requested, dataDir, surroundings);
  const output = { out: '', err: '' };
  const uri = await new Promise<string>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      output.err += chunk;
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      output.out += chunk;
      const line = output.out.split('\n').find((text) => text.startsWith('{"ready"'));
      if (line) resolve((JSON.parse(line) as { uri: string }).uri);
    });
    child.once('exit', (code) => reject(new Error(`exit code ${code}: ${output.out}${output.err}`)));
  });
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  return {
    uri,
    port: Number(new URL(uri).port),
    child,
    logged: () => output.err,
    stop: end('SIGTERM'),
    kill: end('SIGKILL'),
  };
}

/** Runs the emulator where it is expected to refuse to start, and returns its output and exit code. */
export async function runUntilEnd(
  dataDir: string,
  port: number,
  surroundings: Surroundings = {},
): Promise<Ended> {
  const child = spawnMain(port, dataDir, surroundings);
  const ended: Ended = { code: null, stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    ended.stdout += chunk;
    if (ended.stdout.includes('{"ready"')) child.kill('SIGKILL');
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    ended.stderr += chunk;
  });
  ended.code = await new Promise((resolve) => child.once('close', resolve));
  return ended;
}
