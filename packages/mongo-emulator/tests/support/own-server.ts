import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { startMongoEmulator } from '../../src/server';

export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mongo-emulator-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export type OwnServer = {
  uri: string;
  port: number;
  logged(): string;
};

export async function ownServer(): Promise<OwnServer> {
  const folder = await ownFolder();
  const lines: string[] = [];
  const server = await startMongoEmulator({ folder, port: 0, sync: false, log: (line) => lines.push(line) });
  afterAll(() => server.close());
  return { ...server, logged: () => lines.join('\n') };
}
