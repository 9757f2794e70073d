import { THEME_STORAGE_KEY } from '@/lib/shared/messages/inline-code';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

function systemQuery(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemQuery().matches ? 'dark' : 'light';
}

/** The system's theme is not stored, so that the shop follows the system again. */
export function chooseTheme(theme: Theme): void {
  const system: Theme = systemQuery().matches ? 'dark' : 'light';
  if (theme === system) {
    delete document.documentElement.dataset.theme;
    localStorage.removeItem(THEME_STORAGE_KEY);
  } else {
    document.documentElement.dataset.theme = theme;
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  }
  for (const listener of listeners) listener();
}

export function onThemeChange(listener: () => void): () => void {
  const query = systemQuery();
  listeners.add(listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
  };
}
