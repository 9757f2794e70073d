import 'server-only';
import { getToolsByNumber } from '@/lib/server/commerce/tools/read/get-tool';
import type { PersonOwner } from '@/lib/server/identity/owner';
import type { OwnNumber } from '@/lib/shared/own-numbers/own-number.schema';
import { findOwnNumbersOf } from './own-numbers.repository';

export async function listOwnNumbers(owner: PersonOwner): Promise<{ aliases: OwnNumber[]; total: number }> {
  const found = await findOwnNumbersOf(owner);
  const { tools } = await getToolsByNumber([], new Set(found.map(({ toolId }) => toolId.toHexString())));
  const byId = new Map(tools.map((tool) => [tool._id, tool]));
  const aliases = found.map(({ alias, toolId }): OwnNumber => {
    const id = toolId.toHexString();
    const tool = byId.get(id);
    return { alias, toolId: id, ...(tool ? { sku: tool.sku, name: tool.name } : {}) };
  });
  return { aliases, total: aliases.length };
}
