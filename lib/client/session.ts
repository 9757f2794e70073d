'use client';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import {
  refreshViewer as askEveryTab,
  followSession,
  subscribeToViewer,
  type ViewerState,
  viewerNow,
  viewerOnServer,
} from './viewer-store';

/**
 * Follows who is signed in while it is on the page; pages are the same bytes for everybody, so this is known in the
 * browser alone, from the first moment after hydration on.
 */
export function ViewerProvider({ children }: { children: ReactNode }): ReactNode {
  useEffect(followSession, []);
  return children;
}

/** Who looks at the page; `loading` in the server's HTML. */
export function useViewer(): ViewerState {
  return useSyncExternalStore(subscribeToViewer, viewerNow, viewerOnServer);
}

/** Call it when the session may be another one now, e.g. after registration. Every tab follows. Never throws. */
export async function refreshViewer(): Promise<ViewerState> {
  return askEveryTab();
}
