import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildEnvironment } from '@/stack/build';
import { inRoot, ROOT } from '@/stack/paths';

/** Runs a command of a production server from a build to its end, with these settings. */
export async function runBuiltCommand(
  distDir: string,
  words: readonly string[],
  settings: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [inRoot('forgeline.mjs'), ...words], {
    cwd: ROOT,
    env: { ...process.env, ...buildEnvironment(distDir), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const [code] = await once(child, 'close');
  return { code, output: said.join('') };
}
