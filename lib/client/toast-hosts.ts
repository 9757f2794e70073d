/**
 * Whether the page needs its toasts yet. They are fetched at the first touch of the page, long before most toasts, and
 * at the latest with the first toast, so that the first load is free of them.
 */
let wanted = false;
const listeners = new Set<() => void>();
let markReady: () => void;
const ready = new Promise<void>((resolve) => {
  markReady = resolve;
});

/** Asks for the hosts; resolves once they stand, which is when a toast can be shown. */
export function requestToastHosts(): Promise<void> {
  if (!wanted) {
    wanted = true;
    for (const listener of listeners) listener();
  }
  return ready;
}

/** Said by the hosts themselves, once they listen. */
export function toastHostsStand(): void {
  markReady();
}

export function areToastHostsWanted(): boolean {
  return wanted;
}

export function onToastHostsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
