'use client';
import { type RefObject, useEffect, useState } from 'react';
import { clearOfField } from '@/lib/client/toasts/clear-of-field';

/** What one types into; a checkbox or a button under a toast is seen again in five seconds. */
const TYPED = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea';
/** Of the toasts behind the first one, which show their edges. */
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
