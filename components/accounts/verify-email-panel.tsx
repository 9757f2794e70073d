'use client';
import { useState } from 'react';
import { FormFailure } from '@/components/forms/form';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { LinkButton } from '@/components/ui/links/link';
import { Moment } from '@/components/ui/moment';
import { Notice } from '@/components/ui/notice';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';
import { refreshEveryTab } from '@/lib/client/session/viewer-store';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

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
      const { call, accountCalls } = await loadContracts(
        () => import('@/lib/shared/accounts/accounts.contract'),
      );
      await (as === 'verified'
        ? call(accountCalls.verifyEmail, { body: { token } })
        : call(accountCalls.rejectAccount, { body: { token } }));
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

export type AccountToVerify = { name: string; email: string; registeredAt: string };

type RegistrationFactsProps = { account: AccountToVerify; texts: Texts['auth']['verify'] };

/** Name and date, by which the owner of the address recognises an account that someone else opened. */
function RegistrationFacts({ account, texts }: RegistrationFactsProps) {
  const facts = [
    [texts.name, account.name],
    [texts.email, account.email],
    [texts.registered, <Moment key="registered" at={account.registeredAt} />],
  ] as const;
  return (
    <dl className="grid gap-x-5 gap-y-3 rounded-lg border border-line bg-surface p-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(([label, value]) => (
        <div key={label} className="grid gap-y-0.5 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-muted text-sm leading-6">{label}</dt>
          <dd className="wrap-anywhere font-semibold text-ink leading-6">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type RejectAccountProps = {
  account: AccountToVerify;
  texts: Texts['auth']['verify']['reject'];
  confirmTexts: ConfirmTexts;
  disabled: boolean;
  onConfirm: () => Promise<void>;
};

/** Closes an account that someone else opened with the reader's address. */
function RejectAccount({ account, texts, confirmTexts, disabled, onConfirm }: RejectAccountProps) {
  return (
    <section className="grid justify-items-start gap-4 border-line border-t pt-6">
      <h2 className="font-bold text-lg">{texts.heading}</h2>
      <p className="leading-relaxed">{texts.text}</p>
      <ConfirmDialog
        trigger={
          <Button variant="outline-danger" disabled={disabled}>
            {texts.submit}
          </Button>
        }
        title={texts.title}
        text={fillText(texts.confirmText, { name: account.name })}
        texts={confirmTexts}
        onConfirm={onConfirm}
      />
    </section>
  );
}
