'use client';
import { Expand, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { classNames } from '@/lib/client/class-names';
import { TOOL_PLACEHOLDER } from '@/lib/shared/placeholder-pictures';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ToolGalleryProps = { name: string; image: string; texts: Texts['catalogue']['tool'] };

/**
 * The tool's picture, and, pressed, the same as large as the screen, where one more press looks closer. Without scripts
 * the link opens the picture itself.
 */
export function ToolGallery({ name, image, texts }: ToolGalleryProps) {
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
        href={image || TOOL_PLACEHOLDER}
        onClick={open}
        aria-label={fillText(texts.enlarge, { name })}
        className="group block aspect-[4/3] cursor-zoom-in overflow-hidden rounded-lg border border-line bg-sunken"
      >
        <Picture
          src={image}
          fallback={TOOL_PLACEHOLDER}
          alt={name}
          width={1200}
          height={900}
          sizes="(min-width: 1024px) 44rem, 100vw"
          preload
          className="size-full object-cover"
        />
        <span
          aria-hidden="true"
          className="absolute end-3 bottom-3 grid size-10 place-items-center rounded-md bg-surface/90 text-ink opacity-80 shadow-raised transition-opacity group-hover:opacity-100"
        >
          <Expand className="size-4.5" />
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
              {isClose ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={texts.closeZoom}
              onClick={() => dialog.current?.close()}
            >
              <X aria-hidden="true" />
            </Button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its frame is scrolled by key. */}
          <section tabIndex={0} aria-label={name} className="overflow-auto overscroll-contain bg-sunken">
            <Picture
              src={image}
              fallback={TOOL_PLACEHOLDER}
              alt=""
              width={1200}
              height={900}
              sizes={isClose ? '200vw' : '100vw'}
              className={classNames('object-contain', isClose ? 'w-[200%] max-w-none' : 'size-full')}
            />
          </section>
        </div>
      </dialog>
    </div>
  );
}
