import { loadContracts } from '@/lib/client/page/load-contracts';
import { ROUTES } from '@/lib/shared/site/routes';

/** Returns the page of the approval that waits longest, else the desk. */
export async function nextApprovalHref(): Promise<string> {
  try {
    const { call, deskCalls } = await loadContracts(() => import('@/lib/shared/desk/desk.contract'));
    const { waiting } = await call(deskCalls.readDesk, {});
    return waiting.find(({ kind }) => kind === 'requisition')?.href ?? ROUTES.desk;
  } catch {
    // The decision is made: the desk says what is next.
    return ROUTES.desk;
  }
}
