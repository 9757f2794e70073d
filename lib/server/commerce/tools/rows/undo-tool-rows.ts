import type { ClientSession } from 'mongodb';
import { ObjectId } from 'mongodb';
import type { ImportOutcome } from '@/lib/server/platform/db/documents/imports';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { Language } from '@/lib/shared/site/languages';
import type { ToolTexts } from '@/lib/shared/tools/text-in';
import { removeTool } from '../edit/delete-tool';
import { slugsOf } from '../slug';
import { findOrderedToolIds } from '../stock/stock-ledger.repository';
import { type Counts, withoutRow } from './plan-stock';
import { lineActor, type RowsContext } from './rows';
import { freeReferences, type ReferencedFigure } from './stock-rows.repository';
import { type StockStep, storeEdits, storeStock, type ToolEdit, toolAfter } from './store-rows';
import { findSlugHolders, findToolsOfRows } from './tool-rows.repository';
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
      await storeEdits([{ tool, set: { state: 'retired' } }], context, session);
    else await removeTool(tool._id, { by, ...lineActor(by), now }, session);
  }
}

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
async function withoutTakenSlugs(edits: readonly ToolEdit[], session: ClientSession): Promise<ToolEdit[]> {
  const back = ({ tool, set }: ToolEdit) => ({ slug: set.slug ?? tool.slug, texts: set.texts ?? tool.texts });
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

/** A step back. The line of a difference is of its moment too: counts of moments between the two then add neither. */
function stepBack(
  tool: ToolDocument,
  units: number,
  counts: Counts,
  { at, isDifference }: ToolStepBack,
): StockStep {
  const ofMoment = isDifference && at ? { isDifference, asOf: at } : {};
  return { tool, quantity: tool.quantity - units, counts, line: { reason: 'stocktake', ...ofMoment } };
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
  const edits: ToolEdit[] = [];
  const moves: StockStep[] = [];
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
      const step = stepBack(tool, units, counts, back);
      if (at || units !== 0) moves.push(step);
      // The tool as the next row back finds it.
      tools.set(toolId, toolAfter(step));
    }
  }
  await unmake(made, context, session);
  await storeEdits(await withoutTakenSlugs(edits, session), context, session);
  await storeStock(moves, context, session);
  await freeReferences(freed, session);
  return undone.reverse();
}
