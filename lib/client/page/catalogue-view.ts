const KEY = 'forgeline-tools-view';

/** Remembers in this browser whether lists of tools are shown as a table or as cards. */
export function keepView(view: 'table' | 'cards'): void {
  try {
    if (view === 'table') window.localStorage.setItem(KEY, view);
    else window.localStorage.removeItem(KEY);
  } catch {
    // A browser that refuses storage shows what the address says.
  }
}

/** Whether lists of tools were last chosen to be a table. */
export function prefersTable(): boolean {
  try {
    return window.localStorage.getItem(KEY) === 'table';
  } catch {
    return false;
  }
}
