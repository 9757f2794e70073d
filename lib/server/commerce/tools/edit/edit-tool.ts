import type { ClientSession, ObjectId } from 'mongodb';
import { recordToolEvent } from '@/lib/server/commerce/tools/tool-events';
import type { Caller } from '@/lib/server/identity/actor';
import { may, requirePermission } from '@/lib/server/identity/permissions';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import type { EditToolInput } from '@/lib/shared/tools/tool.schema';
import { requireCategory } from '../categories/find-category';
import { formerSlugsOf, slugOf } from '../slug';
import { findTool } from '../tools.repository';
import { chooseSlug, isSlugClash, withSlugs } from './choose-slug';
import { managedToolOf } from './get-managed-tool';
import { loggedToolChange, requireValidTool, type ToolChange, toolChange } from './tool-changes';
import { updateTool } from './tool-edits.repository';
import { claimToolFiles } from './tool-files';

const NAMING_ATTEMPTS = 8;

type Edit = { actor: Caller; toolId: ObjectId; input: EditToolInput; at: Date; attempt: number };

type Addresses = Partial<Pick<ToolDocument, 'slug' | 'texts' | 'formerSlugs'>>;

async function addressesFor(
  tool: ToolDocument,
  { name, texts, sku = tool.sku }: ToolChange,
  attempt: number,
  session: ClientSession,
): Promise<Addresses> {
  const named = { toolId: tool._id, sku, attempt };
  const isMoved = name !== undefined && slugOf({ name, sku }) !== slugOf(tool);
  const chosen = {
    ...(isMoved ? { slug: await chooseSlug({ ...named, name }, session) } : {}),
    ...(texts ? { texts: await withSlugs(texts, tool.texts, named, session) } : {}),
  };
  const formerSlugs = formerSlugsOf(tool, { ...tool, ...chosen });
  const isKept = formerSlugs.join() === tool.formerSlugs.join();
  return isKept ? chosen : { ...chosen, formerSlugs };
}

async function store(
  { actor, toolId, input, at, attempt }: Edit,
  session: ClientSession,
): Promise<{ revision: number }> {
  const tool = await findTool(toolId, session);
  if (!tool) throw new AppError('not-found');
  const { revision } = tool;
  if (revision !== input.revision)
    throw new AppError('edited-meanwhile', {
      members: may(actor, 'see-managed-tools') ? { current: managedToolOf(tool) } : {},
    });
  const edited = toolChange(tool, input);
  if (Object.keys(edited).length === 0) return { revision };
  const { formerSlugs, slug, ...texts } = await addressesFor(tool, edited, attempt, session);
  const change = { ...edited, ...texts };
  if (change.category !== undefined) await requireCategory(change.category, 'category', session);
  await requireValidTool({ ...tool, ...change }, session);
  const { pictures, documents } = change;
  await claimToolFiles({ _id: toolId, pictures, documents }, at, session);
  const addresses = { ...(slug ? { slug } : {}), ...(formerSlugs ? { formerSlugs } : {}) };
  await updateTool({ toolId, revision, at, set: { ...change, ...addresses } }, session);
  const { before, after } = loggedToolChange(tool, change);
  const moved = slug ? { before: { slug: tool.slug }, after: { slug } } : undefined;
  await recordToolEvent(
    'tool.edited',
    {
      actor,
      tool: { _id: toolId, name: change.name ?? tool.name },
      before: { ...before, ...moved?.before },
      after: { ...after, ...moved?.after },
    },
    session,
  );
  return { revision: revision + 1 };
}

/**
 * Changes fields of a tool and returns the new revision, or the same one if nothing differs. Open orders and stock
 * are unchanged. Throws `forbidden`, `not-found`, `edited-meanwhile` with the tool as `current` (another revision),
 * `sku-taken`, `validation-failed`.
 */
export async function editTool(
  actor: Caller,
  id: string,
  input: EditToolInput,
  now: Date = new Date(),
): Promise<{ revision: number }> {
  requirePermission(actor, 'manage-tools');
  const toolId = parseObjectId(id);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const edit = { actor, toolId, input, at: now, attempt };
      return await inTransaction((session) => store(edit, session));
    } catch (error) {
      if (isDuplicateKey(error, 'sku') || isDuplicateKey(error, 'skuKey')) throw new AppError('sku-taken');
      if (!isSlugClash(error) || attempt + 1 >= NAMING_ATTEMPTS) throw error;
    }
  }
}
