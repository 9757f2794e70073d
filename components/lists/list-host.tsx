'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { listTexts } from '@/lib/client/language/list-texts';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type ToolForList = { toolId: string; quantity: number; name: string };

type Dialog = (props: { tool: ToolForList; texts: Texts['lists']; onClose: () => void }) => ReactNode;
type Code = { Dialog: Dialog; texts: Texts['lists'] };

function pressedTool({ target }: Event): ToolForList | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-list]') : null;
  if (!button) return null;
  const [toolId = '', quantity = '1'] = button.dataset.list?.split(' ') ?? [];
  const name = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  return { toolId, quantity: Number(quantity), name: name.trim() };
}

/** One listener for every "Add to List" of the page; the dialog is loaded at the first press. */
export function ListHost() {
  const [tool, setTool] = useState<ToolForList | null>(null);
  const [code, setCode] = useState<Code | null>(null);

  useEffect(() => {
    const listener = (event: Event) => {
      const pressed = pressedTool(event);
      if (!pressed) return;
      loadCode(() => Promise.all([import('./list-dialog'), listTexts()]))
        .then(([{ ListDialog }, texts]) => {
          setCode({ Dialog: ListDialog, texts });
          setTool(pressed);
        })
        .catch((error: unknown) => toastFailure(sentenceOf(error)));
    };
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);

  if (!tool || !code) return null;
  return <code.Dialog tool={tool} texts={code.texts} onClose={() => setTool(null)} />;
}
