import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { MongoClient } from 'mongodb';
import { inRoot } from '@/stack/paths';
import { benchTool } from './bench-tool';

const TOOLS = 200;

/** The line that a process of `run-state.ts` prints. */
export type RunningState = { url: string; environment: Record<string, string> };

export type Tool = { _id: string; slug: string; quantity: number };

/** A store that runs: of this checkout, or of another commit's. */
export type State = RunningState & { storeUrl: string; tools: Tool[]; stop: () => Promise<void> };

async function fillShop({ environment }: RunningState, storeUrl: string): Promise<Tool[]> {
  const { MONGODB_URI = '', MONGODB_DB = 'forgeline' } = { ...process.env, ...environment };
  const client = await MongoClient.connect(MONGODB_URI);
  try {
    const tools = client.db(MONGODB_DB).collection('tools');
    const missing = TOOLS - (await tools.countDocuments());
    const updatedAt = new Date();
    const more = Array.from({ length: missing }, (_, number) => ({ ...benchTool(number), updatedAt }));
    if (more.length > 0) await tools.insertMany(more as object[]);
  } finally {
    await client.close();
  }
  for (;;) {
    const tools = (await (await fetch(`${storeUrl}/api/tool`)).json()) as Tool[];
    if (tools.length >= TOOLS) return tools.slice(0, TOOLS);
  }
}

/** Starts the store of the checkout in `folder` with 200 tools. */
export async function startState(folder: string): Promise<State> {
  const args = ['--conditions=react-server', '--import', 'tsx', inRoot('bench/serve/run-state.ts')];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const line = await Promise.race([
    new Promise<string>((resolve) => {
      createInterface(child.stdout).on('line', (line) =>
        line.startsWith('{') ? resolve(line) : console.log(line),
      );
    }),
    ended.then(() => Promise.reject(new Error(`The store of ${folder} did not start.`))),
  ]);
  const running = JSON.parse(line) as RunningState;
  const storeUrl = running.url.replace('localhost', '127.0.0.1');
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return { ...running, storeUrl, tools: await fillShop(running, storeUrl), stop };
}
