import type { ClientSession } from 'mongodb';
import type { ImportOutcome } from '@/lib/server/platform/db/documents/imports';
import type {
  ReferenceFigure,
  StockLedgerDocument,
  ToolDocument,
} from '@/lib/server/platform/db/documents/tools';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import { UNSET } from '../edit/tool-changes';
import { differingTexts } from '../edit/tool-texts';
import { insertStockLines } from '../stock/stock-ledger.repository';
import { firstStockLine } from '../stock/stock-lines';
import { recordToolEvent } from '../tool-events';
import { chooseAddresses } from './choose-addresses';
import { claimFiles, judgeRows, type Step, type ToolRowInput } from './judge-tool-rows';
import { withCount } from './plan-stock';
import { type SkuOf, shownFields, shownTool } from './plan-tool';
import { lineActor, loadPool, type RowsContext, sameRow } from './rows';
import { type StockStep, storeEdits, storeStock, toolAfter } from './store-rows';
import { insertTools } from './tool-rows.repository';

/** The data that takes a row back. */
export type ToolStepBack = {
  made?: true;
  /** The revision after it. */
  revision: number;
  /** The fields as they were. */
  before?: Partial<ToolDocument>;
  /** Units more than before. */
  units?: number;
  /** The moment of which a figure of stock is; of a difference too. */
  at?: Date;
  isDifference?: true;
  /** The name of the change in another system. */
  reference?: { externalId: string; figure: ReferenceFigure };
};

const isChange = ({ change, stock }: Step) =>
  Object.keys(change).length > 0 || (stock !== undefined && !stock.isSame);

function outcomeOf(step: Step, { arrivedAt }: RowsContext, skuOf: SkuOf): ImportOutcome {
  const { input, tool, isNew, change, stock } = step;
  const about = { row: input.row, sku: tool.sku, toolId: tool._id.toHexString() };
  if (isNew) {
    const back: ToolStepBack = { made: true, revision: 1, units: tool.quantity };
    return { ...about, outcome: 'created', before: {}, after: shownTool(tool, skuOf), back };
  }
  const counted = stock ? { at: arrivedAt } : {};
  if (!isChange(step))
    return { ...sameRow(about), ...(stock ? { back: { revision: tool.revision, ...counted } } : {}) };
  const units = stock && !stock.isSame ? stock.quantity - tool.quantity : 0;
  const hasEdit = Object.keys(change).length > 0;
  const stored: Record<string, unknown> = { ...UNSET, texts: {}, ...tool };
  const before = Object.fromEntries(Object.keys(change).map((field) => [field, stored[field]]));
  const texts = change.texts && differingTexts(tool.texts, change.texts);
  const back: ToolStepBack = {
    revision: tool.revision + (hasEdit ? 1 : 0),
    ...(hasEdit ? { before } : {}),
    ...(units === 0 ? {} : { units }),
    ...counted,
  };
  return {
    ...about,
    outcome: 'changed',
    before: {
      ...shownFields(tool, change, skuOf),
      ...texts?.before,
      ...(units === 0 ? {} : { quantity: tool.quantity }),
    },
    after: {
      ...shownFields(change, change, skuOf),
      ...texts?.after,
      ...(units === 0 ? {} : { quantity: toolAfter({ tool, quantity: tool.quantity + units }).quantity }),
    },
    back,
  };
}

/** A new tool's first line of the ledger. */
function firstLine(tool: ToolDocument, { by, importId, now: at }: RowsContext): StockLedgerDocument {
  return firstStockLine(tool, { ...lineActor(by), importId, at });
}

async function write(steps: readonly Step[], context: RowsContext, session: ClientSession): Promise<void> {
  const { by, now, arrivedAt: asOf, importId } = context;
  const added = steps.flatMap(({ tool, isNew }) => (isNew ? tool : []));
  if (added.length > 0) {
    await insertTools(added, session);
    await insertStockLines(
      added.map((tool) => firstLine(tool, context)),
      session,
    );
    const facts = added.map((tool) => ({ actor: by, tool }));
    await recordToolEvent.all('tool.added', facts, session);
  }
  const edits = steps.filter(({ change }) => Object.keys(change).length > 0);
  await storeEdits(
    edits.map(({ tool, change: set }) => ({ tool, set })),
    context,
    session,
  );
  const counted = steps.flatMap(({ tool, stock }): StockStep[] => {
    if (!stock) return [];
    const counts = withCount(tool, { asOf, importId }, now);
    return [{ tool, quantity: stock.quantity, counts, line: { reason: 'stocktake', asOf } }];
  });
  await storeStock(counted, context, session);
}

/**
 * Applies rows about tools in their order, each to the tool with its SKU in compact form or to a new one, within the caller's
 * transaction; without one nothing is written. Returns what became of each. Throws the driver's duplicate key error where another
 * transaction took a SKU or an address meanwhile.
 */
export async function writeToolRows(
  rows: readonly ToolRowInput[],
  { maySetStock, ...context }: RowsContext & { maySetStock: boolean },
  session?: ClientSession,
): Promise<ImportOutcome[]> {
  const pool = await loadPool(
    rows.map(({ sku }) => skuKeyOf(sku)),
    context.imagined,
    session,
  );
  const judged = await judgeRows(rows, { context, maySetStock, pool }, session);
  await claimFiles(judged, context, session);
  await chooseAddresses(judged, session);
  if (session) await write(judged.steps, context, session);
  if (context.isDryRun)
    for (const { tool, isNew } of judged.steps) if (isNew) context.imagined.set(tool.skuKey, tool);
  const skuOf: SkuOf = (id) => pool.byId.get(id.toHexString())?.sku;
  for (const step of judged.steps) judged.outcomes.set(step.input.row, outcomeOf(step, context, skuOf));
  return rows.flatMap(({ row }) => judged.outcomes.get(row) ?? []);
}
