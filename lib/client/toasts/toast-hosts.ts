/**
 * Whether the page needs its toasters yet. They are loaded on the first interaction, long before most toasts, and at the
 * latest with the first toast, so that the initial load is free of them.
 */
let wanted = false;
const listeners = new Set<() => void>();
let markReady: () => void;
const ready = new Promise<void>((resolve) => {
  markReady = resolve;
});

/** Requests the toasters; resolves once they are mounted and a toast can be shown. */
export function requestToastHosts(): Promise<void> {
  if (!wanted) {
    wanted = true;
    for (const listener of listeners) listener();
  }
  return ready;
}

/** Called by the toasters once they are mounted. */
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
