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

/** Opens an address of the catalogue while what is there stays, dimmed, until the new list is there. */
export function useCatalogueNavigation(): Navigate {
  return useContext(NavigateContext);
}

type CatalogueLiveProps = { loading: string; children: ReactNode };

/** The link of the catalogue an event came from: `data-live` on it, or what it is inside of. */
function liveLink(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-live]') : null;
}

/** A link whose page is fetched as soon as it is pointed at; its press is its own business. */
function fetchedLink(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-live], a[data-fetch]') : null;
}

/**
 * Where a form with `data-live` leads: what is filled in, in the steady order of the catalogue's addresses. The order a
 * list has anyhow, `data-usual`, goes without saying.
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
 * The catalogue's links and forms are plain HTML. This makes them feel instant: a link fetches its list as soon as it is
 * pointed at, and the present list stays, dimmed, until the next one is there. One listener serves all of them.
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links inside, which are what one acts on. */}
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
