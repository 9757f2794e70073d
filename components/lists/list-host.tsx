'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';

/** One listener for every "Add to List" of the page; all else is loaded at the first press. */
export function ListHost() {
  const [dialog, setDialog] = useState<ReactNode>(null);

  useEffect(() => {
    const listener = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[data-list]') : null;
      if (!button) return;
      loadCode(() => import('./list-dialog'))
        .then(({ listDialog }) => listDialog(button, () => setDialog(null)))
        .then(setDialog)
        .catch((error: unknown) => toastFailure(sentenceOf(error)));
    };
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);

  return dialog;
}
