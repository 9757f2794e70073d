'use client';
import { useState } from 'react';
import { FormFailure } from '@/components/forms/form-failure';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { loadCode } from '@/lib/client/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { refreshViewer } from '@/lib/client/session';
import { ROUTES } from '@/lib/shared/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type VerifyEmailPanelProps = { texts: Texts['auth']['verify']; token: string };

/** The button that redeems a verification link: mail scanners open links, but press no buttons (product §10.2). */
export function VerifyEmailPanel({ texts, token }: VerifyEmailPanelProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<string | null>(null);

  async function verify() {
    setState('busy');
    setFailure(null);
    try {
      const { verifyEmail } = await loadCode(() => import('@/lib/client/account'));
      await verifyEmail(token);
      setState('done');
      await refreshViewer();
    } catch (error) {
      setState((now) => (now === 'done' ? now : 'idle'));
      setFailure(sentenceOf(error));
    }
  }

  if (token === '') return <Notice tone="danger">{texts.missing}</Notice>;
  return (
    <div className="grid gap-5">
      <div role="status" className="empty:hidden">
        {state === 'done' ? <Notice tone="success">{texts.done}</Notice> : null}
      </div>
      {state === 'done' ? (
        <LinkButton href={ROUTES.dashboard}>{texts.dashboard}</LinkButton>
      ) : (
        <Button busy={state === 'busy'} onClick={verify}>
          {texts.submit}
        </Button>
      )}
      <FormFailure failure={failure} />
    </div>
  );
}
