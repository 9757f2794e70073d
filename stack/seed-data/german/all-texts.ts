import { CLAMPS_AND_VISES } from './clamps-vises';
import { DRILLING_AND_THREADING } from './drilling-threading';
import { FILES_AND_ABRASIVES } from './files-abrasives';
import type { GermanTexts } from './german-text';
import { HAMMERS_AND_STRIKING } from './hammers-striking';
import { MEASURING_AND_LAYOUT } from './measuring-layout';
import { PLIERS_AND_CUTTERS } from './pliers-cutters';
import { POWER_TOOLS } from './power-tools';
import { SAWS_AND_BLADES } from './saws-blades';
import { SCREWDRIVERS_AND_BITS } from './screwdrivers-bits';
import { STORAGE } from './storage';
import { TORQUE_AND_SOCKETS } from './torque-sockets';
import { WRENCHES } from './wrenches';

/** The German texts of every tool of the seed, by SKU. */
export const GERMAN_TEXTS: GermanTexts = {
  ...CLAMPS_AND_VISES,
  ...DRILLING_AND_THREADING,
  ...FILES_AND_ABRASIVES,
  ...HAMMERS_AND_STRIKING,
  ...MEASURING_AND_LAYOUT,
  ...PLIERS_AND_CUTTERS,
  ...POWER_TOOLS,
  ...SAWS_AND_BLADES,
  ...SCREWDRIVERS_AND_BITS,
  ...STORAGE,
  ...TORQUE_AND_SOCKETS,
  ...WRENCHES,
};
