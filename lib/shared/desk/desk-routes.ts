import { ROUTES } from '../site/routes';
import type { DeskKind } from './desk.schema';

/** Beside `ROUTES`, which the scripts of every page have. */
export const DESK_ROUTES = {
  openRequests: `${ROUTES.desk}#open-requests`,
  ofKind: (kind: DeskKind) => `${ROUTES.desk}?kind=${kind}`,
} as const;
