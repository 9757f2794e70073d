import 'server-only';
import { compactText } from '@forgeline/tool-text/fold-text';
import { ObjectId } from 'mongodb';
import { getToolsByNumber } from '@/lib/server/commerce/tools/read/get-tool';
import type { Actor } from '@/lib/server/identity/actor';
import { ownedBy, ownerOf } from '@/lib/server/identity/owner';
import type { AliasDocument } from '@/lib/server/platform/db/documents/aliases';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { PROBLEMS } from '@/lib/shared/messages/errors';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { ROW } from '@/lib/shared/messages/quick-order-messages';
import {
  ALIASES_MAX,
  type AliasEntry,
  type AliasRefusal,
  aliasNameSchema,
  type ImportAliasesInput,
  type ImportedAlias,
  type ImportedAliases,
} from '@/lib/shared/own-numbers/own-number.schema';
import { isShortened } from '@/lib/shared/tables/shortened';
import { findAliases, putAliases } from './own-numbers.repository';
import { takeAliasGuard } from './set-own-number';

const SENTENCES: Record<AliasRefusal, string> = {
  'alias-invalid': VALIDATION['alias-invalid'],
  'alias-taken': PROBLEMS['alias-taken'][2],
  'aliases-too-many': VALIDATION['aliases-too-many'],
  'number-shortened': VALIDATION['number-shortened'],
  'row-unknown': ROW['row-unknown'],
};

type StoredAlias = Pick<AliasDocument, 'key' | 'alias'> & { toolId: string };

type Stored = {
  toolIds: ReadonlyMap<string, string>;
  stored: readonly StoredAlias[];
};

const refused = (code: AliasRefusal): ImportedAlias => ({
  status: 'refused',
  code,
  message: SENTENCES[code],
});

export function decideImport(
  entries: readonly AliasEntry[],
  { toolIds, stored }: Stored,
): { rows: ImportedAlias[]; toStore: StoredAlias[] } {
  const before = new Map(stored.map((entry) => [entry.key, entry]));
  const chosen = new Map<string, StoredAlias>();
  let count = before.size;
  const rows = entries.map(({ alias: typed, sku }): ImportedAlias => {
    if (isShortened(typed) || isShortened(sku)) return refused('number-shortened');
    const alias = aliasNameSchema.safeParse(typed);
    const key = alias.success ? compactText(alias.data) : '';
    if (!alias.success || key === '') return refused('alias-invalid');
    const toolId = toolIds.get(compactText(sku));
    if (toolId === undefined) return refused('row-unknown');
    const earlier = chosen.get(key);
    if (earlier) return earlier.toolId === toolId ? { status: 'unchanged' } : refused('alias-taken');
    const existing = before.get(key);
    if (!existing && count >= ALIASES_MAX) return refused('aliases-too-many');
    if (!existing) count += 1;
    const entry: StoredAlias = { key, alias: alias.data, toolId };
    chosen.set(key, entry);
    if (!existing) return { status: 'added' };
    return { status: existing.toolId === toolId && existing.alias === entry.alias ? 'unchanged' : 'changed' };
  });
  const toStore = [...chosen.values()].filter(({ key, alias, toolId }) => {
    const existing = before.get(key);
    return existing?.toolId !== toolId || existing.alias !== alias;
  });
  return { rows, toStore };
}

export async function importAliases(
  actor: Actor,
  { aliases: entries }: ImportAliasesInput,
  now: Date = new Date(),
): Promise<ImportedAliases> {
  const owner = ownerOf(actor);
  const { tools, offers } = await getToolsByNumber(new Set(entries.map(({ sku }) => compactText(sku))));
  const sold = tools.filter(({ _id }) => offers.has(_id));
  const toolIds = new Map(sold.map(({ _id, sku }) => [compactText(sku), _id]));
  return inTransaction(async (session) => {
    await takeAliasGuard(owner, session);
    const stored = await findAliases(owner, session);
    const { rows, toStore } = decideImport(entries, {
      toolIds,
      stored: stored.map(({ key, alias, toolId }) => ({ key, alias, toolId: toolId.toHexString() })),
    });
    await putAliases(
      toStore.map(({ key, alias, toolId }) => ({
        ...{ _id: new ObjectId(), ...ownedBy('aliases', owner), key, alias },
        ...{ toolId: new ObjectId(toolId), learnedAt: now },
      })),
      session,
    );
    return { rows };
  });
}
