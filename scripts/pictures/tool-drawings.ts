import type { ToolDrawing } from './kit/size';
import { ABRASIVE_DRAWINGS } from './tools/abrasives';
import { CLAMP_DRAWINGS } from './tools/clamps';
import { DRILLING_DRAWINGS } from './tools/drilling';
import { HAMMER_DRAWINGS } from './tools/hammers';
import { MEASURING_DRAWINGS } from './tools/measuring';
import { PLIER_DRAWINGS } from './tools/pliers';
import { POWER_DRAWINGS } from './tools/power';
import { SAW_DRAWINGS } from './tools/saws';
import { SCREWDRIVER_DRAWINGS } from './tools/screwdrivers';
import { SOCKET_DRAWINGS } from './tools/sockets';
import { STORAGE_DRAWINGS } from './tools/storage';
import { TORQUE_DRAWINGS } from './tools/torque';
import { WRENCH_DRAWINGS } from './tools/wrenches';

/** How each tool is drawn, by its slug. */
export const TOOL_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  ...ABRASIVE_DRAWINGS,
  ...CLAMP_DRAWINGS,
  ...DRILLING_DRAWINGS,
  ...HAMMER_DRAWINGS,
  ...MEASURING_DRAWINGS,
  ...PLIER_DRAWINGS,
  ...POWER_DRAWINGS,
  ...SAW_DRAWINGS,
  ...SCREWDRIVER_DRAWINGS,
  ...SOCKET_DRAWINGS,
  ...STORAGE_DRAWINGS,
  ...TORQUE_DRAWINGS,
  ...WRENCH_DRAWINGS,
};
