import type { Document } from '@/standins/mongo/bson';
import { RawDocument } from '@/standins/mongo/bson-writer';
import type { CursorItem } from '@/standins/mongo/cursors';
import type { Deadline } from '@/standins/mongo/plan/deadline';
import type { Plan } from '@/standins/mongo/plan/plan';
import { canPassOver, type PlanStats, runPlan } from '@/standins/mongo/plan/run-plan';
import { compileProjection } from '@/standins/mongo/query/projection';
import type { StoredDocument } from '@/standins/mongo/storage/stored-document';
import type { View } from '@/standins/mongo/storage/view';

export type ReadOptions = {
  skip?: number;
  limit?: number;
  deadline?: Deadline;
  stats?: PlanStats;
  /** Only how many there are is asked for; nobody looks into them. */
  countOnly?: boolean;
};

/** The documents of a plan from `skip` on, `limit` of them. Reads no more than it must. */
export function* readDocuments(view: View, plan: Plan, options: ReadOptions): Generator<StoredDocument> {
  const { skip = 0, limit } = options;
  const wanted = limit ? skip + limit : undefined;
  const passOver = canPassOver(plan) ? skip : 0;
  let position = passOver;
  const run = runPlan(view, plan, { ...options, passOver, ...(wanted ? { limit: wanted } : {}) });
  for (const item of run) {
    position += 1;
    if (position > skip) yield item;
    if (position === wanted) return;
  }
}

/** Stored documents as they are answered: projected, or as the bytes they are. */
export function answerItems(
  documents: Iterable<StoredDocument>,
  plan: Plan,
  projection: Document | undefined,
  variables: Document | undefined,
): Iterable<CursorItem> {
  if (!projection || Object.keys(projection).length === 0) return rawItems(documents);
  const project = compileProjection(projection, variables ? { let: variables } : {});
  return projected(documents, (document) => project(document, plan.matcher));
}

function* rawItems(documents: Iterable<StoredDocument>): Generator<CursorItem> {
  for (const { raw } of documents) yield new RawDocument(raw);
}

function* projected(
  documents: Iterable<StoredDocument>,
  project: (document: Document) => Document,
): Generator<CursorItem> {
  for (const { document } of documents) yield project(document);
}
