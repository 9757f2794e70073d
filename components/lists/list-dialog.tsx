'use client';
import { X } from 'lucide';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link-button';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import { type PressedTool, pressedTool } from '@/lib/client/page/pressed-tool';
import { useViewer } from '@/lib/client/session/session';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ListChoice } from './list-choice';
import { listTexts } from './list-texts';

type ListDialogProps = { tool: PressedTool; texts: Texts['lists']; onClose: () => void };

/** A native dialog: what is behind it is inert, Escape closes it, and what opened it has the focus again. */
function ListDialog({ tool, texts, onClose }: ListDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const language = useLanguage();
  const { status, user } = useViewer();
  const path = usePublicPath();
  const own = texts.addTo;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before React removes the element, so that the focus returns.
    return () => element?.close();
  }, []);

  function onBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog.
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={onBackdrop}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] max-h-[85dvh] overflow-y-auto rounded-lg border border-line bg-surface p-0 text-body shadow-float backdrop:bg-scrim"
    >
      <div className="grid gap-4 p-5">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 id={id} className="font-bold text-ink text-lg">
              {own.heading}
            </h2>
            <p className="wrap-anywhere text-muted text-sm">
              {fillText(own.goods, { quantity: formatNumber(tool.quantity, language), name: tool.name })}
            </p>
          </div>
          <Button
            variant="ghost"
            size="icon"
            aria-label={own.close}
            onClick={onClose}
            className="-me-2 -mt-2"
          >
            <Icon node={X} />
          </Button>
        </div>
        {user || status === 'loading' ? (
          <ListChoice tool={tool} texts={texts} onDone={onClose} />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{own.signedOut}</p>
            <LinkButton href={`${ROUTES.login}?from=${encodeURIComponent(path)}`} size="sm">
              {own.login}
            </LinkButton>
          </div>
        )}
      </div>
    </dialog>
  );
}

/** For a pressed button of add-to-list.tsx. */
export async function listDialog(button: HTMLElement, onClose: () => void): Promise<ReactNode> {
  const tool = pressedTool(button, button.dataset.list);
  const texts = await listTexts();
  return <ListDialog tool={tool} texts={texts} onClose={onClose} />;
}
