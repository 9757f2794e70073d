'use client';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { onFirstInteraction } from '@/lib/client/first-interaction';
import { loadPatiently } from '@/lib/client/load-patiently';
import { areToastHostsWanted, onToastHostsWanted, requestToastHosts } from '@/lib/client/toast-hosts';
import type { ToastersProps } from './toasters';

const Toasters = lazy(async () => ({ default: (await loadPatiently(() => import('./toasters'))).Toasters }));

/** Keeps the place of the toasts, which are fetched once the visitor does something or a first one is to be shown. */
export function ToastHost(props: ToastersProps) {
  const wanted = useSyncExternalStore(onToastHostsWanted, areToastHostsWanted, () => false);
  useEffect(() => onFirstInteraction(() => void requestToastHosts()), []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toasters {...props} />
    </Suspense>
  );
}
