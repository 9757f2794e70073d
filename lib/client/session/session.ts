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
 * Keeps track of who is signed in while it is mounted. Cached pages are the same for everyone, so only the browser knows,
 * from hydration on.
 */
export function ViewerProvider({ children }: { children: ReactNode }): ReactNode {
  useEffect(followSession, []);
  return children;
}

/** Returns who looks at the page; `loading` in the server's HTML. */
export function useViewer(): ViewerState {
  return useSyncExternalStore(subscribeToViewer, viewerNow, viewerOnServer);
}

/** Call it when the session may have changed, e.g. after registration. Updates every tab. Never throws. */
export async function refreshViewer(): Promise<ViewerState> {
  return askEveryTab();
}
