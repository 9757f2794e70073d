'use client';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { MoonSign, SunSign } from '@/components/ui/signs';
import { chooseTheme, currentTheme, onThemeChange } from './theme';

type ThemeSwitchProps = { texts: { darkTheme: string; lightTheme: string } };

/** Switches between light and dark. */
export function ThemeSwitch({ texts }: ThemeSwitchProps) {
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
      {other === 'dark' ? <MoonSign aria-hidden="true" /> : <SunSign aria-hidden="true" />}
    </Button>
  );
}
