import { splitLanguage } from '../site/local-path';
import { ROUTES, safeReturnPath } from '../site/routes';

/** Why someone is asked to sign in: to order, a tool or the cart, or anything else. */
export type ReturnReason = { kind: 'order'; toolId?: string } | { kind: 'other' };

const TOOL_ID = /^[0-9a-f]{24}$/;

/**
 * Tells from `?from=` why someone is asked to sign in (product §2.4). All it takes from the address is the path and a tool's id of
 * the right form; there may be no such tool.
 */
export function returnReason(from: string | string[] | undefined): ReturnReason {
  if (typeof from !== 'string') return { kind: 'other' };
  const [pathname = ''] = safeReturnPath(from).split(/[?#]/, 1);
  const { path } = splitLanguage(pathname);
  if (path === ROUTES.cart) return { kind: 'order' };
  const prefix = ROUTES.purchase('');
  const toolId = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  return TOOL_ID.test(toolId) ? { kind: 'order', toolId } : { kind: 'other' };
}
