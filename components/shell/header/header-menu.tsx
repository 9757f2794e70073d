'use client';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { useViewer } from '@/lib/client/session/session';

type HeaderMenuProps = {
  texts: { label: string; openMenu: string; closeMenu: string };
  /** Rendered by the server: in a client component they would be in the scripts of every page. */
  icons: { open: ReactNode; close: ReactNode };
  quickOrder: ReactNode;
  cart: ReactNode;
  tools: ReactNode;
  navigation: ReactNode;
  settings: ReactNode;
};

/** Loaded when a signed-in user opens the menu on a phone. */
const MemberPages = lazy(async () => ({
  default: (await loadWithRetries(() => import('@/components/dashboard/member-pages'))).MemberPages,
}));

/**
 * Product §2.7. In the order in which the header is drawn, so that Tab follows it. On phones some are in a panel, with the
 * pages of the dashboard; Escape, a press of one of its links or buttons, focus outside, and navigation close it.
 */
export function HeaderMenu(props: HeaderMenuProps) {
  const { texts, icons, quickOrder, cart, tools, navigation, settings } = props;
  const path = usePublicPath();
  const { user } = useViewer();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const menu = useRef<HTMLDivElement>(null);
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
    const onFocus = ({ target }: FocusEvent) => {
      const isInside =
        target instanceof Node && [menu, button].some((part) => part.current?.contains(target));
      if (!isInside) setOpenOn(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocus);
    };
  }, [open]);

  return (
    <>
      <div className="bar-part">{open ? null : quickOrder}</div>
      {cart}
      {tools}
      <div ref={menu} id="main-navigation" className={open ? 'site-menu is-open' : 'site-menu'}>
        {open ? quickOrder : null}
        <nav aria-label={texts.label}>{navigation}</nav>
        {open && user ? (
          <Suspense fallback={null}>
            <MemberPages role={user.role} isMember={user.isMember} charges={user.charges} />
          </Suspense>
        ) : null}
        {settings}
      </div>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        className="menu-button"
        aria-label={open ? texts.closeMenu : texts.openMenu}
        aria-expanded={open}
        aria-controls="main-navigation"
        onClick={() => setOpenOn(open ? null : path)}
      >
        {open ? icons.close : icons.open}
      </Button>
    </>
  );
}
