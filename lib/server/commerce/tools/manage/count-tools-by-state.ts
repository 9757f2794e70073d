import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { env } from '@/lib/server/platform/config/env';
import { TOOL_STATES, type ToolState } from '@/lib/shared/quantity/tool-states';
import { type Language, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { type ManagedSelection, managedFilter } from './managed-selection';
import { countManagedTools } from './managed-tools.repository';

/** How many tools of a selection are in each state, and in any (`all`). Throws `forbidden`. */
export async function countToolsByState(
  actor: Actor,
  selection: Omit<ManagedSelection, 'state'>,
): Promise<Record<ToolState | 'all', number>> {
  requirePermission(actor, 'manage-tools');
  const { LOW_STOCK_UNITS } = env();
  const counted = await Promise.all(
    TOOL_STATES.map(async (state) => {
      const count = await countManagedTools(managedFilter({ ...selection, state }, LOW_STOCK_UNITS));
      return [state, count] as const;
    }),
  );
  const counts = Object.fromEntries(counted) as Record<ToolState, number>;
  return { ...counts, all: counted.reduce((sum, [, count]) => sum + count, 0) };
}

/** How many tools of a selection lack texts, by language. Throws `forbidden`. */
export async function countToolsMissingTexts(
  actor: Actor,
  selection: Omit<ManagedSelection, 'missing'>,
): Promise<readonly (readonly [Language, number])[]> {
  requirePermission(actor, 'manage-tools');
  const { LOW_STOCK_UNITS } = env();
  return Promise.all(
    OTHER_LANGUAGES.map(async (missing) => {
      const count = await countManagedTools(managedFilter({ ...selection, missing }, LOW_STOCK_UNITS));
      return [missing, count] as const;
    }),
  );
}
