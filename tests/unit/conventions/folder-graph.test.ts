import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { childFolderOf, findCycle, importsAmong, reachableFrom, siblingGraph } from './folder-graph';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

const tracked = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'app', 'components', 'lib', 'packages/*/src/*'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
);
const files = tracked
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file) && existsSync(path.join(ROOT, file)));
const imports = importsAmong(ROOT, files);

const CODE = ['app', 'components', 'lib', 'packages', 'scripts', 'stack', 'proofs', 'bench', 'fuzz', 'tests'];

const foldersOf = (file: string): string[] => {
  const parts = path.posix.dirname(file).split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};

describe('all code', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...CODE], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n');
  const all = listed.filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file) && existsSync(path.join(ROOT, file)));
  const allImports = importsAmong(ROOT, all);

  // Not by the linter, whose view of a project depends on the folder that the project lies in.
  it('no files import each other at load in a cycle', () => {
    const graph = new Map<string, Set<string>>();
    for (const { from, to, isTypeOnly, isDynamic } of allImports)
      if (!isTypeOnly && !isDynamic) graph.set(from, (graph.get(from) ?? new Set()).add(to));
    expect(graph.size).toBeGreaterThan(1_000);
    expect(findCycle(graph)).toBeNull();
  });

  const packageFolders = all.flatMap((file) => /^packages\/[^/]+\/src(?=\/)/.exec(file)?.[0] ?? []);
  // One of a single file imports nothing of its own.
  const packages = [...new Set(packageFolders)].filter(
    (folder) => packageFolders.indexOf(folder) !== packageFolders.lastIndexOf(folder),
  );

  it.each([
    ...['components', 'lib/client', 'lib/server', 'lib/shared', 'proofs', 'scripts', 'stack'],
    ...packages,
  ])('no folders beside each other in %s import each other in a cycle, types among them', (root) => {
    const isInRoot = (file: string) => file.startsWith(`${root}/`);
    const among = allImports.filter(({ from, to }) => isInRoot(from) && isInRoot(to));
    const folders = [...new Set(all.filter(isInRoot).flatMap(foldersOf))].filter(
      (folder) => folder === root || isInRoot(folder),
    );
    const cycles = folders.flatMap((folder) => {
      const cycle = findCycle(siblingGraph(folder, among));
      return cycle ? [`${folder}: ${cycle.join(' -> ')}`] : [];
    });
    expect(among.length).toBeGreaterThan(0);
    expect(cycles).toEqual([]);
  });

  it('no packages import each other in a cycle', () => {
    expect(findCycle(siblingGraph('packages', allImports))).toBeNull();
  });
});

/** The folders of lib/shared, from the lowest to the highest: one imports those before it. */
const FLOORS = [
  ...['site', 'text', 'messages', 'numbers', 'quantity', 'dates', 'calls', 'tables', 'markdown'],
  ...['files', 'tools', 'serials', 'stock', 'prices', 'categories'],
  ...['spec-words', 'search-words', 'reviews'],
  ...[
    'accounts',
    'api-keys',
    'addresses',
    'trade',
    'shipments',
    'orders',
    'payments',
    'receivables',
    'companies',
    'returns',
  ],
  ...['own-numbers', 'quick-order', 'cart', 'lists', 'approvals', 'offers', 'requests'],
  'desk',
  ...[
    'notes',
    'customers',
    'newsletter',
    'imports',
    'reports',
    'audit',
    'integrations',
    'command',
    'legal',
    'pages',
    'texts',
  ],
];

describe('the folders of lib/shared', () => {
  it('the folders of lib/shared are those of docs/architecture.md, in the same order', () => {
    const folders = new Set(files.map((file) => childFolderOf('lib/shared', file)).filter(Boolean));
    expect([...folders].sort()).toEqual([...FLOORS].sort());
    const map = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8').replace(/[\s>]+/g, ' ');
    expect(map).toContain(FLOORS.join(' '));
  });

  it('a folder of lib/shared imports only those below it, types among them', () => {
    const upward = imports.filter(({ from, to }) => {
      const [source, target] = [childFolderOf('lib/shared', from), childFolderOf('lib/shared', to)];
      return source && target && FLOORS.indexOf(source) < FLOORS.indexOf(target);
    });
    expect(upward).toEqual([]);
  });
});

/** The rooms of lib/server, from the highest to the lowest: a room imports those that come after it. */
const ROOMS = ['api', 'integrations', 'compliance', 'commerce', 'inbox', 'identity', 'serving', 'platform'];

describe('the rooms of lib/server', () => {
  it('the folders of lib/server are the rooms of docs/architecture.md', () => {
    const rooms = new Set(files.map((file) => childFolderOf('lib/server', file)).filter(Boolean));
    expect([...rooms].sort()).toEqual([...ROOMS].sort());
  });

  it('a room imports only those below it', () => {
    const upward = imports.filter(({ from, to }) => {
      const [source, target] = [childFolderOf('lib/server', from), childFolderOf('lib/server', to)];
      return source && target && ROOMS.indexOf(source) > ROOMS.indexOf(target);
    });
    expect(upward).toEqual([]);
  });

  it('no room imports the files directly in lib/server, which compose the rooms', () => {
    const upward = imports.filter(
      ({ from, to }) => childFolderOf('lib/server', from) && path.posix.dirname(to) === 'lib/server',
    );
    expect(upward).toEqual([]);
  });

  it('the room serving imports platform, not identity, commerce, inbox or compliance', () => {
    const rooms = imports
      .filter(({ from }) => childFolderOf('lib/server', from) === 'serving')
      .map(({ to }) => childFolderOf('lib/server', to));
    expect([...new Set(rooms)].filter((room) => room && !['serving', 'platform'].includes(room))).toEqual([]);
  });
});

describe('a folder', () => {
  const FILES_MAX = 15;
  /**
   * Of one kind each, found by their names: texts, shapes of stored documents, style sheets beside the entry points of routes.
   */
  const EXCEPTED = /^(?:app|lib\/shared\/texts\/\w+|lib\/server\/platform\/db\/documents)$/;

  it('a folder has at most fifteen files of its own', () => {
    const counts = new Map<string, number>();
    for (const file of files) {
      const folder = path.posix.dirname(file);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    const full = [...counts].filter(([folder, count]) => count > FILES_MAX && !EXCEPTED.test(folder));
    expect(full).toEqual([]);
  });
});

describe('the layers', () => {
  const LAYERS = ['app', 'components', 'lib/client', 'lib/shared'];
  const layerOf = (file: string) => LAYERS.findIndex((layer) => file.startsWith(`${layer}/`));

  it('app imports components, components lib/client, and that lib/shared: never the other way', () => {
    const upward = imports.filter(
      ({ from, to }) => layerOf(from) >= 0 && layerOf(to) >= 0 && layerOf(from) > layerOf(to),
    );
    expect(upward).toEqual([]);
  });
});

describe('what browsers load', () => {
  it('no code of browsers reaches lib/server, which imports `server-only` at its leaves alone', () => {
    const isForBrowsers = (file: string) =>
      file.startsWith('lib/client/') ||
      /^(?:\/[/*].*\n|\s)*'use client'/.test(readFileSync(path.join(ROOT, file), 'utf8'));
    const starts = files.filter(isForBrowsers);
    expect(starts.length).toBeGreaterThan(200);
    const reaching = starts.flatMap((start) => {
      const server = [...reachableFrom(start, imports)].find((file) => file.startsWith('lib/server/'));
      return server ? [`${start} reaches ${server}`] : [];
    });
    expect(reaching).toEqual([]);
  });
});

describe('the index of the catalogue', () => {
  const INDEX = 'packages/catalogue-index/';
  const isOfIndex = (file: string) => file.startsWith(INDEX);

  it('the index of the catalogue is loaded by the loader and by what packs for it alone: pages and calls load the port', () => {
    const loading = imports.filter(
      ({ from, to, isTypeOnly }) => !isTypeOnly && isOfIndex(to) && !isOfIndex(from),
    );
    expect([...new Set(loading.map(({ from }) => from))].sort()).toEqual([
      'lib/server/commerce/tools/index/catalogue-loader.ts',
      'lib/server/commerce/tools/index/pack-catalogue.ts',
      'lib/server/commerce/tools/index/packing-thread.ts',
    ]);
    const pagesAndCalls = files.filter((file) => /^app\/.*(?:page|route|layout)\.tsx?$/.test(file));
    expect(pagesAndCalls.filter((file) => [...reachableFrom(file, imports)].some(isOfIndex))).toEqual([]);
  });

  it.each(['lib/server/commerce/orders/place/place-order.ts', 'app/api/cart/order/route.ts'])(
    'the index of the catalogue is not reached by what places an order (%s), which reaches at most 312 files',
    (start) => {
      const reached = [...reachableFrom(start, imports)];
      expect(reached).toContain('lib/server/commerce/tools/tool-events.ts');
      expect(reached.filter((file) => isOfIndex(file) || file.includes('catalogue-loader'))).toEqual([]);
      expect(reached.length).toBeLessThanOrEqual(312);
    },
  );

  it('the graph of imports resolves packages by name, and distinguishes types from what is loaded', () => {
    expect(imports).toContainEqual({
      from: 'lib/server/commerce/tools/index/catalogue-loader.ts',
      to: `${INDEX}src/catalogue.ts`,
      isTypeOnly: false,
      isDynamic: false,
    });
    expect(imports).toContainEqual({
      from: 'lib/server/commerce/tools/index/catalogue-index.ts',
      to: `${INDEX}src/queries.ts`,
      isTypeOnly: true,
      isDynamic: false,
    });
  });
});

describe('findCycle', () => {
  const graph = (edges: Record<string, string[]>) =>
    new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

  it('findCycle returns the cycle as a path', () => {
    expect(findCycle(graph({ a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a', 'b', 'c', 'a']);
  });

  it('findCycle returns null for a graph whose paths only meet again', () => {
    expect(findCycle(graph({ a: ['b', 'c'], b: ['d'], c: ['d'] }))).toBeNull();
  });

  it('the graph of sibling folders contains imports between them, not of files beside them', () => {
    const seen = siblingGraph('lib/server', [
      { from: 'lib/server/a/x.ts', to: 'lib/server/b/y/z.ts' },
      { from: 'lib/server/start.ts', to: 'lib/server/b/y.ts' },
    ]);
    expect(seen).toEqual(graph({ a: ['b'] }));
  });
});

describe('all texts of all pages', () => {
  it('no server code loads the texts of all pages: it imports those it needs (`inLanguage`)', () => {
    const loading = imports.filter(
      ({ from, to, isTypeOnly }) =>
        from.startsWith('lib/server/') && to === 'lib/shared/texts/texts-for.ts' && !isTypeOnly,
    );
    expect(loading).toEqual([]);
  });
});

describe('the private parts of Next.js', () => {
  it('the private parts of Next.js are imported by serving/next-internals and its tests alone', () => {
    const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const importing = tracked
      .split('\n')
      .filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file) && existsSync(path.join(ROOT, file)))
      .filter((file) =>
        /(?:from|import)\s*\(?\s*'next\/dist\//.test(readFileSync(path.join(ROOT, file), 'utf8')),
      );
    expect(importing.filter((file) => !file.includes('serving/next-internals/'))).toEqual([]);
    expect(importing.length).toBeGreaterThan(0);
  });
});
