'use client';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ExpandSign, ZoomInSign, ZoomOutSign } from '@/components/ui/rare-signs';
import { CloseSign } from '@/components/ui/signs';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ToolGalleryProps = {
  name: string;
  /** Where the picture itself is. */
  href: string;
  /** The picture on the page, and the one as large as the screen; made by the server, so that no script is needed. */
  picture: ReactNode;
  largePicture: ReactNode;
  texts: Texts['catalogue']['tool'];
};

/**
 * The tool's picture, and, pressed, the same as large as the screen, where one more press looks closer. Without scripts
 * the link opens the picture itself.
 */
export function ToolGallery({ name, href, picture, largePicture, texts }: ToolGalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isClose, setClose] = useState(false);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setClose(false);
    dialog.current?.showModal();
  }

  return (
    <div className="relative">
      <a
        href={href}
        onClick={open}
        aria-label={fillText(texts.enlarge, { name })}
        className="group block aspect-[4/3] cursor-zoom-in overflow-hidden rounded-lg border border-line bg-sunken"
      >
        {picture}
        <span
          aria-hidden="true"
          className="no-print absolute end-3 bottom-3 grid size-10 place-items-center rounded-md bg-surface/90 text-ink opacity-80 shadow-raised transition-opacity group-hover:opacity-100"
        >
          <ExpandSign className="size-4.5" />
        </span>
      </a>
      <dialog
        ref={dialog}
        aria-label={fillText(texts.zoomed, { name })}
        className="m-auto h-[calc(100dvh-2rem)] max-h-none w-[calc(100vw-2rem)] max-w-[90rem] overflow-hidden rounded-lg border border-line bg-surface p-0 shadow-float backdrop:bg-scrim"
      >
        <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
          <div className="flex items-center gap-1 border-line border-b py-1.5 ps-4 pe-2">
            <p className="min-w-0 flex-1 truncate font-semibold text-ink">{name}</p>
            <Button
              variant="ghost"
              size="icon"
              aria-label={isClose ? texts.zoomOut : texts.zoomIn}
              aria-pressed={isClose}
              onClick={() => setClose(!isClose)}
            >
              {isClose ? <ZoomOutSign aria-hidden="true" /> : <ZoomInSign aria-hidden="true" />}
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={texts.closeZoom}
              onClick={() => dialog.current?.close()}
            >
              <CloseSign aria-hidden="true" />
            </Button>
          </div>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its frame is scrolled by key.
            tabIndex={0}
            aria-label={name}
            data-close={isClose || undefined}
            className="group/zoom overflow-auto overscroll-contain bg-sunken"
          >
            {largePicture}
          </section>
        </div>
      </dialog>
    </div>
  );
}
