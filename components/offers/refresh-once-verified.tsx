'use client';
import { useEffect, useEffectEvent } from 'react';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { useViewer } from '@/lib/client/session/session';

/** The link of the verification mail is opened in another tab. */
export function RefreshOnceVerified() {
  const isVerified = useViewer().user?.emailVerified === true;
  const router = useLocalRouter();
  const refresh = useEffectEvent(() => router.refresh());
  useEffect(() => {
    if (isVerified) refresh();
  }, [isVerified]);
  return null;
}
