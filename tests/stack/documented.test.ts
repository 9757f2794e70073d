import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ROOT } from '@/stack/paths';
import { archive, picture } from '@/tests/support/archives';
import { type Demo, endDemos, newDataDir, startDemo, visit } from './demo-process';
import { type STARTED_AS_WRITTEN, STARTED_BRIEFLY } from './started-commands';

afterEach(endDemos);

type Written = (typeof STARTED_AS_WRITTEN)[number];

/** npm runs scripts in their project, and what npx runs is in it. */
function inProject(command: string): string {
  return command.replace(/^npm /, `npm --prefix '${ROOT}' `).replace(/^npx |^node /, `cd '${ROOT}' && $&`);
}

/** Runs a command to its end as it is written, in a folder of its own, beside this demo. */
async function type(command: Written | string, { dataDir }: Pick<Demo, 'dataDir'>) {
  const child = spawn('sh', ['-c', inProject(command)], {
    cwd: dataDir,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const [code] = await once(child, 'close');
  return { command, code, output: said.join('') };
}

const done = (command: Written, output: RegExp) => ({
  command,
  code: 0,
  output: expect.stringMatching(output),
});

it.each(STARTED_BRIEFLY)('a command that the pages name starts: %s', async (command, words, code) => {
  expect(await type(`${command} ${words}`, { dataDir: newDataDir() })).toMatchObject({ code });
});

it('npm run demo -- --empty starts a shop with two accounts and no tools', async () => {
  const demo = await startDemo({ args: ['--empty'] });
  await demo.ready;
  const accounts = demo.output().match(/^ .* \/ \S+$/gm) ?? [];
  expect(accounts.map((line) => line.trim().split(/ +/)[1])).toEqual([
    'admin@example.com',
    'buyer@example.com',
  ]);
  const tools = await (await visit(demo, '/api/tool')).json();
  expect(tools).toEqual([]);
});

it('commands that the pages name bring files out of a demo and back, and look after its data', async () => {
  const demo = await startDemo();
  await demo.ready;
  const run = (command: Written) => type(command, demo);
  const out = 'npm run forgeline -- export tools tools.csv';
  expect(await run(out)).toEqual(done(out, /^/));
  const look = 'npm run forgeline -- import tools tools.csv --dry-run';
  expect(await run(look)).toEqual(done(look, /0 added, 0 changed, \d+ as before, 0 refused \(nothing/));
  const back = 'npm run forgeline -- import tools tools.csv';
  expect(await run(back)).toEqual(done(back, /0 refused\.\nImport \w+: done\./));

  await type('npm run forgeline -- export prices prices.csv', demo);
  const prices = path.join(demo.dataDir, 'prices.csv');
  writeFileSync(prices, readFileSync(prices, 'utf8').replace(/\bPrice\b/, 'Net price'));
  const priced = "npm run forgeline -- import prices prices.csv --all --map 'Net price:price'";
  expect(await run(priced)).toEqual(done(priced, /Net price -> price\n[\s\S]* 0 refused\./));

  const file = { name: 'FL-AW-250_2.jpg', content: await picture('red') };
  writeFileSync(path.join(demo.dataDir, 'pictures.zip'), archive(file));
  const pictures = 'npm run forgeline -- import pictures pictures.zip --dry-run';
  expect(await run(pictures)).toEqual(done(pictures, /1 placed, 0 not placed, 0 refused \(nothing/));

  const verify = 'npm run audit:verify';
  expect(await run(verify)).toEqual(done(verify, /The audit log is whole/));
  expect(await run('npm run migrate')).toMatchObject({ code: 0 });
});

it('commands that the pages name write what is generated of the sources', async () => {
  const nowhere = { dataDir: newDataDir() };
  expect(await type('npm run brand', nowhere)).toEqual(done('npm run brand', /share-card\.jpg/));
  expect(await type('npm run configuration', nowhere)).toMatchObject({ code: 0 });
  expect(await type('npx tsx scripts/access-doc.ts', nowhere)).toMatchObject({ code: 0 });
});

it('npm run dev starts the demo with hot reload', async () => {
  const dev = await startDemo({ script: 'dev' });
  await dev.ready;
  expect(dev.output()).toContain('(development)');
  expect((await visit(dev, '/api/live')).status).toBe(200);
});
