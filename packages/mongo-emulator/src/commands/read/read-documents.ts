import { type Document, RawDocument } from '#bson';
import type { CursorItem } from '#cursors';
import type { Plan } from '#plan/plan';
import type { Query } from '#plan/planner';
import { canPassOver, type RunOptions, runPlan } from '#plan/run-plan';
import { compileProjection } from '#query/projection/projection';
import type { StoredDocument, View } from '#storage/view';

/** A query whose first documents are skipped: `limit` counts them too. */
export type Read = Query & { skip?: number };

export function* readDocuments(
  view: View,
  plan: Plan,
  { skip = 0, limit }: Pick<Read, 'skip' | 'limit'>,
  options: Omit<RunOptions, 'limit' | 'passOver'>,
): Generator<StoredDocument> {
  const passOver = canPassOver(plan) ? skip : 0;
  let position = passOver;
  for (const item of runPlan(view, plan, { ...options, passOver, limit })) {
    position += 1;
    if (position > skip) yield item;
    if (position === limit) return;
  }
}

export function compileItems(
  projection: Document | undefined,
): (documents: Iterable<StoredDocument>) => Iterable<CursorItem> {
  if (!projection || Object.keys(projection).length === 0) {
    return function* (documents) {
      for (const { raw } of documents) yield new RawDocument(raw);
    };
  }
  const project = compileProjection(projection);
  return function* (documents) {
    for (const { document } of documents) yield project(document);
  };
}
