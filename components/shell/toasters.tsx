'use client';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Toaster } from 'sonner';
import { SIGN_IN_TOASTER } from '@/lib/client/toasts/show-toast';
import { markToastHostsReady } from '@/lib/client/toasts/toast-hosts';
import { TOAST_DURATION_MS } from '@/lib/shared/messages/messages';
import { currentTheme, onThemeChange } from './theme/theme';
import { useToastEdge } from './use-toast-edge';

export type ToastersProps = { label: string; signInLabel: string; closeLabel: string };

const EDGE_PX = 24;
/** Below the header. */
const TOP_EDGE_PX = 108;

/**
 * Product §2.8: the shop's toasts at the bottom-right for 5 seconds; those of the sign-in screens at the top-right in
 * light colours, paused on hover, dismissed by a drag to any side. Both give way to the field that is edited.
 */
export function Toasters({ label, signInLabel, closeLabel }: ToastersProps) {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'light' as const);
  useEffect(markToastHostsReady, []);
  const host = useRef<HTMLDivElement>(null);
  const bottom = useToastEdge(host, 'bottom', EDGE_PX);
  const top = useToastEdge(host, 'top', TOP_EDGE_PX);
  const options = { closeButtonAriaLabel: closeLabel };
  return (
    <div ref={host} className="toast-host">
      <Toaster
        position="bottom-right"
        offset={{ bottom }}
        mobileOffset={{ bottom }}
        duration={TOAST_DURATION_MS}
        theme={theme}
        richColors
        closeButton
        containerAriaLabel={label}
        toastOptions={options}
      />
      <Toaster
        id={SIGN_IN_TOASTER}
        position="top-right"
        offset={{ top }}
        mobileOffset={{ top }}
        duration={TOAST_DURATION_MS}
        theme="light"
        richColors
        closeButton
        visibleToasts={1}
        swipeDirections={['top', 'right', 'bottom', 'left']}
        containerAriaLabel={signInLabel}
        // A drag that begins on text would select it, and sonner would not move the toast.
        toastOptions={{ ...options, className: 'select-none' }}
      />
    </div>
  );
}
