import { ObjectId } from 'mongodb';
import { recordToolEvent } from '@/lib/server/commerce/tools/tool-events';
import { type Caller, callerId } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { randomReadableCode } from '@/lib/server/platform/identifiers';
import { sortKeyOf } from '@/lib/server/platform/sort-key';
import { DEFAULT_CATEGORY } from '@/lib/shared/categories/named-category';
import { AppError } from '@/lib/shared/messages/errors';
import { toCents } from '@/lib/shared/numbers/money';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import type { AddToolInput, NewToolRow } from '@/lib/shared/tools/tool.schema';
import { insertStockLine } from '../stock/stock-ledger.repository';
import { firstStockLine } from '../stock/stock-lines';
import { calibrationOf, shippingOf } from '../tool-shipping';
import { insertTool } from '../tools.repository';
import { chooseSlug, isSlugClash, withSlugs } from './choose-slug';
import { requireValidTool } from './tool-changes';
import { claimToolFiles } from './tool-files';
import { type Texted, textsWith } from './tool-texts';

const NAMING_ATTEMPTS = 8;
const SKU_CODE_LENGTH = 6;

/** Returns a new tool with these fields, at this address. Pure. */
export function newTool(
  input: AddToolInput | NewToolRow,
  { _id, sku, slug, now }: { _id: ObjectId; sku: string; slug: string; now: Date },
): ToolDocument {
  const { image, name, description, details, price, moq, quantity, pictures, documents } = input;
  const { successorId, leadTimeDays, backorderLimit } = input;
  const files = { pictures: pictures ?? [{ url: image }], documents: documents ?? [] };
  const texts = textsWith(undefined, input.texts ?? {}, { sku, ...files } as Texted);
  return {
    _id,
    sku,
    skuKey: skuKeyOf(sku),
    slug,
    formerSlugs: [],
    name,
    nameSortKey: sortKeyOf(name),
    image,
    ...files,
    description,
    ...(details ? { details } : {}),
    category: input.category || DEFAULT_CATEGORY,
    priceCents: toCents(price ?? 0),
    moq,
    step: input.step ?? 1,
    packs: input.packs ?? [],
    quantity,
    reserved: 0,
    owed: 0,
    specs: input.specs ?? [],
    ...(Object.keys(texts).length > 0 ? { texts } : {}),
    rating: { sum: 0, count: 0 },
    state: input.state ?? 'on-sale',
    successorId: successorId ? new ObjectId(successorId) : null,
    lowStockBelow: 'lowStockBelow' in input ? (input.lowStockBelow ?? null) : null,
    leadTimeDays: leadTimeDays ?? null,
    backorderLimit: backorderLimit ?? null,
    ...shippingOf(input),
    ...calibrationOf(input),
    stockCountedAt: now,
    revision: 1,
    createdAt: now,
    updatedAt: now,
  } as ToolDocument;
}

async function namedTool(input: AddToolInput, attempt: number, now: Date): Promise<ToolDocument> {
  const _id = new ObjectId();
  const sku = input.sku ?? `FT-${randomReadableCode(SKU_CODE_LENGTH)}`;
  const named = { toolId: _id, sku, attempt };
  const slug = await chooseSlug({ ...named, name: input.name });
  const { texts, ...tool } = newTool(input, { _id, sku, slug, now });
  return texts ? { ...tool, texts: await withSlugs(texts, undefined, named) } : tool;
}

async function storeTool(tool: ToolDocument, actor: Caller): Promise<void> {
  await inTransaction(async (session) => {
    await claimToolFiles(tool, tool.createdAt, session);
    await insertTool(tool, session);
    await insertStockLine(firstStockLine(tool, { actorId: callerId(actor), at: tool.createdAt }), session);
    await recordToolEvent('tool.added', { actor, tool }, session);
  });
}

/**
 * Throws `forbidden` (product §6.4), `sku-taken`, and `validation-failed` for an unknown successor, an uploaded file that
 * no longer exists, and an address in another language that is taken.
 */
export async function addTool(
  actor: Caller,
  input: AddToolInput,
  now: Date = new Date(),
): Promise<{ insertedId: string }> {
  requirePermission(actor, 'manage-tools');
  for (let attempt = 0; ; attempt += 1) {
    const tool = await namedTool(input, attempt, now);
    await requireValidTool(tool);
    try {
      await storeTool(tool, actor);
      return { insertedId: tool._id.toHexString() };
    } catch (error) {
      const isSkuTaken = isDuplicateKey(error, 'sku') || isDuplicateKey(error, 'skuKey');
      if (isSkuTaken && input.sku !== undefined) throw new AppError('sku-taken');
      const taken = isSkuTaken || isSlugClash(error);
      if (!taken || attempt + 1 >= NAMING_ATTEMPTS) throw error;
    }
  }
}
