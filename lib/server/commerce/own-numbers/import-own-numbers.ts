import { compactText } from '@forgeline/tool-text/fold-text';
import { ObjectId } from 'mongodb';
import { getToolsByNumber } from '@/lib/server/commerce/tools/read/get-tool';
import type { Actor } from '@/lib/server/identity/actor';
import { ownedBy, ownerOf } from '@/lib/server/identity/owner';
import type { OwnNumberDocument } from '@/lib/server/platform/db/documents/carts-and-lists';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { PROBLEMS } from '@/lib/shared/messages/problems';
import { ROW } from '@/lib/shared/messages/quick-order-messages';
import {
  type ImportedOwnNumber,
  type ImportedOwnNumbers,
  type ImportOwnNumbersInput,
  OWN_NUMBERS_MAX,
  type OwnNumberEntry,
  type OwnNumberRefusal,
  ownNumberTextSchema,
} from '@/lib/shared/own-numbers/own-number.schema';
import { isShortened } from '@/lib/shared/tables/shortened';
import { takeOwnNumberGuard } from './own-numbers';
import { findOwnNumbersOf, putOwnNumbers } from './own-numbers.repository';

const SENTENCES: Record<OwnNumberRefusal, string> = {
  'alias-invalid': VALIDATION['alias-invalid'],
  'alias-taken': PROBLEMS['alias-taken'][2],
  'aliases-too-many': VALIDATION['aliases-too-many'],
  'number-shortened': VALIDATION['number-shortened'],
  'row-unknown': ROW['row-unknown'],
};

type StoredOwnNumber = Pick<OwnNumberDocument, 'key' | 'alias'> & { toolId: string };

type Stored = {
  toolIds: ReadonlyMap<string, string>;
  stored: readonly StoredOwnNumber[];
};

const refused = (code: OwnNumberRefusal): ImportedOwnNumber => ({
  status: 'refused',
  code,
  message: SENTENCES[code],
});

export function decideImport(
  entries: readonly OwnNumberEntry[],
  { toolIds, stored }: Stored,
): { rows: ImportedOwnNumber[]; toStore: StoredOwnNumber[] } {
  const before = new Map(stored.map((entry) => [entry.key, entry]));
  const chosen = new Map<string, StoredOwnNumber>();
  let count = before.size;
  const rows = entries.map(({ alias: typed, sku }): ImportedOwnNumber => {
    if (isShortened(typed) || isShortened(sku)) return refused('number-shortened');
    const alias = ownNumberTextSchema.safeParse(typed);
    const key = alias.success ? compactText(alias.data) : '';
    if (!alias.success || key === '') return refused('alias-invalid');
    const toolId = toolIds.get(compactText(sku));
    if (toolId === undefined) return refused('row-unknown');
    const earlier = chosen.get(key);
    if (earlier) return earlier.toolId === toolId ? { status: 'unchanged' } : refused('alias-taken');
    const existing = before.get(key);
    if (!existing && count >= OWN_NUMBERS_MAX) return refused('aliases-too-many');
    if (!existing) count += 1;
    const entry: StoredOwnNumber = { key, alias: alias.data, toolId };
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

export async function importOwnNumbers(
  actor: Actor,
  { aliases: entries }: ImportOwnNumbersInput,
  now: Date = new Date(),
): Promise<ImportedOwnNumbers> {
  const owner = ownerOf(actor);
  const { tools, offers } = await getToolsByNumber(new Set(entries.map(({ sku }) => compactText(sku))));
  const sold = tools.filter(({ _id }) => offers.has(_id));
  const toolIds = new Map(sold.map(({ _id, sku }) => [compactText(sku), _id]));
  return inTransaction(async (session) => {
    await takeOwnNumberGuard(owner, session);
    const stored = await findOwnNumbersOf(owner, session);
    const { rows, toStore } = decideImport(entries, {
      toolIds,
      stored: stored.map(({ key, alias, toolId }) => ({ key, alias, toolId: toolId.toHexString() })),
    });
    await putOwnNumbers(
      toStore.map(({ key, alias, toolId }) => ({
        ...{ _id: new ObjectId(), ...ownedBy('aliases', owner), key, alias },
        ...{ toolId: new ObjectId(toolId), learnedAt: now },
      })),
      session,
    );
    return { rows };
  });
}
