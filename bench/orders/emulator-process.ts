import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundledProgram } from '@forgeline/emulator-kit/bundled-program';
import { MongoClient } from 'mongodb';
import { inRoot, ROOT } from '@/stack/paths';

/** A database emulator in a process of its own. */
type EmulatorProcess = { uri: string; stop(): Promise<void> };

async function startServer(folder: string): Promise<EmulatorProcess> {
  const program = bundledProgram(inRoot('packages/mongo-emulator/src/main.ts'));
  const profile = process.env.BENCH_PROFILE
    ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`]
    : [];
  const child = spawn(process.execPath, [...profile, program, '--port', '0', '--data', folder], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return {
    uri: await readUri(child),
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

/** Runs `work` against a new, empty database, and removes everything afterwards. */
export async function withServer(work: (client: MongoClient, uri: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(process.env.BENCH_FOLDER ?? tmpdir(), 'forgeline-bench-'));
  const server = await startServer(folder);
  const client = await new MongoClient(server.uri, { maxPoolSize: 64 }).connect();
  try {
    await work(client, server.uri);
  } finally {
    await client.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
