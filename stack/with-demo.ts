import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildEnvironment, buildIfStale } from './build';
import { freePorts } from './ports';
import { startStack } from './stack';

/** `STORE_URL`, or a demo in the production build, on free ports and with new data, which is stopped afterwards. */
export async function withDemo(work: (url: string) => Promise<void>): Promise<void> {
  const url = process.env.STORE_URL;
  if (url) return work(url);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'forgeline-demo-'));
  const distDir = await buildIfStale();
  const stack = await startStack({
    mode: 'start',
    ports: await freePorts(),
    dataDir,
    isDemo: true,
    logFile: path.join(dataDir, 'store.log'),
    buildEnvironment: buildEnvironment(distDir),
    onCrash: (line) => console.error(line),
  });
  try {
    await work(stack.url);
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
