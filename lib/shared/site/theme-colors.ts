/** For the browser's own controls: `--color-paper` in app/globals.css. */
export const THEME_COLORS = { light: '#f5f5f2', dark: '#101215' } as const;
