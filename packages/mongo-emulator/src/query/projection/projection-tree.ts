import { MongoError } from '#errors';
import type { Evaluate } from '#expressions/operators/operator';
import { type Document, getField, isDocument, setField } from '#values/bson-type';

export type ProjectionLeaf =
  | { kind: 'include' }
  | { kind: 'exclude' }
  | { kind: 'compute'; evaluate: Evaluate }
  | { kind: 'transform'; transform: (value: unknown) => unknown };

export class ProjectionNode {
  readonly children = new Map<string, ProjectionNode | ProjectionLeaf>();
  hasComputed = false;
}

/**
 * Adds a path to the tree.
 *
 * @throws MongoError 31249, 31250 if it is, contains or is inside a path that is there already
 */
export function addLeaf(root: ProjectionNode, path: string, leaf: ProjectionLeaf): void {
  const segments = path.split('.');
  const last = segments.pop()!;
  let node = root;
  for (const segment of segments) {
    if (leaf.kind === 'compute') node.hasComputed = true;
    const existing = node.children.get(segment) ?? new ProjectionNode();
    if (!(existing instanceof ProjectionNode)) throw new MongoError(31249, `Path collision at ${path}`);
    node.children.set(segment, existing);
    node = existing;
  }
  if (leaf.kind === 'compute') node.hasComputed = true;
  if (node.children.has(last)) throw new MongoError(31250, `Path collision at ${path}`);
  node.children.set(last, leaf);
}

export function include(node: ProjectionNode, doc: Document): Document {
  const result: Document = {};
  for (const key of Object.keys(doc)) {
    const child = node.children.get(key);
    if (child === undefined) continue;
    const value = doc[key];
    if (child instanceof ProjectionNode) {
      const included = includeBelow(child, value);
      // A field with computed fields inside stays in its place.
      if (included !== undefined || child.hasComputed) setField(result, key, included);
    } else if (child.kind === 'include') {
      setField(result, key, value);
    } else if (child.kind === 'transform') {
      setField(result, key, child.transform(value));
    }
  }
  return result;
}

function includeBelow(node: ProjectionNode, value: unknown): unknown {
  if (Array.isArray(value)) {
    const included = value.map((element) => includeBelow(node, element));
    // Scalars in arrays have none of the fields below and are dropped, unless computed fields take their place.
    return node.hasComputed ? included : included.filter((element) => element !== undefined);
  }
  return isDocument(value) ? include(node, value) : undefined;
}

export function exclude(node: ProjectionNode, doc: Document): Document {
  const result: Document = {};
  for (const key of Object.keys(doc)) {
    const child = node.children.get(key);
    const value = doc[key];
    if (child === undefined) setField(result, key, value);
    else if (child instanceof ProjectionNode) setField(result, key, excludeBelow(child, value));
    else if (child.kind === 'transform') setField(result, key, child.transform(value));
  }
  return result;
}

function excludeBelow(node: ProjectionNode, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((element) => excludeBelow(node, element));
  return isDocument(value) ? exclude(node, value) : value;
}

/** Writes the computed fields of the tree into a document made by `include`, `exclude` or a shallow copy. */
export function applyExpressions(node: ProjectionNode, target: Document, root: Document): void {
  if (!node.hasComputed) return;
  for (const [key, child] of node.children) {
    if (child instanceof ProjectionNode) {
      if (!child.hasComputed) continue;
      const value = computeBelow(child, getField(target, key), root);
      if (value !== undefined) setField(target, key, value);
    } else if (child.kind === 'compute') {
      const value = child.evaluate(root);
      if (value === undefined) delete target[key];
      else setField(target, key, value);
    }
  }
}

function computeBelow(node: ProjectionNode, value: unknown, root: Document): unknown {
  if (Array.isArray(value)) return value.map((element) => computeBelow(node, element, root));
  const target = isDocument(value) ? { ...value } : {};
  applyExpressions(node, target, root);
  return target;
}
