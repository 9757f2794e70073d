const KEY = 'forgeline-tools-view';

export function storeView(view: 'table' | 'cards'): void {
  try {
    if (view === 'table') window.localStorage.setItem(KEY, view);
    else window.localStorage.removeItem(KEY);
  } catch {
    // A browser that refuses storage shows the view of the address.
  }
}

export function prefersTable(): boolean {
  try {
    return window.localStorage.getItem(KEY) === 'table';
  } catch {
    return false;
  }
}
