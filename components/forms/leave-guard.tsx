'use client';
import { AlertDialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useFocusReturn } from '@/components/ui/controls/use-focus-return';
import { Scrim } from '@/components/ui/scrim';
import type { Texts } from '@/lib/shared/texts/texts-for';

type LeaveGuardProps = {
  isActive: boolean;
  texts: Texts['editor']['leave'] & Texts['shell']['confirm'];
};

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const isHere = link.pathname === window.location.pathname && link.search === window.location.search;
  return isHere ? null : link;
}

/** Prompts before unsaved changes are lost: the browser's own prompt on close or reload, a dialog when a link is followed. */
export function LeaveGuard({ isActive, texts }: LeaveGuardProps) {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const focusReturn = useFocusReturn();

  useEffect(() => {
    if (!isActive || isLeaving) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const followed = linkOf(event);
      if (!followed) return;
      event.preventDefault();
      event.stopPropagation();
      setLink(followed);
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [isActive, isLeaving]);

  useEffect(() => {
    if (!isLeaving || !link) return;
    link.click();
    setLink(null);
  }, [isLeaving, link]);

  return (
    <AlertDialog.Root open={link !== null && !isLeaving} onOpenChange={(open) => !open && setLink(null)}>
      <AlertDialog.Portal>
        <Scrim />
        <AlertDialog.Content
          {...focusReturn}
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 grid max-h-[90dvh] w-[calc(100vw-2rem)] max-w-md gap-3 overflow-y-auto rounded-lg border border-line bg-surface p-6 shadow-float"
        >
          <AlertDialog.Title className="font-bold text-ink text-xl">{texts.title}</AlertDialog.Title>
          <AlertDialog.Description className="text-body leading-relaxed">
            {texts.text}
          </AlertDialog.Description>
          <div className="mt-3 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel asChild>
              <Button variant="outline">{texts.back}</Button>
            </AlertDialog.Cancel>
            <Button variant="danger" onClick={() => setLeaving(true)}>
              {texts.confirm}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
