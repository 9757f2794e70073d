'use client';
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { PlainLink } from '@/components/ui/links/plain-link';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { searchTexts } from '@/lib/client/page/search-texts';

type SearchButtonProps = {
  href: string;
  children: ReactNode;
};

/** Loaded with the first search, or when the button is hovered or focused. */
const loadDialog = () => loadWithRetries(() => import('./search-dialog'));

const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }));

function prepareDialog(): void {
  void loadDialog();
  void searchTexts();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

function opensSearch(event: KeyboardEvent): boolean {
  if (event.altKey || event.defaultPrevented) return false;
  const isCommandK = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k';
  return isCommandK || (event.key === '/' && !event.metaKey && !event.ctrlKey && !isTyping(event.target));
}

/**
 * Opens the search dialog, as do Command-K, Control-K and "/". Without scripts the link leads to the catalogue, which
 * has a search of its own.
 */
export function SearchButton({ href, children }: SearchButtonProps) {
  const [isOpen, setOpen] = useState<boolean>();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <PlainLink
        href={href}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={open}
        onPointerEnter={prepareDialog}
        onFocus={prepareDialog}
        className="search-opener"
      >
        {children}
      </PlainLink>
      {isOpen === undefined ? null : (
        <Suspense fallback={null}>
          <SearchDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
