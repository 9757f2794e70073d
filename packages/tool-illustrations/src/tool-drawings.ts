import type { ToolDrawing } from './kit/size';
import { ABRASIVE_DRAWINGS } from './tools/abrasives';
import { BIT_DRAWINGS } from './tools/bits';
import { BOX_DRAWINGS } from './tools/boxes';
import { CALIPER_DRAWINGS } from './tools/calipers';
import { CLAMP_DRAWINGS } from './tools/clamps';
import { CORDED_DRAWINGS } from './tools/corded';
import { CORDLESS_DRAWINGS } from './tools/cordless';
import { DRILLING_DRAWINGS } from './tools/drilling';
import { GAUGE_DRAWINGS } from './tools/gauges';
import { HAMMER_DRAWINGS } from './tools/hammers';
import { HOLE_SAW_DRAWINGS } from './tools/hole-saws';
import { LAYOUT_DRAWINGS } from './tools/layout';
import { ORGANIZER_DRAWINGS } from './tools/organizer';
import { PANEL_DRAWINGS } from './tools/panels';
import { PLIER_DRAWINGS } from './tools/pliers';
import { SAW_BLADE_DRAWINGS } from './tools/saw-blades';
import { SAW_DRAWINGS } from './tools/saws';
import { SCREWDRIVER_DRAWINGS } from './tools/screwdrivers';
import { SOCKET_DRAWINGS } from './tools/sockets';
import { TORQUE_DRAWINGS } from './tools/torque';
import { WRENCH_DRAWINGS } from './tools/wrenches';

/** How each tool is drawn, by its slug. */
export const TOOL_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  ...ABRASIVE_DRAWINGS,
  ...BIT_DRAWINGS,
  ...BOX_DRAWINGS,
  ...CALIPER_DRAWINGS,
  ...CLAMP_DRAWINGS,
  ...CORDED_DRAWINGS,
  ...CORDLESS_DRAWINGS,
  ...DRILLING_DRAWINGS,
  ...GAUGE_DRAWINGS,
  ...HAMMER_DRAWINGS,
  ...HOLE_SAW_DRAWINGS,
  ...LAYOUT_DRAWINGS,
  ...ORGANIZER_DRAWINGS,
  ...PANEL_DRAWINGS,
  ...PLIER_DRAWINGS,
  ...SAW_BLADE_DRAWINGS,
  ...SAW_DRAWINGS,
  ...SCREWDRIVER_DRAWINGS,
  ...SOCKET_DRAWINGS,
  ...TORQUE_DRAWINGS,
  ...WRENCH_DRAWINGS,
};
