'use client';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { onFirstInteraction } from '@/lib/client/page/first-interaction';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import {
  areToastHostsRequested,
  onToastHostsRequested,
  requestToastHosts,
} from '@/lib/client/toasts/toast-hosts';
import type { ToastersProps } from './toasters';

const Toasters = lazy(async () => ({
  default: (await loadWithRetries(() => import('./toasters'))).Toasters,
}));

/** Loaded at the first interaction or with the first toast. */
export function ToastHost(props: ToastersProps) {
  const isRequested = useSyncExternalStore(onToastHostsRequested, areToastHostsRequested, () => false);
  useEffect(() => onFirstInteraction(() => void requestToastHosts()), []);
  if (!isRequested) return null;
  return (
    <Suspense fallback={null}>
      <Toasters {...props} />
    </Suspense>
  );
}
