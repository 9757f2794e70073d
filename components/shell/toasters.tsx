'use client';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Toaster } from 'sonner';
import { clearOfField } from '@/lib/client/toasts/clear-of-field';
import { SIGN_IN_TOASTER } from '@/lib/client/toasts/show-toast';
import { markToastHostsReady } from '@/lib/client/toasts/toast-hosts';
import { TOAST_DURATION_MS } from '@/lib/shared/messages/messages';
import { currentTheme, onThemeChange } from './theme';

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

/** Fields one types into; a checkbox or a button under a toast is seen again in five seconds. */
const TYPED = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea';
/** Toasts behind the first one show their edges by so much. */
const BEHIND_PX = 28;

function edgeNow(host: HTMLElement, side: 'top' | 'bottom', edge: number): number {
  const list = host.querySelector(`[data-sonner-toaster][data-y-position="${side}"]`);
  const toasts = list?.querySelectorAll<HTMLElement>('[data-sonner-toast]') ?? [];
  const field = document.activeElement;
  if (!list || toasts.length === 0 || !field?.matches(TYPED)) return edge;
  const { left, right } = list.getBoundingClientRect();
  const highest = Math.max(...[...toasts].map((toast) => toast.offsetHeight));
  const stack = { left, right, height: highest + (toasts.length > 1 ? BEHIND_PX : 0) };
  return clearOfField(field.getBoundingClientRect(), stack, { side, edge, height: window.innerHeight });
}

/** The distance from the edge of the window at which the toasts of `host` leave the field in sight that has the focus. */
export function useToastEdge(
  host: RefObject<HTMLElement | null>,
  side: 'top' | 'bottom',
  edge: number,
): number {
  const [shown, setShown] = useState(edge);
  useEffect(() => {
    const place = () => {
      if (host.current) setShown(edgeNow(host.current, side, edge));
    };
    const toasts = new MutationObserver(place);
    if (host.current) toasts.observe(host.current, { childList: true, subtree: true });
    const events = ['focusin', 'focusout', 'scroll', 'resize'] as const;
    for (const event of events) window.addEventListener(event, place, { capture: true, passive: true });
    return () => {
      toasts.disconnect();
      for (const event of events) window.removeEventListener(event, place, { capture: true });
    };
  }, [host, side, edge]);
  return shown;
}
