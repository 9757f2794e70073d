import { CLAMPS_AND_VISES } from './tools/clamps-vises';
import { DRILLING_AND_THREADING } from './tools/drilling-threading';
import { FILES_AND_ABRASIVES } from './tools/files-abrasives';
import { HAMMERS_AND_STRIKING } from './tools/hammers-striking';
import { MEASURING_AND_LAYOUT } from './tools/measuring-layout';
import { PLIERS_AND_CUTTERS } from './tools/pliers-cutters';
import { POWER_TOOLS } from './tools/power-tools';
import { SAWS_AND_BLADES } from './tools/saws-blades';
import { SCREWDRIVERS_AND_BITS } from './tools/screwdrivers-bits';
import { STORAGE } from './tools/storage';
import { TORQUE_AND_SOCKETS } from './tools/torque-sockets';
import { WRENCHES } from './tools/wrenches';
import type { SeedTool } from './types';

const byCategory: readonly (readonly SeedTool[])[] = [
  TORQUE_AND_SOCKETS,
  POWER_TOOLS,
  MEASURING_AND_LAYOUT,
  WRENCHES,
  PLIERS_AND_CUTTERS,
  HAMMERS_AND_STRIKING,
  SCREWDRIVERS_AND_BITS,
  DRILLING_AND_THREADING,
  CLAMPS_AND_VISES,
  SAWS_AND_BLADES,
  FILES_AND_ABRASIVES,
  STORAGE,
];

/** In display order: the categories alternate, so that no screenful is all alike. */
export const SEED_TOOLS: readonly SeedTool[] = takeTurns(byCategory);

function takeTurns(groups: readonly (readonly SeedTool[])[]): SeedTool[] {
  const longest = Math.max(...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, turn) =>
    groups.flatMap((group) => group.slice(turn, turn + 1)),
  ).flat();
}
