'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { comparePicks, removePick, togglePick, useComparePicks } from '@/lib/client/catalogue/compare-picks';
import { loadCode } from '@/lib/client/page/load-code';
import { toastFailure } from '@/lib/client/toasts/toast';
import type { Texts } from '@/lib/shared/texts/texts-for';

type CompareHostProps = {
  texts: Texts['catalogue']['compare']['bar'];
  /** False on the comparison page, which shows the tools themselves. */
  hasBar?: boolean;
};

type Bar = (props: Pick<CompareHostProps, 'texts'>) => ReactNode;

/** The id of the button's tool, and its SKU, which may have spaces. */
function pickOf({ dataset: { compare = '' } }: HTMLElement): { id: string; sku: string } {
  const [id = '', ...sku] = compare.split(' ');
  return { id, sku: sku.join(' ') };
}

/** The buttons are rendered by the server, the same for everyone. */
function markPicked(): void {
  const picked = new Set(comparePicks().map(({ id }) => id));
  for (const button of document.querySelectorAll<HTMLElement>('button[data-compare]'))
    button.ariaPressed = String(picked.has(pickOf(button).id));
}

function onPress({ target }: Event, full: string): void {
  const pressed =
    target instanceof Element ? target.closest<HTMLElement>('[data-compare],[data-uncompare]') : null;
  if (!pressed) return;
  const { compare, uncompare } = pressed.dataset;
  if (uncompare !== undefined) removePick(uncompare);
  if (compare === undefined) return;
  const name = document.getElementById(pressed.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  if (!togglePick({ ...pickOf(pressed), name: name.trim() })) toastFailure(full);
}

/** One listener for every "Compare" button of the page. The bar of picked tools is loaded once there is a pick. */
export function CompareHost({ texts, hasBar = true }: CompareHostProps) {
  const picks = useComparePicks();
  const [Bar, setBar] = useState<Bar>();
  const showsBar = hasBar && picks.length > 0;

  // After each rendering: the buttons change with the list.
  useEffect(markPicked);

  useEffect(() => {
    const listener = (event: Event) => onPress(event, texts.full);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, [texts.full]);

  useEffect(() => {
    if (!showsBar) return;
    loadCode(() => import('./compare-bar'))
      .then(({ CompareBar }) => setBar(() => CompareBar))
      // The picks are stored, and the next page tries again.
      .catch((cause: unknown) => console.info('The bar of picked tools could not be loaded.', cause));
  }, [showsBar]);

  return showsBar && Bar ? <Bar texts={texts} /> : null;
}
