import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundledProgram } from '@forgeline/emulator-kit/bundled-program';
import { MongoClient } from 'mongodb';
import { inRoot, ROOT } from '@/stack/paths';

/** An emulator in a process of its own, as `npm run demo` runs it, over a data folder of the benchmark's own. */
export type BenchServer = {
  folder: string;
  uri: string;
  /** Milliseconds from the start of the process to its ready line. */
  startMs: number;
  stop(): Promise<void>;
};

export async function makeFolder(): Promise<string> {
  return mkdtemp(path.join(process.env.BENCH_FOLDER ?? tmpdir(), 'forgeline-bench-'));
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

export async function startServer(folder: string): Promise<BenchServer> {
  const startedAt = performance.now();
  const args = [
    bundledProgram(inRoot('packages/mongo-emulator/src/main.ts')),
    '--port',
    '0',
    '--data',
    folder,
  ];
  const profile = process.env.BENCH_PROFILE
    ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`]
    : [];
  const child = spawn(process.execPath, [...profile, ...args], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const uri = await readUri(child);
  return {
    folder,
    uri,
    startMs: performance.now() - startedAt,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

async function readUri(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    const line = said.split('\n').find((text) => text.startsWith('{"ready"'));
    if (line) return (JSON.parse(line) as { uri: string }).uri;
  }
  throw new Error('the emulator ended before it was ready');
}

/** Runs `work` against a new, empty server, and removes everything afterwards. */
export async function withServer(
  work: (client: MongoClient, server: BenchServer) => Promise<void>,
): Promise<void> {
  const folder = await makeFolder();
  const server = await startServer(folder);
  const client = await new MongoClient(server.uri, { maxPoolSize: 64 }).connect();
  try {
    await work(client, server);
  } finally {
    await client.close();
    await server.stop();
    await removeFolder(folder);
  }
}
