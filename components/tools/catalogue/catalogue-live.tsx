'use client';
import {
  type ChangeEvent,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useTransition,
} from 'react';
import { completeRange } from '@/lib/client/catalogue/catalogue-address';
import { prefersTable, storeView } from '@/lib/client/catalogue/catalogue-view';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { isPlainClick } from '@/lib/client/page/press';
import { CATALOGUE_PARAMETERS } from '@/lib/shared/tools/catalogue/catalogue-parameters';

const PAUSE_MS = 200;

type CatalogueLiveProps = { loading: string; children: ReactNode };

/**
 * How far the open sheet of filters is scrolled while the list for a choice in it is on its way. A list of another kind
 * replaces this component, and with it the sheet.
 */
let keptSheet: number | null = null;

function openSheet(frame: HTMLElement | null): HTMLElement | null {
  const sheet = frame?.querySelector<HTMLElement>('.filter-sheet') ?? null;
  return sheet?.matches(':popover-open') ? sheet : null;
}

function liveLink(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-live]') : null;
}

/**
 * The address of a form with `data-live`: its non-empty fields, in the fixed order of the catalogue's addresses,
 * without the default sort order (`data-usual`).
 */
function addressOf(form: HTMLFormElement): string {
  const data = new FormData(form);
  const fields = CATALOGUE_PARAMETERS.flatMap((name) =>
    data.getAll(name).flatMap((entry) => {
      const value = partsJoined(name, String(entry).trim(), data);
      return value !== '' && !(name === 'sort' && value === form.dataset.usual) ? [[name, value]] : [];
    }),
  );
  const path = new URL(form.action).pathname;
  return fields.length === 0 ? path : `${path}?${new URLSearchParams(fields)}`;
}

/** A range is three form fields, but one parameter. */
function partsJoined(name: string, value: string, data: FormData): string {
  if (name !== 'range') return value;
  return completeRange(value, (part) => String(data.get(part) ?? '')) ?? '';
}

function isEdited(input: HTMLInputElement): boolean {
  return input.value.trim() !== input.defaultValue;
}

/**
 * Enhances the catalogue's links and forms, which are plain HTML: a link prefetches its list on hover, a form with
 * `data-live="change"` is submitted when its select changes, one with `data-live="type"` when typing pauses, and the
 * current list stays, dimmed, until the next one is rendered. One listener for all.
 */
export function CatalogueLive({ loading, children }: CatalogueLiveProps) {
  const router = useLocalRouter();
  const [isPending, startNavigation] = useTransition();
  const frame = useRef<HTMLDivElement>(null);
  const pause = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(pause.current), []);
  // Back and the filters change the address; a focused field is left unchanged.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the children change with the address.
  useEffect(() => {
    const field = frame.current?.querySelector<HTMLInputElement>('form[data-live="type"] [type="search"]');
    if (field && field !== document.activeElement) field.value = field.defaultValue;
  }, [children]);

  // A plain address is the same cached page for every visitor, with cards; redirects visitors who chose the table.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the children change with the address.
  useEffect(() => {
    const { pathname, searchParams } = new URL(window.location.href);
    if (searchParams.has('view') || !prefersTable()) return;
    searchParams.set('view', 'table');
    navigate(`${pathname}?${searchParams}`, { replace: true });
  }, [children]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the children change with the address.
  useLayoutEffect(() => {
    const sheet = frame.current?.querySelector<HTMLElement>('.filter-sheet');
    if (keptSheet === null || !sheet) return;
    if (!sheet.matches(':popover-open')) sheet.showPopover();
    sheet.scrollTop = keptSheet;
    keptSheet = null;
  }, [children]);

  // A sheet that is removed tells nobody; one that is closed stays closed.
  useEffect(() => {
    const host = frame.current;
    const forget = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') keptSheet = null;
    };
    host?.addEventListener('toggle', forget, true);
    return () => host?.removeEventListener('toggle', forget, true);
  }, []);

  function navigate(href: string, { replace = false, toTop = false } = {}) {
    window.clearTimeout(pause.current);
    keptSheet = openSheet(frame.current)?.scrollTop ?? null;
    startNavigation(() => router[replace ? 'replace' : 'push'](href, { scroll: toTop }));
  }

  function onClick(event: MouseEvent) {
    const link = liveLink(event.target);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const { view } = link.dataset;
    if (view === 'table' || view === 'cards') storeView(view);
    navigate(link.pathname + link.search, { toTop: link.dataset.live === 'top' });
  }

  function onSubmit(event: SubmitEvent<HTMLDivElement>) {
    const form: EventTarget = event.target;
    if (!(form instanceof HTMLFormElement) || !('live' in form.dataset) || event.defaultPrevented) return;
    event.preventDefault();
    navigate(addressOf(form));
  }

  function onChange({ target }: ChangeEvent<HTMLDivElement>) {
    const control: EventTarget = target;
    if (control instanceof HTMLSelectElement && control.form?.dataset.live === 'change')
      control.form.requestSubmit();
    if (control instanceof HTMLInputElement && control.form?.dataset.live === 'type') followTyping(control);
  }

  function followTyping(input: HTMLInputElement) {
    window.clearTimeout(pause.current);
    pause.current = window.setTimeout(() => {
      // The first letters push a history entry; later ones replace it.
      if (input.form && isEdited(input))
        navigate(addressOf(input.form), { replace: input.defaultValue !== '' });
    }, PAUSE_MS);
  }

  function onPointedAt(event: PointerEvent | FocusEvent) {
    const link = liveLink(event.target);
    // A pointer on its way passes dozens of cells.
    if (link && link.dataset.live !== 'cell') router.prefetch(link.pathname + link.search);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links inside, which are the interactive elements.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by key is a click.
    <div
      ref={frame}
      className="group/live loading-bar"
      data-pending={isPending || undefined}
      onClick={onClick}
      onSubmit={onSubmit}
      onChange={onChange}
      onPointerOver={onPointedAt}
      onFocus={onPointedAt}
    >
      <p role="status" className="sr-only">
        {isPending ? loading : ''}
      </p>
      {children}
    </div>
  );
}
