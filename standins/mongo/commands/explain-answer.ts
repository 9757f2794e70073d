import type { Document } from '@/standins/mongo/bson';
import type { Collection } from '@/standins/mongo/catalog/collection';
import { Deadline } from '@/standins/mongo/plan/deadline';
import type { Access, Plan } from '@/standins/mongo/plan/plan';
import { planQuery, type Query } from '@/standins/mongo/plan/planner';
import type { PlanStats } from '@/standins/mongo/plan/run-plan';
import type { Run } from './engine-command';
import { readDocuments } from './read-documents';

export type ExplainedQuery = Query & { skip?: number; projection?: Document };

/** The answer that explains how a query is done, with what it looked at unless only the plan is asked for. */
export function explainAnswer(
  run: Run,
  collection: Collection | undefined,
  namespace: string,
  query: ExplainedQuery,
  verbosity: string,
): Document {
  const plan = collection && planQuery(collection, query, run.view);
  const winningPlan = plan ? describePlan(plan, query) : { stage: 'EOF' };
  const answer: Document = {
    explainVersion: '1',
    queryPlanner: {
      namespace,
      indexFilterSet: false,
      parsedQuery: query.filter,
      winningPlan,
      rejectedPlans: [],
    },
    command: run.request.body.explain ?? run.request.body,
  };
  if (verbosity !== 'queryPlanner') answer.executionStats = measure(run, plan, query, winningPlan);
  return answer;
}

function measure(run: Run, plan: Plan | undefined, query: ExplainedQuery, winningPlan: Document): Document {
  const stats: PlanStats = { keysExamined: 0, docsExamined: 0 };
  const started = performance.now();
  let nReturned = 0;
  if (plan) {
    const deadline = new Deadline(run.request.deadline);
    const { skip = 0, limit } = query;
    const documents = readDocuments(run.view, plan, {
      stats,
      deadline,
      skip,
      ...(limit !== undefined && { limit: limit - skip }),
    });
    for (const _ of documents) nReturned += 1;
  }
  return {
    executionSuccess: true,
    nReturned,
    executionTimeMillis: Math.round(performance.now() - started),
    totalKeysExamined: stats.keysExamined,
    totalDocsExamined: stats.docsExamined,
    executionStages: { ...winningPlan, nReturned },
  };
}

function describePlan(plan: Plan, query: ExplainedQuery): Document {
  let stage = describeAccess(plan.access, plan);
  if (plan.comparator) stage = { stage: 'SORT', sortPattern: plan.sort, inputStage: stage };
  if (query.skip) stage = { stage: 'SKIP', skipAmount: query.skip, inputStage: stage };
  if (query.limit !== undefined) {
    stage = { stage: 'LIMIT', limitAmount: query.limit - (query.skip ?? 0), inputStage: stage };
  }
  if (query.projection && Object.keys(query.projection).length > 0) {
    stage = { stage: 'PROJECTION_DEFAULT', transformBy: query.projection, inputStage: stage };
  }
  return stage;
}

function describeAccess(access: Access, plan: Plan): Document {
  switch (access.kind) {
    case 'nothing':
      return { stage: 'EOF' };
    case 'scan':
      return {
        stage: 'COLLSCAN',
        ...(Object.keys(plan.filter).length > 0 && { filter: plan.filter }),
        direction: access.reverse ? 'backward' : 'forward',
      };
    case 'union':
      return {
        stage: 'FETCH',
        filter: plan.filter,
        inputStage: { stage: 'OR', inputStages: access.parts.map(describeIndex) },
      };
    default:
      if (access.index.name === '_id_' && plan.isExact) return { stage: 'IDHACK', indexName: '_id_' };
      return {
        stage: 'FETCH',
        ...(!plan.isExact && Object.keys(plan.filter).length > 0 && { filter: plan.filter }),
        inputStage: describeIndex(access),
      };
  }
}

function describeIndex(access: Access): Document {
  if (access.kind !== 'index') return { stage: 'EOF' };
  const { index, bounds, reverse } = access;
  return {
    stage: 'IXSCAN',
    keyPattern: index.spec.key,
    indexName: index.name,
    isMultiKey: index.multikey.includes(true),
    isUnique: index.unique,
    isSparse: index.sparse,
    isPartial: index.partial !== undefined,
    indexVersion: 2,
    direction: reverse ? 'backward' : 'forward',
    ranges: bounds.ranges.length,
  };
}
