import { splitLanguage } from '@/lib/shared/site/local-path';
import { ROUTES, safeReturnPath } from '@/lib/shared/site/routes';

export function returnPathFromAddress(): string {
  return safeReturnPath(new URLSearchParams(window.location.search).get('from'));
}

export function returnQueryFromAddress(): string {
  const from = new URLSearchParams(window.location.search).get('from');
  return from ? `?from=${encodeURIComponent(from)}` : '';
}

/** Why a visitor has to sign in: to order a tool or the cart, or anything else. */
export type ReturnReason = { kind: 'order'; toolId?: string } | { kind: 'other' };

const TOOL_ID = /^[0-9a-f]{24}$/;

/** Product §2.4. Reads only the path and a tool's id from `?from=`; the tool may not exist. */
export function returnReason(from: string | string[] | undefined): ReturnReason {
  if (typeof from !== 'string') return { kind: 'other' };
  const [pathname = ''] = safeReturnPath(from).split(/[?#]/, 1);
  const { path } = splitLanguage(pathname);
  if (path === ROUTES.cart) return { kind: 'order' };
  const prefix = ROUTES.purchase('');
  const toolId = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  return TOOL_ID.test(toolId) ? { kind: 'order', toolId } : { kind: 'other' };
}
