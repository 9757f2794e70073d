'use client';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { KeptFocus } from '@/components/ui/controls/kept-focus';
import { Notice } from '@/components/ui/notice';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { ApiProblem } from '@/lib/client/problem';

export type Kept<Stored> = {
  /** As it is stored, as far as is known. */
  stored: Stored;
  /** For a form's `onFailure`: true where somebody else saved meanwhile. */
  keepTyped: (error: unknown) => boolean;
  /** Beside the button. */
  notice: ReactNode;
};

type KeptFormProps<Stored> = {
  stored: Stored;
  texts: { text: string; show: string };
  children: (kept: Kept<Stored>) => ReactNode;
};

/** A form is filled anew whenever somebody saved; what is being typed stays, to be saved in place of theirs or given up for it. */
export function KeptForm<Stored extends { revision: number }>(props: KeptFormProps<Stored>) {
  const { stored, texts, children } = props;
  const router = useLocalRouter();
  const [refused, setRefused] = useState<{ key: number; current: Stored } | null>(null);
  const held = refused && stored.revision <= refused.current.revision ? refused : null;

  function keepTyped(error: unknown): boolean {
    if (!(error instanceof ApiProblem) || error.code !== 'edited-meanwhile') return false;
    setRefused({ key: held?.key ?? stored.revision, current: error.members.current as Stored });
    router.refresh();
    return true;
  }

  const notice = (
    <div role="alert" className="empty:hidden">
      {held ? (
        <Notice tone="warning">
          <div className="grid gap-3">
            <p>{texts.text}</p>
            <div>
              <Button variant="outline" size="sm" onClick={() => setRefused(null)}>
                {texts.show}
              </Button>
            </div>
          </div>
        </Notice>
      ) : null}
    </div>
  );
  return (
    <KeptFocus version={held?.key ?? stored.revision}>
      {children({ stored: held?.current ?? stored, keepTyped, notice })}
    </KeptFocus>
  );
}
