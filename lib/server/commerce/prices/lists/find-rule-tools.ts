import 'server-only';
import { toolsOfSkus } from '@/lib/server/commerce/tools/edit/price-targets';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { RuleToolsInput, RuleToolsResponse } from '@/lib/shared/prices/sheet/rule-tools.schema';

/** Throws `forbidden`. */
export async function findRuleTools(actor: Caller, { skus }: RuleToolsInput): Promise<RuleToolsResponse> {
  requirePermission(actor, 'manage-prices');
  return { tools: await toolsOfSkus(skus) };
}
