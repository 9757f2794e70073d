'use client';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import {
  followSession,
  subscribeToViewer,
  type ViewerState,
  viewerNow,
  viewerOnServer,
} from './viewer-store';

/** Cached pages are the same for everyone, so only the browser can show who is signed in, from hydration on. */
export function ViewerProvider({ children }: { children: ReactNode }): ReactNode {
  useEffect(followSession, []);
  return children;
}

export function useViewer(): ViewerState {
  return useSyncExternalStore(subscribeToViewer, viewerNow, viewerOnServer);
}
