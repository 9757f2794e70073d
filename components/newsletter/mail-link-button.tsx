'use client';
import { useRef, useState } from 'react';
import { FormFailure } from '@/components/forms/form';
import { Button } from '@/components/ui/controls/button';
import { LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';

type MailLinkButtonProps = {
  action: 'confirm' | 'unsubscribe';
  token: string;
  texts: { submit: string; done: string; missing: string; next: string };
  next: string;
};

/** Redeems the link at the press of a button: mail scanners open links. */
export function MailLinkButton({ action, token, texts, next }: MailLinkButtonProps) {
  const running = useRef(false);
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<string | null>(null);

  async function redeem() {
    if (running.current) return;
    running.current = true;
    setState('busy');
    setFailure(null);
    try {
      const { call, newsletterCalls } = await loadContracts(
        () => import('@/lib/shared/newsletter/newsletter.contract'),
      );
      if (action === 'confirm') await call(newsletterCalls.confirmSubscription, { body: { token } });
      else await call(newsletterCalls.unsubscribe, { query: { token } });
      setState('done');
    } catch (error) {
      setState('idle');
      setFailure(sentenceOf(error));
    } finally {
      running.current = false;
    }
  }

  if (token === '') return <Notice tone="danger">{texts.missing}</Notice>;
  return (
    <div className="grid justify-items-start gap-5">
      <div role="status" className="empty:hidden">
        {state === 'done' ? <Notice tone="success">{texts.done}</Notice> : null}
      </div>
      {state === 'done' ? (
        <LinkButton href={next} variant="outline">
          {texts.next}
        </LinkButton>
      ) : (
        <Button size="lg" busy={state === 'busy'} onClick={redeem}>
          {texts.submit}
        </Button>
      )}
      <FormFailure failure={failure} />
    </div>
  );
}
