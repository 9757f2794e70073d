'use client';
import { Expand, X, ZoomIn, ZoomOut } from 'lucide';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** Rendered by the server, so that the pictures need no script. */
export type GalleryView = {
  href: string;
  label: string;
  picture: ReactNode;
  large: ReactNode;
  small: ReactNode;
};

type ToolGalleryProps = {
  name: string;
  views: readonly [GalleryView, ...GalleryView[]];
  texts: Pick<
    Texts['catalogue']['tool'],
    'enlarge' | 'pictures' | 'zoomed' | 'zoomIn' | 'zoomOut' | 'closeZoom'
  >;
};

/** A click shows the picture full-screen, and another one zooms in. Without scripts every link opens its picture. */
export function ToolGallery({ name, views, texts }: ToolGalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isClose, setClose] = useState(false);
  const [shown, setShown] = useState(0);
  const view = views[shown] ?? views[0];

  function choose(event: MouseEvent, position: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(position);
  }

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setClose(false);
    dialog.current?.showModal();
  }

  return (
    <div className="grid content-start gap-3">
      <a
        href={view.href}
        onClick={open}
        aria-label={fillText(texts.enlarge, { name })}
        className="group relative block aspect-[4/3] cursor-zoom-in overflow-hidden rounded-lg border border-line bg-sunken"
      >
        {view.picture}
        <span
          aria-hidden="true"
          className="no-print absolute end-3 bottom-3 grid size-10 place-items-center rounded-md bg-surface/90 text-ink opacity-80 shadow-raised transition-opacity group-hover:opacity-100"
        >
          <Icon node={Expand} className="size-4.5" />
        </span>
      </a>
      {views.length > 1 ? (
        <ul aria-label={fillText(texts.pictures, { name })} className="no-print flex gap-3">
          {views.map(({ href, label, small }, position) => (
            <li key={href}>
              <a
                href={href}
                aria-label={label}
                title={label}
                aria-current={position === shown ? 'true' : undefined}
                onClick={(event) => choose(event, position)}
                className="block h-15 w-20 overflow-hidden rounded-md border border-line bg-sunken hover:border-edge aria-[current=true]:border-ink aria-[current=true]:outline aria-[current=true]:outline-ink"
              >
                {small}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <dialog
        ref={dialog}
        aria-label={fillText(texts.zoomed, { name })}
        className="m-auto h-[calc(100dvh-2rem)] max-h-none w-[calc(100vw-2rem)] max-w-[90rem] overflow-hidden rounded-lg border border-line bg-surface p-0 shadow-float backdrop:bg-scrim"
      >
        <div className="grid h-full grid-cols-1 grid-rows-[auto_minmax(0,1fr)]">
          <div className="flex items-center gap-1 border-line border-b py-1.5 ps-4 pe-2">
            <p className="min-w-0 flex-1 truncate font-semibold text-ink">{name}</p>
            <Button
              variant="ghost"
              size="icon"
              aria-label={isClose ? texts.zoomOut : texts.zoomIn}
              aria-pressed={isClose}
              onClick={() => setClose(!isClose)}
            >
              <Icon node={isClose ? ZoomOut : ZoomIn} />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={texts.closeZoom}
              onClick={() => dialog.current?.close()}
            >
              <Icon node={X} />
            </Button>
          </div>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its frame is scrolled by key.
            tabIndex={0}
            aria-label={name}
            data-close={isClose || undefined}
            className="group/zoom overflow-auto overscroll-contain bg-sunken"
          >
            {view.large}
          </section>
        </div>
      </dialog>
    </div>
  );
}
