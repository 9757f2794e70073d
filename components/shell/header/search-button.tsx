'use client';
import {
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { PlainLink } from '@/components/ui/links/link';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import { onFirstInteraction } from '@/lib/client/page/first-interaction';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { boxOfPage, closeBox, openBox, openedBox, subscribeToBox } from '@/lib/client/search/box-keys';

type SearchButtonProps = {
  href: string;
  children: ReactNode;
};

const IDLE_MS = 500;

const loadSearch = () => loadWithRetries(() => import('../../search/search-dialog'));
const loadCommand = () => loadWithRetries(() => import('@/components/command/command-box'));

const BOXES = {
  search: lazy(async () => ({ default: (await loadSearch()).SearchDialog })),
  command: lazy(async () => ({ default: (await loadCommand()).CommandBox })),
};

async function prepareBox(): Promise<void> {
  const { prepare } = await (boxOfPage() === 'command' ? loadCommand() : loadSearch());
  prepare();
}

/** The command box when the browser is idle; the search box, of pages that are to be small, with the first interaction. */
function prepareInTime(): () => void {
  if (boxOfPage() === 'search') return onFirstInteraction(prepareBox);
  // Safari has no such callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(prepareBox, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(prepareBox);
  return () => cancelIdleCallback(idle);
}

/**
 * Opens the box of the page, as do the keys of box-keys.ts. Without scripts the link leads to the catalogue, which has a search
 * of its own.
 */
export function SearchButton({ href, children }: SearchButtonProps) {
  const opened = useSyncExternalStore(subscribeToBox, openedBox, () => null);
  const [used, setUsed] = useState(opened);
  if (opened && opened !== used) setUsed(opened);
  const path = usePublicPath();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another box.
  useEffect(prepareInTime, [path]);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openBox();
  }

  const Box = used && BOXES[used];
  return (
    <>
      <PlainLink
        href={href}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={open}
        onPointerEnter={prepareBox}
        onFocus={prepareBox}
        className="search-opener"
      >
        {children}
      </PlainLink>
      {Box ? (
        <Suspense fallback={null}>
          <Box isOpen={opened === used} onClose={closeBox} />
        </Suspense>
      ) : null}
    </>
  );
}
