import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { type ServerProcess, startServerProcess } from './server-process';

/** A data folder of the test file's own, removed after its tests. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mongo-emulator-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An emulator of the test file's own, stopped after its tests. */
export async function ownServer(): Promise<ServerProcess> {
  const folder = await ownFolder();
  const server = await startServerProcess(folder);
  afterAll(() => server.stop());
  return server;
}
