import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const MAIN = path.join(ROOT, 'standins/mongo/main.ts');

export type ServerProcess = {
  uri: string;
  port: number;
  child: ChildProcess;
  /** Ends it as `SIGTERM` does, and waits until it is gone. */
  stop(): Promise<void>;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
};

export type Ended = { code: number | null; stdout: string; stderr: string };

/** A port of the loopback interface that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function spawnMain(port: number, dataDir: string): ChildProcess {
  const args = ['--import', 'tsx', MAIN, '--port', String(port), '--data', dataDir];
  return spawn(process.execPath, args, { cwd: ROOT, stdio: ['pipe', 'pipe', 'pipe'] });
}

/** Starts the stand-in in a process of its own. Rejects with what it printed if it ends before it is ready. */
export async function startServerProcess(dataDir: string, port?: number): Promise<ServerProcess> {
  const asked = port ?? (await findFreePort());
  const child = spawnMain(asked, dataDir);
  const said = { out: '', err: '' };
  const uri = await new Promise<string>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      said.err += chunk;
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      said.out += chunk;
      const line = said.out.split('\n').find((text) => text.startsWith('{"ready"'));
      if (line) resolve((JSON.parse(line) as { uri: string }).uri);
    });
    child.once('exit', (code) => reject(new Error(`exit code ${code}: ${said.out}${said.err}`)));
  });
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  return { uri, port: Number(new URL(uri).port), child, stop: end('SIGTERM'), kill: end('SIGKILL') };
}

/** Runs the stand-in where it is expected to refuse to start, and tells how it ended. */
export async function runUntilEnd(dataDir: string, port: number): Promise<Ended> {
  const child = spawnMain(port, dataDir);
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
