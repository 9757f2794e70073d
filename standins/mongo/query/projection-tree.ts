import type { Evaluate } from '@/standins/mongo/aggregate/scope';
import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, getField, isDocument, setField } from './bson-type';

/** What a projection does at the end of a path. */
export type ProjectionLeaf =
  | { kind: 'include' }
  | { kind: 'exclude' }
  | { kind: 'compute'; evaluate: Evaluate }
  /** Changes the value in place, or (`replace`) puts a field made from it at the end. */
  | { kind: 'transform'; replace: boolean; transform: (value: unknown) => unknown };

/** The fields a projection names at one level. */
export class ProjectionNode {
  private readonly children = new Map<string, ProjectionNode | ProjectionLeaf>();
  /** True if something at or below this level is computed or transformed. */
  hasExpressions = false;
  /** True if something at or below this level is computed. */
  hasComputed = false;

  has(key: string): boolean {
    return this.children.has(key);
  }

  get(key: string): ProjectionNode | ProjectionLeaf | undefined {
    return this.children.get(key);
  }

  set(key: string, child: ProjectionNode | ProjectionLeaf): void {
    this.children.set(key, child);
  }

  entries(): Iterable<[string, ProjectionNode | ProjectionLeaf]> {
    return this.children;
  }
}

/**
 * Adds a path to the tree.
 *
 * @throws MongoStandinError 31249, 31250 if it is, contains or is inside a path that is there already
 */
export function addLeaf(root: ProjectionNode, path: string, leaf: ProjectionLeaf): void {
  const segments = path.split('.');
  let node = root;
  for (let i = 0; i < segments.length - 1; i++) {
    markNode(node, leaf);
    const existing = node.get(segments[i]!);
    if (existing === undefined) {
      const created = new ProjectionNode();
      node.set(segments[i]!, created);
      node = created;
    } else if (existing instanceof ProjectionNode) {
      node = existing;
    } else {
      throw new MongoStandinError(
        31249,
        `Path collision at ${path} remaining portion ${segments.slice(i + 1).join('.')}`,
      );
    }
  }
  markNode(node, leaf);
  const last = segments[segments.length - 1]!;
  if (node.has(last)) throw new MongoStandinError(31250, `Path collision at ${path}`);
  node.set(last, leaf);
}

function markNode(node: ProjectionNode, leaf: ProjectionLeaf): void {
  if (leaf.kind === 'compute') node.hasComputed = true;
  if (leaf.kind === 'compute' || leaf.kind === 'transform') node.hasExpressions = true;
}

/** The document with only the fields that the tree includes, in the document's order. */
export function include(node: ProjectionNode, doc: Document): Document {
  const result: Document = {};
  for (const key of Object.keys(doc)) {
    const child = node.get(key);
    if (child === undefined) continue;
    const value = doc[key];
    if (child instanceof ProjectionNode) {
      const kept = includeBelow(child, value);
      // What is computed below keeps the field's place.
      if (kept !== undefined || child.hasComputed) setField(result, key, kept);
    } else if (child.kind === 'include') {
      setField(result, key, value);
    } else if (child.kind === 'transform' && !child.replace) {
      setField(result, key, child.transform(value));
    }
  }
  return result;
}

function includeBelow(node: ProjectionNode, value: unknown): unknown {
  if (Array.isArray(value)) {
    const kept = value.map((element) => includeBelow(node, element));
    // Scalars in arrays have none of the fields below and are dropped, unless computed fields take their place.
    return node.hasComputed ? kept : kept.filter((element) => element !== undefined);
  }
  return isDocument(value) ? include(node, value) : undefined;
}

/** The document without the fields that the tree excludes. */
export function exclude(node: ProjectionNode, doc: Document): Document {
  const result: Document = {};
  for (const key of Object.keys(doc)) {
    const child = node.get(key);
    const value = doc[key];
    if (child === undefined || (!(child instanceof ProjectionNode) && child.kind === 'compute')) {
      setField(result, key, value);
    } else if (child instanceof ProjectionNode) {
      setField(result, key, excludeBelow(child, value));
    } else if (child.kind === 'transform' && !child.replace) {
      setField(result, key, child.transform(value));
    }
  }
  return result;
}

function excludeBelow(node: ProjectionNode, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((element) => excludeBelow(node, element));
  return isDocument(value) ? exclude(node, value) : value;
}

/** Writes the computed fields of the tree into a document made by `include`, `exclude` or a shallow copy. */
export function applyExpressions(
  node: ProjectionNode,
  target: Document,
  root: Document,
  source = root,
): void {
  if (!node.hasExpressions) return;
  for (const [key, child] of node.entries()) {
    if (child instanceof ProjectionNode) {
      if (!child.hasExpressions) continue;
      const value = computeBelow(child, getField(target, key), root);
      if (value !== undefined) setField(target, key, value);
    } else if (child.kind === 'compute') {
      const value = child.evaluate(root);
      if (value === undefined) delete target[key];
      else setField(target, key, value);
    } else if (child.kind === 'transform' && child.replace) {
      const value = child.transform(getField(source, key));
      if (value !== undefined) setField(target, key, value);
    }
  }
}

function computeBelow(node: ProjectionNode, value: unknown, root: Document): unknown {
  if (Array.isArray(value)) return value.map((element) => computeBelow(node, element, root));
  const target = isDocument(value) ? { ...value } : {};
  applyExpressions(node, target, root);
  // A scalar gives way to a document only if something is written below it.
  return isDocument(value) || Object.keys(target).length > 0 || node.hasComputed ? target : value;
}
