'use client';
import { Search } from 'lucide';
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { PlainLink } from '@/components/ui/plain-link';
import { loadWithRetries } from '@/lib/client/load-with-retries';
import { ROUTES } from '@/lib/shared/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type SearchButtonProps = { texts: Texts['catalogue']['box'] };

const loadDialog = () => loadWithRetries(() => import('./search-dialog'));

/** Loaded with the first search, not with the page. */
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }));

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
 * The search of every page: a box in the header that opens the search dialog, as do Command-K, Control-K and "/".
 * Without scripts it links to the catalogue, which has a search of its own.
 */
export function SearchButton({ texts }: SearchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setOpened(true);
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(true);
    setOpen(true);
  }

  return (
    <>
      <PlainLink
        href={ROUTES.tools}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={open}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        className="inline-flex size-11 items-center justify-center gap-2.5 rounded-md text-ink hover:bg-hover xl:h-10 xl:w-52 xl:justify-start xl:border xl:border-edge xl:bg-surface xl:px-3 xl:text-muted"
      >
        <Icon node={Search} className="size-4.5 shrink-0" />
        <span className="text-sm max-xl:sr-only">{texts.open}</span>
        {/* Rendered by the stylesheet: text here would be part of the control's visible label (WCAG 2.5.3). */}
        <span
          aria-hidden="true"
          className="ms-auto rounded-sm border border-line bg-sunken px-1.5 font-mono text-2xs text-muted before:content-['Ctrl_K'] max-xl:hidden noscript:hidden"
        />
      </PlainLink>
      {wasOpened ? (
        <Suspense fallback={null}>
          <SearchDialog isOpen={isOpen} onClose={() => setOpen(false)} texts={texts} />
        </Suspense>
      ) : null}
    </>
  );
}
