'use client';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/controls/button';
import { chooseTheme, currentTheme, onThemeChange } from './theme';

type ThemeSwitchProps = {
  texts: { darkTheme: string; lightTheme: string };
  /** Rendered by the server: in a client component they would be in the scripts of every page. */
  icons: { dark: ReactNode; light: ReactNode };
};

export function ThemeSwitch({ texts, icons }: ThemeSwitchProps) {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'light' as const);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      variant="ghost"
      size="icon"
      className="noscript:hidden"
      aria-label={other === 'dark' ? texts.darkTheme : texts.lightTheme}
      onClick={() => chooseTheme(other)}
    >
      {icons[other]}
    </Button>
  );
}
