'use client';
import {
  type ChangeEvent,
  createContext,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SubmitEvent,
  useContext,
  useTransition,
} from 'react';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { CATALOGUE_PARAMETERS } from '@/lib/shared/catalogue-address';

type Navigate = (href: string, options?: { replace?: boolean; toTop?: boolean }) => void;

const NavigateContext = createContext<Navigate>((href) => window.location.assign(href));

/** Opens an address of the catalogue; the current list stays, dimmed, until the new one is rendered. */
export function useCatalogueNavigation(): Navigate {
  return useContext(NavigateContext);
}

type CatalogueLiveProps = { loading: string; children: ReactNode };

/** Returns the link of the catalogue that an event came from: one with `data-live`, or inside of an element with it. */
function liveLink(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-live]') : null;
}

/** A link whose page is prefetched on hover; its click is not handled here. */
function fetchedLink(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-live], a[data-fetch]') : null;
}

/**
 * Returns the address that a form with `data-live` leads to: the filled-in fields, in the fixed order of the
 * catalogue's addresses, without the default sort order (`data-usual`).
 */
function addressOf(form: HTMLFormElement): string {
  const given = new FormData(form);
  const fields = CATALOGUE_PARAMETERS.flatMap((name) =>
    given.getAll(name).flatMap((value) => {
      const isSaid = typeof value === 'string' && value !== '';
      return isSaid && !(name === 'sort' && value === form.dataset.usual) ? [[name, value]] : [];
    }),
  );
  const path = new URL(form.action).pathname;
  return fields.length === 0 ? path : `${path}?${new URLSearchParams(fields)}`;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/**
 * Makes the catalogue's links and forms, which are plain HTML, feel instant: a link prefetches its list on hover, and
 * the current list stays, dimmed, until the next one is rendered. One listener handles all of them.
 */
export function CatalogueLive({ loading, children }: CatalogueLiveProps) {
  const router = useLocalRouter();
  const [isPending, startNavigation] = useTransition();

  const navigate: Navigate = (href, { replace = false, toTop = false } = {}) => {
    startNavigation(() => router[replace ? 'replace' : 'push'](href, { scroll: toTop }));
  };

  function onClick(event: MouseEvent) {
    const link = liveLink(event.target);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(link.pathname + link.search, { toTop: link.dataset.live === 'top' });
  }

  function onSubmit(event: SubmitEvent<HTMLDivElement>) {
    const form: EventTarget = event.target;
    if (!(form instanceof HTMLFormElement) || !('live' in form.dataset) || event.defaultPrevented) return;
    event.preventDefault();
    navigate(addressOf(form));
  }

  function onChange({ target }: ChangeEvent<HTMLDivElement>) {
    const choice: EventTarget = target;
    if (choice instanceof HTMLSelectElement && choice.form?.dataset.live === 'change')
      choice.form.requestSubmit();
  }

  function onPointedAt(event: PointerEvent | FocusEvent) {
    const link = fetchedLink(event.target);
    if (link) router.prefetch(link.pathname + link.search);
  }

  return (
    <NavigateContext value={navigate}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links inside, which are the interactive elements. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by key is a click. */}
      <div
        className="group/live"
        data-pending={isPending || undefined}
        onClick={onClick}
        onSubmit={onSubmit}
        onChange={onChange}
        onPointerOver={onPointedAt}
        onFocus={onPointedAt}
      >
        {isPending ? (
          <div
            aria-hidden="true"
            className="fixed inset-x-0 top-0 z-40 h-0.5 animate-pulse bg-accent-strong"
          />
        ) : null}
        <p role="status" className="sr-only">
          {isPending ? loading : ''}
        </p>
        {children}
      </div>
    </NavigateContext>
  );
}
