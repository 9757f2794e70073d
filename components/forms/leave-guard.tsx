'use client';
import { useEffect, useState } from 'react';
import { ConfirmDialog, prepareConfirmDialog } from '@/components/ui/controls/confirm-dialog';
import type { Texts } from '@/lib/shared/texts/texts-for';

type LeaveGuardProps = {
  isActive: boolean;
  texts: Texts['editor']['leave'] & Texts['shell']['confirm'];
};

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const isTab = link.dataset.tab !== undefined;
  const isHere =
    link.pathname === window.location.pathname && (isTab || link.search === window.location.search);
  return isHere ? null : link;
}

/** Prompts before unsaved changes are lost: the browser's own prompt on close or reload, a dialog when a link is followed. Links with `data-tab` leave nothing. */
export function LeaveGuard({ isActive, texts }: LeaveGuardProps) {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  /** The link that is followed once the guard is off. */
  const [chosen, setChosen] = useState<HTMLAnchorElement | null>(null);

  useEffect(() => {
    if (!isActive || chosen) return;
    prepareConfirmDialog();
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
  }, [isActive, chosen]);

  useEffect(() => chosen?.click(), [chosen]);

  return link ? (
    <ConfirmDialog
      title={texts.title}
      text={texts.text}
      texts={texts}
      onConfirm={async () => setChosen(link)}
      onClose={() => setLink(null)}
    />
  ) : null;
}
