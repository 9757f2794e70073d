import type { ClientSession } from 'mongodb';
import { ObjectId } from 'mongodb';
import type { ImportOutcome } from '@/lib/server/platform/db/documents/imports';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { Language } from '@/lib/shared/site/languages';
import type { ToolTexts } from '@/lib/shared/tools/text-in';
import { removeTool } from '../edit/delete-tool';
import { loggedToolChange, type ToolChange } from '../edit/tool-changes';
import { updateTools } from '../edit/tool-edits.repository';
import { slugsOf } from '../slug';
import { findOrderedToolIds, insertStockLines } from '../stock/stock-ledger.repository';
import { stockLine } from '../stock/stock-lines';
import { recordToolEvent } from '../tool-events';
import { type Counts, withoutRow } from './plan-stock';
import { lineActor, type RowsContext } from './rows';
import { freeReferences, type ReferencedFigure } from './stock-rows.repository';
import { findSlugHolders, findToolsOfRows, writeStock } from './tool-rows.repository';
import type { ToolStepBack } from './write-tool-rows';

/** Why a row is kept as it is when the rest is undone. */
export type KeptReason = 'gone' | 'edited-meanwhile' | 'stock-below-zero';
export type UndoneRow = { row: number; sku?: string; kept?: KeptReason };

type Back = { outcome: ImportOutcome; back: ToolStepBack };
type Context = Pick<RowsContext, 'by' | 'now' | 'importId'>;

function keptReason(
  tool: ToolDocument | undefined,
  { revision, made, before }: ToolStepBack,
  units: number,
): KeptReason | undefined {
  if (!tool) return 'gone';
  if ((made || before !== undefined) && tool.revision !== revision) return 'edited-meanwhile';
  if (!made && tool.quantity - units < 0) return 'stock-below-zero';
  return undefined;
}

/** A tool that a row made is deleted; one that was ordered is retired, so that its orders lead somewhere. */
async function unmake(
  tools: readonly ToolDocument[],
  context: Context,
  session: ClientSession,
): Promise<void> {
  const { by, now } = context;
  const ordered = await findOrderedToolIds(
    tools.map(({ _id }) => _id),
    session,
  );
  const isOrdered = new Set(ordered.map((id) => id.toHexString()));
  for (const tool of tools) {
    if (isOrdered.has(tool._id.toHexString()))
      await edit([{ tool, set: { state: 'retired' } }], context, session);
    else await removeTool(tool._id, { by, ...lineActor(by), now }, session);
  }
}

type Edit = { tool: ToolDocument; set: Partial<ToolDocument> };

/** Texts with the addresses they had, but for those that another tool has by now. */
function withFreeSlugs(
  texts: ToolTexts,
  tool: ToolDocument,
  isTaken: (slug: string | undefined) => boolean,
): ToolTexts {
  const entries = Object.entries(texts).map(([language, { slug, ...text }]) => {
    const own = isTaken(slug) ? tool.texts?.[language as Language]?.slug : slug;
    return [language, { ...text, ...(own === undefined ? {} : { slug: own }) }];
  });
  return Object.fromEntries(entries);
}

/** An address that another tool has by now stays there. */
async function withoutTakenSlugs(edits: readonly Edit[], session: ClientSession): Promise<Edit[]> {
  const back = ({ tool, set }: Edit) => ({ slug: set.slug ?? tool.slug, texts: set.texts ?? tool.texts });
  const holders = await findSlugHolders(
    edits.flatMap((one) => slugsOf(back(one))),
    session,
  );
  return edits.map(({ tool, set }) => {
    const others = holders.filter(({ _id }) => !_id.equals(tool._id)).flatMap(slugsOf);
    const isTaken = (slug: string | undefined) => slug !== undefined && others.includes(slug);
    const { slug, formerSlugs, texts, ...rest } = set;
    const stays = {
      ...(slug === undefined || isTaken(slug) ? {} : { slug }),
      ...(texts === undefined ? {} : { texts: withFreeSlugs(texts, tool, isTaken) }),
    };
    const isFree = !slugsOf(back({ tool, set })).some(isTaken);
    return { tool, set: { ...rest, ...stays, ...(formerSlugs && isFree ? { formerSlugs } : {}) } };
  });
}

async function edit(edits: readonly Edit[], { by, now: at }: Context, session: ClientSession): Promise<void> {
  if (edits.length === 0) return;
  await updateTools(
    edits.map(({ tool: { _id: toolId, revision }, set }) => ({ toolId, revision, at, set })),
    session,
  );
  const facts = edits.map(({ tool, set }) => ({
    actor: by,
    tool,
    ...loggedToolChange(tool, set as ToolChange),
  }));
  await recordToolEvent.all('tool.edited', facts, session);
}

type Move = { tool: ToolDocument; units: number; counts: Counts; back: ToolStepBack };

/** The line that takes one back is of its moment too: counts of moments between them then add neither. */
function lineBack({ tool, units, back }: Move, { by, now: at, importId }: Context): StockLedgerDocument {
  const change = -units;
  return stockLine(
    { ...tool, quantity: tool.quantity + change },
    {
      ...lineActor(by),
      ...{ importId, at, change, onHandChange: change, reason: 'stocktake' },
      ...(back.isDifference && back.at ? { isDifference: true as const, asOf: back.at } : {}),
    },
  );
}

async function moveStock(moves: readonly Move[], context: Context, session: ClientSession): Promise<void> {
  const { by, now: at } = context;
  const writes = moves.map(({ tool: { _id: toolId, quantity }, units, counts }) => ({
    ...{ toolId, counts, at },
    ...(units === 0 ? {} : { quantity: quantity - units }),
  }));
  await writeStock(writes, session);
  const moved = moves.filter(({ units }) => units !== 0);
  if (moved.length === 0) return;
  await insertStockLines(
    moved.map((move) => lineBack(move, context)),
    session,
  );
  const facts = moved.map(({ tool, units }) => ({
    ...{ actor: by, tool, before: { quantity: tool.quantity } },
    after: { quantity: tool.quantity - units, reason: 'stocktake' },
  }));
  await recordToolEvent.all('tool.stock-corrected', facts, session);
}

/**
 * Takes rows back that `writeToolRows` or `writeStockRows` did, within the caller's transaction: fields get the values they had,
 * stock goes back by its difference, unless a newer count has replaced it; references are free again. What was edited since is kept,
 * and stock that would fall below 0. `outcomes` are of one transaction; later ones about a tool go back before earlier ones.
 */
export async function undoToolRows(
  outcomes: readonly ImportOutcome[],
  context: Context,
  session: ClientSession,
): Promise<UndoneRow[]> {
  const backs = outcomes
    .filter(({ back }) => back !== undefined)
    .map((outcome): Back => ({ outcome, back: outcome.back as ToolStepBack }))
    .reverse();
  const ids = backs.map(({ outcome }) => new ObjectId(outcome.toolId));
  const found = await findToolsOfRows({ skuKeys: [], ids }, session);
  const tools = new Map(found.map((tool) => [tool._id.toHexString(), tool]));
  const made: ToolDocument[] = [];
  const edits: Edit[] = [];
  const moves: Move[] = [];
  const freed: ReferencedFigure[] = [];
  const undone: UndoneRow[] = [];
  for (const { outcome, back } of backs) {
    const { row, sku, toolId = '' } = outcome;
    const tool = tools.get(toolId);
    const { importId } = context;
    const { units: moved = 0, at, before, reference } = back;
    const { counts, units } =
      tool && at ? withoutRow(tool, { importId, at, units: moved }) : { counts: {}, units: moved };
    const kept = keptReason(tool, back, units);
    if (outcome.outcome !== 'same')
      undone.push({ row, ...(sku === undefined ? {} : { sku }), ...(kept ? { kept } : {}) });
    if (kept || !tool) continue;
    if (reference) freed.push({ toolId: tool._id, ...reference });
    if (back.made) made.push(tool);
    else {
      if (before) edits.push({ tool, set: before });
      if (at || units !== 0) moves.push({ tool, units, counts, back });
      // The tool as the next row back finds it.
      tools.set(toolId, { ...tool, quantity: tool.quantity - units, ...counts });
    }
  }
  await unmake(made, context, session);
  await edit(await withoutTakenSlugs(edits, session), context, session);
  await moveStock(moves, context, session);
  await freeReferences(freed, session);
  return undone.reverse();
}
