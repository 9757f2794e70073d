/** Prints what must be read to change the shop, as a table: `npx tsx scripts/measure-house.ts [another checkout]`. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findCycle, importsAmong, reachableFrom, siblingGraph } from '@/tests/unit/conventions/folder-graph';

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'));
const CODE = /\.(?:ts|tsx|mts|mjs|js)$/;
/** Texts in languages, words of searches, and hashes of passwords: data in the shape of code. */
const DATA = /^lib\/(?:shared\/texts\/(?:en|de)\/|server\/.*\/seeded\/|server\/.*common-password-hashes)/;

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\n')
  .filter((file) => CODE.test(file));
const within = (...folders: string[]) =>
  files.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
const linesOf = (list: readonly string[]) =>
  list.reduce((sum, file) => sum + readFileSync(path.join(root, file), 'utf8').split('\n').length - 1, 0);
const count = (value: number) => value.toLocaleString('en');

const product = within('app', 'components', 'lib');
const read = product.filter((file) => !DATA.test(file));
const lengths = read.map((file) => linesOf([file])).sort((a, b) => a - b);
const imports = importsAmong(root, within('app', 'components', 'lib', 'packages', 'proofs', 'stack'));

const foldersOf = (file: string): string[] => {
  const parts = path.posix.dirname(file).split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};
const ROOTS = ['lib/server', 'lib/shared', 'lib/client', 'components', 'packages', 'proofs', 'stack'];
const withCircles = ROOTS.filter((top) => {
  const folders = new Set(within(top).flatMap(foldersOf));
  return [...folders]
    .filter((folder) => folder.startsWith(top))
    .some((folder) => findCycle(siblingGraph(folder, imports)));
});

/** Besides texts in languages. */
const reach = (start: string) =>
  [...reachableFrom(start, imports)].filter((file) => !/^lib\/shared\/texts\//.test(file)).length;
const reachOf = (start: string) =>
  files.includes(start)
    ? `${reach(start)} · ${reachableFrom(start, imports).size} with texts`
    : `no file ${start}`;

const rows: [string, string][] = [
  [
    'app, components and lib without texts and data: lines · files',
    `${count(linesOf(read))} · ${count(read.length)}`,
  ],
  [
    'lines of the median file · files over 250',
    `${lengths[Math.floor(lengths.length / 2)]} · ${lengths.filter((length) => length > 250).length}`,
  ],
  ['texts and data: lines', count(linesOf(product.filter((file) => DATA.test(file))))],
  ['packages: lines', count(linesOf(within('packages')))],
  ['tests: lines', count(linesOf(within('tests')))],
  [
    'stack, proofs, scripts, bench, fuzz: lines',
    count(linesOf(within('stack', 'proofs', 'scripts', 'bench', 'fuzz'))),
  ],
  ['roots with circles of folders', withCircles.length === 0 ? '0' : withCircles.join(', ')],
  ['files reached by POST /api/cart/order', reachOf('app/api/cart/order/route.ts')],
  ['files reached by an approval', reachOf('app/api/requisition/[id]/approve/route.ts')],
];
for (const [what, value] of rows) console.log(`| ${what} | ${value} |`);
