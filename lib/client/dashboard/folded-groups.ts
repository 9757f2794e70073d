import { FOLDED_STORAGE_KEY } from '@/lib/shared/messages/inline-code';

const listeners = new Set<() => void>();

/** The keys of the folded groups of the admins' menu, separated by spaces; the document has them from its inline code. */
export function foldedGroups(): string {
  return document.documentElement.dataset.folded ?? '';
}

export function subscribeToFolded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toggleFolded(key: string): void {
  const before = foldedGroups().split(' ').filter(Boolean);
  const after = before.includes(key) ? before.filter((each) => each !== key) : [...before, key];
  document.documentElement.dataset.folded = after.join(' ');
  try {
    localStorage.setItem(FOLDED_STORAGE_KEY, after.join(' '));
  } catch {
    // Without storage it stays folded until the next document.
  }
  for (const listener of listeners) listener();
}
