'use client';
import { Moon, Sun } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
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
      <Icon node={other === 'dark' ? Moon : Sun} />
    </Button>
  );
}
