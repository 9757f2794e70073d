import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { isDuplicateKey } from '@/lib/server/platform/db/duplicate-key';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { randomReadableCode } from '@/lib/server/platform/identifiers/readable-code';
import { AppError } from '@/lib/shared/errors';
import { toCents } from '@/lib/shared/money';
import type { AddToolInput } from '@/lib/shared/schemas/tool';
import { refreshTool } from './refresh-tools';
import { slugOf } from './slug';
import { insertStockLine } from './stock-ledger.repository';
import { stockLine } from './stock-line';
import { mayManageTools } from './tools.policy';
import { insertTool } from './tools.repository';

const DEFAULT_CATEGORY = 'other';
const NAMING_ATTEMPTS = 8;
const SKU_CODE_LENGTH = 6;
const SLUG_CODE_LENGTH = 4;

function newTool(input: AddToolInput, attempt: number, now: Date): ToolDocument {
  const slug = slugOf(input.name);
  return {
    _id: new ObjectId(),
    sku: `FT-${randomReadableCode(SKU_CODE_LENGTH)}`,
    slug: attempt === 0 ? slug : `${slug}-${randomReadableCode(SLUG_CODE_LENGTH).toLowerCase()}`,
    name: input.name,
    image: input.image,
    description: input.description,
    category: input.category || DEFAULT_CATEGORY,
    priceCents: toCents(input.price),
    moq: input.moq,
    quantity: input.quantity,
    reserved: 0,
    specs: [],
    rating: { sum: 0, count: 0 },
    createdAt: now,
    updatedAt: now,
  };
}

async function storeTool(tool: ToolDocument, actor: Actor): Promise<void> {
  await inTransaction(async (session) => {
    await insertTool(tool, session);
    await insertStockLine(
      stockLine(tool, {
        change: tool.quantity,
        onHandChange: tool.quantity,
        reason: 'initial',
        actorId: actor.userId,
        at: tool.createdAt,
      }),
      session,
    );
    const { name, sku, image, description, category, priceCents, moq, quantity } = tool;
    await recordAuditEvent(
      {
        action: 'tool.added',
        actor,
        subject: { kind: 'tool', id: tool._id, label: name },
        after: { name, sku, image, description, category, priceCents, moq, quantity },
      },
      session,
    );
  });
}

/**
 * Puts a tool on sale, with a SKU of its own, an address made from its name and the first line of its stock ledger.
 * Throws `forbidden` for anyone but an admin (product §6.4).
 */
export async function addTool(
  actor: Actor,
  input: AddToolInput,
  now: Date = new Date(),
): Promise<{ insertedId: string }> {
  if (!mayManageTools(actor)) throw new AppError('forbidden');
  for (let attempt = 0; ; attempt += 1) {
    const tool = newTool(input, attempt, now);
    try {
      await storeTool(tool, actor);
      refreshTool(tool._id);
      return { insertedId: tool._id.toHexString() };
    } catch (error) {
      const taken = isDuplicateKey(error, 'slug') || isDuplicateKey(error, 'sku');
      if (!taken || attempt + 1 >= NAMING_ATTEMPTS) throw error;
    }
  }
}
