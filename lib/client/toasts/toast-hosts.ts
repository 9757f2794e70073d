/**
 * Toasters are loaded on the first interaction, and at the latest with the first toast, so that the initial load is free of
 * them.
 */
let isRequested = false;
const listeners = new Set<() => void>();
let markReady: () => void;
const ready = new Promise<void>((resolve) => {
  markReady = resolve;
});

/** Resolves once they are mounted and a toast can be shown. */
export function requestToastHosts(): Promise<void> {
  if (!isRequested) {
    isRequested = true;
    for (const listener of listeners) listener();
  }
  return ready;
}

export function markToastHostsReady(): void {
  markReady();
}

export function areToastHostsRequested(): boolean {
  return isRequested;
}

export function onToastHostsRequested(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
