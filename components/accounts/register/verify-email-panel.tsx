'use client';
import { useState } from 'react';
import { FormFailure } from '@/components/forms/form-failure';
import { Button } from '@/components/ui/controls/button';
import type { ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { LinkButton } from '@/components/ui/links/link-button';
import { Notice } from '@/components/ui/states/notice';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { refreshEveryTab } from '@/lib/client/session/viewer-store';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { type AccountToVerify, RegistrationFacts } from './registration-facts';
import { RejectAccount } from './reject-account';

type VerifyEmailPanelProps = {
  texts: Texts['auth']['verify'];
  confirmTexts: ConfirmTexts;
  token: string;
  account: AccountToVerify;
};

type State = 'idle' | 'busy' | 'verified' | 'closed';

/** Redeems the link at the press of a button: mail scanners open links, but press no buttons (product §10.2). */
export function VerifyEmailPanel({ texts, confirmTexts, token, account }: VerifyEmailPanelProps) {
  const [state, setState] = useState<State>('idle');
  const [failure, setFailure] = useState<string | null>(null);

  async function redeem(as: 'verified' | 'closed') {
    setState('busy');
    setFailure(null);
    try {
      const { rejectAccount, verifyEmail } = await loadCode(() => import('@/lib/client/calls/account'));
      await (as === 'verified' ? verifyEmail(token) : rejectAccount(token));
      setState(as);
      await refreshEveryTab();
    } catch (error) {
      setState((now) => (now === as ? now : 'idle'));
      setFailure(sentenceOf(error));
    }
  }

  const isOpen = state === 'idle' || state === 'busy';
  return (
    <div className="grid gap-6">
      {state === 'closed' ? null : <RegistrationFacts account={account} texts={texts} />}
      <div role="status" className="empty:hidden">
        {state === 'verified' ? <Notice tone="success">{texts.done}</Notice> : null}
        {state === 'closed' ? <Notice tone="success">{texts.reject.done}</Notice> : null}
      </div>
      {state === 'verified' ? <LinkButton href={ROUTES.dashboard}>{texts.dashboard}</LinkButton> : null}
      {state === 'closed' ? (
        <LinkButton href={ROUTES.home} variant="outline">
          {texts.reject.home}
        </LinkButton>
      ) : null}
      {isOpen ? (
        <Button busy={state === 'busy'} onClick={() => redeem('verified')}>
          {texts.submit}
        </Button>
      ) : null}
      <FormFailure failure={failure} />
      {isOpen ? (
        <RejectAccount
          account={account}
          texts={texts.reject}
          confirmTexts={confirmTexts}
          disabled={state === 'busy'}
          onConfirm={() => redeem('closed')}
        />
      ) : null}
    </div>
  );
}
