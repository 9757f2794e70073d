'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { usePublicPath } from '@/lib/client/language/use-public-path';

type HeaderMenuProps = {
  texts: { label: string; openMenu: string; closeMenu: string };
  /** Rendered by the server, so that they are not in the scripts of every page. */
  icons: { open: ReactNode; close: ReactNode };
  navigation: ReactNode;
  /** Beside the button that opens the navigation on small screens. */
  settings: ReactNode;
};

/**
 * The top navigation (product §2.7). On small screens it is a panel that a button opens; Escape, a press of one of its links
 * or buttons, and going to another page close it.
 */
export function HeaderMenu({ texts, icons, navigation, settings }: HeaderMenuProps) {
  const path = usePublicPath();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const menu = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openOn === path;

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      button.current?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      const isInMenu = target instanceof Element && menu.current?.contains(target);
      if (isInMenu && target.closest('a, button')) setOpenOn(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, [open]);

  return (
    <>
      <nav
        ref={menu}
        id="main-navigation"
        aria-label={texts.label}
        className={open ? 'site-menu flex' : 'site-menu hidden lg:flex'}
      >
        {navigation}
      </nav>
      <div className="flex items-center sm:gap-1">
        {settings}
        <Button
          ref={button}
          variant="ghost"
          size="icon"
          className="lg:hidden noscript:hidden"
          aria-label={open ? texts.closeMenu : texts.openMenu}
          aria-expanded={open}
          aria-controls="main-navigation"
          onClick={() => setOpenOn(open ? null : path)}
        >
          {open ? icons.close : icons.open}
        </Button>
      </div>
    </>
  );
}
