import type { Document } from '#bson';
import type { Access, Plan } from '#plan/plan';
import { planQuery } from '#plan/planner';
import type { PlanStats } from '#plan/run-plan';
import { collectionOf, deadlineOf, type Run } from './engine-command';
import { type Read, readDocuments } from './read-documents';

/** The reply that explains how a query is done, and, unless only the plan is asked for, what it examined. */
export function explainRead(run: Run, namespace: string, read: Read, verbosity: string): Document {
  const plan = planQuery(collectionOf(run, namespace), read, run.view);
  const winningPlan = describePlan(plan, read);
  return {
    explainVersion: '1',
    queryPlanner: { namespace, parsedQuery: read.filter, winningPlan, rejectedPlans: [] },
    ...(verbosity !== 'queryPlanner' && { executionStats: measure(run, plan, read, winningPlan) }),
  };
}

function measure(run: Run, plan: Plan, read: Read, winningPlan: Document): Document {
  const stats: PlanStats = { keysExamined: 0, docsExamined: 0 };
  const startedAt = performance.now();
  let nReturned = 0;
  for (const _ of readDocuments(run.view, plan, read, { stats, deadline: deadlineOf(run) })) nReturned += 1;
  return {
    executionSuccess: true,
    nReturned,
    executionTimeMillis: Math.round(performance.now() - startedAt),
    totalKeysExamined: stats.keysExamined,
    totalDocsExamined: stats.docsExamined,
    executionStages: { ...winningPlan, nReturned },
  };
}

function describePlan(plan: Plan, { skip = 0, limit }: Read): Document {
  let stage = describeAccess(plan.access, plan);
  if (plan.comparator) stage = { stage: 'SORT', sortPattern: plan.sort, inputStage: stage };
  if (skip) stage = { stage: 'SKIP', skipAmount: skip, inputStage: stage };
  return limit === undefined ? stage : { stage: 'LIMIT', limitAmount: limit - skip, inputStage: stage };
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
    direction: reverse ? 'backward' : 'forward',
    ranges: bounds.ranges.length,
  };
}
