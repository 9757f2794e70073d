import type { Document, FindCursor } from 'mongodb';
import { describe, expect } from 'vitest';
import { openEngine, type Row } from '../../support/engine';

const { fresh, exceptOracle } = await openEngine('plans');

function stagesOf(plan: Document): string[] {
  const inner = plan.inputStage ?? plan.inputStages?.[0];
  return [plan.stage, ...(inner ? stagesOf(inner) : [])];
}

async function plan(
  cursor: FindCursor,
): Promise<{ stages: string[]; index: string | undefined; examined: number }> {
  const explained = await cursor.explain('executionStats');
  const winning = explained.queryPlanner.winningPlan.queryPlan ?? explained.queryPlanner.winningPlan;
  const find = (node: Document): string | undefined =>
    node.indexName ?? (node.inputStage && find(node.inputStage));
  return {
    stages: stagesOf(winning),
    index: find(winning),
    examined: explained.executionStats.totalDocsExamined,
  };
}

async function shelf() {
  const c = fresh();
  await c.createIndexes([
    { key: { sku: 1 }, unique: true },
    { key: { category: 1, at: -1 } },
    { key: { price: 1 } },
    { key: { intent: 1 }, unique: true, partialFilterExpression: { intent: { $type: 'string' } } },
    { key: { nick: 1 }, sparse: true },
  ]);
  const rows: Row[] = Array.from({ length: 500 }, (_, i) => ({
    _id: i,
    sku: `sku-${i}`,
    category: `c${i % 5}`,
    at: new Date(i * 1_000),
    price: (i * 37) % 500,
    ...(i % 10 === 0 ? { intent: `pi_${i}`, nick: `n${i}` } : {}),
  }));
  await c.insertMany(rows);
  return c;
}

describe('the plan', () => {
  exceptOracle('explain-shape', 'of an equality reads one document through its index', async () => {
    const c = await shelf();
    const found = await plan(c.find({ sku: 'sku-7' }));
    expect(found.stages).toContain('IXSCAN');
    expect(found).toMatchObject({ index: 'sku_1', examined: 1 });
  });

  exceptOracle('explain-shape', 'of an id does not scan', async () => {
    const c = await shelf();
    const found = await plan(c.find({ _id: 7 }));
    expect(found.stages.some((stage) => ['IDHACK', 'EXPRESS_IXSCAN', 'IXSCAN'].includes(stage))).toBe(true);
    expect(found.examined).toBe(1);
  });

  exceptOracle('explain-shape', 'of an equality with a sort needs no sorting', async () => {
    const c = await shelf();
    const found = await plan(c.find({ category: 'c1' }).sort({ at: -1 }).limit(10));
    expect(found.stages).toContain('IXSCAN');
    expect(found.stages).not.toContain('SORT');
    expect(found).toMatchObject({ index: 'category_1_at_-1', examined: 10 });
    const backwards = await plan(c.find({ category: 'c1' }).sort({ at: 1 }).limit(10));
    expect(backwards.stages).not.toContain('SORT');
    expect(backwards.examined).toBe(10);
  });

  exceptOracle('explain-shape', 'of a range reads no more than the range', async () => {
    const c = await shelf();
    const found = await plan(c.find({ price: { $gte: 100, $lt: 120 } }));
    expect(found).toMatchObject({ index: 'price_1', examined: 20 });
    const compound = await plan(c.find({ category: 'c1', at: { $gte: new Date(400_000) } }));
    expect(compound).toMatchObject({ index: 'category_1_at_-1', examined: 20 });
  });

  exceptOracle('explain-shape', 'of a sort alone walks the index', async () => {
    const c = await shelf();
    const found = await plan(c.find().sort({ price: -1 }).limit(5));
    expect(found.stages).toContain('IXSCAN');
    expect(found).toMatchObject({ index: 'price_1', examined: 5 });
  });

  exceptOracle('explain-shape', 'of $in looks up each value', async () => {
    const c = await shelf();
    expect(await plan(c.find({ sku: { $in: ['sku-1', 'sku-2', 'none'] } }))).toMatchObject({
      index: 'sku_1',
      examined: 2,
    });
  });

  exceptOracle(
    'explain-shape',
    'uses a partial index only where it holds every matching document',
    async () => {
      const c = await shelf();
      expect(await plan(c.find({ intent: 'pi_10' }))).toMatchObject({ index: 'intent_1', examined: 1 });
      expect((await plan(c.find({ intent: null }))).stages).toContain('COLLSCAN');
      expect((await plan(c.find({ nick: null }))).stages).toContain('COLLSCAN');
      expect(await c.countDocuments({ intent: null })).toBe(450);
      expect(await c.countDocuments({ nick: null })).toBe(450);
    },
  );

  exceptOracle('explain-shape', 'of a field without an index is a scan', async () => {
    const c = await shelf();
    const found = await plan(c.find({ nothing: 1 }));
    expect(found.stages).toContain('COLLSCAN');
    expect(found.examined).toBe(500);
  });
});
