import { getAccessToken } from '@/lib/client/session/access-token';
import { callForJson } from '@/lib/client/session/session-call';
import type { RuleToolsResponse } from '@/lib/shared/prices/tool-price.schema';

type NamedTool = RuleToolsResponse['tools'][number];

/** One call takes as many (`ruleToolsInputSchema`). */
const AT_ONCE = 1_000;

function isTool(value: unknown): value is NamedTool {
  const { sku, name, price } = value as Record<string, unknown>;
  return typeof sku === 'string' && typeof name === 'string' && (price === null || typeof price === 'number');
}

/** Called with every visit of a price list, so this file uses no schema library. */
function readTools(body: unknown): NamedTool[] | undefined {
  const { tools } = (body ?? {}) as { tools?: unknown };
  return Array.isArray(tools) && tools.every(isTool) ? tools : undefined;
}

/** By the SKUs as they are given; those of no tool are left out. Throws ApiProblem. */
export async function fetchRuleTools(skus: readonly string[]): Promise<NamedTool[]> {
  const tools: NamedTool[] = [];
  for (let first = 0; first < skus.length; first += AT_ONCE) {
    const init = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${await getAccessToken()}`,
      },
      body: JSON.stringify({ skus: skus.slice(first, first + AT_ONCE) }),
    };
    tools.push(...(await callForJson('/api/price-list/tools', readTools, init)));
  }
  return tools;
}
