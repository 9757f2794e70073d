import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An import of one file by another, both as paths from the root of the repository. */
export type Import = { from: string; to: string; isTypeOnly: boolean; isDynamic: boolean };

/** Which of `files` a module specifier in `from` names; undefined for a package of others or a file that is not among them. */
function resolveImport(from: string, specifier: string, files: ReadonlySet<string>): string | undefined {
  let base: string;
  const [, name, inside] = /^@forgeline\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  const [own] = /^packages\/[^/]+\//.exec(from) ?? [];
  if (name) base = `packages/${name}/src/${inside}`;
  else if (own && specifier.startsWith('#')) base = `${own}src/${specifier.slice(1)}`;
  else if (specifier.startsWith('@/')) base = specifier.slice(2);
  else if (specifier.startsWith('.')) base = path.posix.join(path.posix.dirname(from), specifier);
  else return undefined;
  return ['', '.ts', '.tsx', '.mts', '.d.mts'].map((ending) => base + ending).find((file) => files.has(file));
}

/** Returns whether the statement that ends before its `from` imports or exports types alone, and is nothing at run time. */
function isOfTypes(source: string, end: number): boolean {
  const before = `\n${source.slice(0, end)}`;
  const start = Math.max(before.lastIndexOf('\nimport '), before.lastIndexOf('\nexport '));
  const clause = before.slice(start).trim();
  return /^\w+ (?:type\b|\{(?:\s*type [^,}]+,?)+\s*\}$)/.test(clause);
}

/** Every import, static or dynamic, of one of `files` by another. */
export function importsAmong(root: string, files: readonly string[]): Import[] {
  const known = new Set(files);
  return files.flatMap((from) => {
    const source = readFileSync(path.join(root, from), 'utf8');
    return [...source.matchAll(/(\bfrom|\bimport)\s*(\(?)\s*'([^']+)'/g)].flatMap((match) => {
      const [, keyword, bracket, specifier = ''] = match;
      const to = resolveImport(from, specifier, known);
      const isTypeOnly = keyword === 'from' && isOfTypes(source, match.index);
      return to ? [{ from, to, isTypeOnly, isDynamic: bracket !== '' }] : [];
    });
  });
}

/** The files that are loaded, or may be, where one of them is: itself, and all that imports reach from it at run time. */
export function reachableFrom(start: string, imports: readonly Import[]): Set<string> {
  const targets = new Map<string, string[]>();
  for (const { from, to, isTypeOnly } of imports) {
    if (!isTypeOnly) targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const reached = new Set([start]);
  for (const file of reached) for (const to of targets.get(file) ?? []) reached.add(to);
  return reached;
}

/** The child of `folder` that holds `file`; undefined where the file lies directly in `folder` or outside of it. */
export function childFolderOf(folder: string, file: string): string | undefined {
  if (!file.startsWith(`${folder}/`)) return undefined;
  const [child, ...rest] = file.slice(folder.length + 1).split('/');
  return rest.length > 0 ? child : undefined;
}

/** The imports between the immediate child folders of `folder`, as a map from child to the children it imports. */
export function siblingGraph(
  folder: string,
  imports: readonly Pick<Import, 'from' | 'to'>[],
): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const source = childFolderOf(folder, from);
    const target = childFolderOf(folder, to);
    if (!source || !target || source === target) continue;
    graph.set(source, (graph.get(source) ?? new Set()).add(target));
  }
  return graph;
}

/** One cycle of the graph as a path that ends where it begins, or null if there is none. */
export function findCycle(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const finished = new Set<string>();
  const visit = (node: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (finished.has(node)) return null;
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...trail, node]);
      if (cycle) return cycle;
    }
    finished.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node, []);
    if (cycle) return cycle;
  }
  return null;
}
