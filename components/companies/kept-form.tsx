'use client';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { KeptFocus } from '@/components/ui/controls/kept-focus';
import { Notice } from '@/components/ui/notice';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { ApiProblem } from '@/lib/client/problem';
import type { Company } from '@/lib/shared/companies/company.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type Kept = {
  /** The company as it is stored, as far as is known. */
  company: Company;
  /** For a form's `onFailure`: true where somebody else saved meanwhile. */
  keepTyped: (error: unknown) => boolean;
  /** Beside the button. */
  notice: ReactNode;
};

type KeptFormProps = {
  company: Company;
  texts: Texts['company']['meanwhile'];
  children: (kept: Kept) => ReactNode;
};

/** A form is filled anew whenever somebody saved; what is being typed stays, to be saved in place of theirs or given up for it. */
export function KeptForm({ company, texts, children }: KeptFormProps) {
  const router = useLocalRouter();
  const [refused, setRefused] = useState<{ key: number; current: Company } | null>(null);
  const held = refused && company.revision <= refused.current.revision ? refused : null;

  function keepTyped(error: unknown): boolean {
    if (!(error instanceof ApiProblem) || error.code !== 'edited-meanwhile') return false;
    setRefused({ key: held?.key ?? company.revision, current: error.members.current as Company });
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
    <KeptFocus version={held?.key ?? company.revision}>
      {children({ company: held?.current ?? company, keepTyped, notice })}
    </KeptFocus>
  );
}
