'use client';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/notice';
import { messageText } from '@/lib/client/language/message-text';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';
import { useViewer } from '@/lib/client/session/session';
import { toastFailure, toastSuccess } from '@/lib/client/toasts/toast';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const ID = 'page';

/** The page beside its menu. The skip link of the document leads here, while this is shown, and not to the menu. */
export function PageContent({ className, children }: { className?: string; children: ReactNode }) {
  useEffect(() => {
    const link = document.querySelector('.skip-link');
    const before = link?.getAttribute('href') ?? '';
    link?.setAttribute('href', `#${ID}`);
    return () => link?.setAttribute('href', before);
  }, []);
  return (
    <div id={ID} tabIndex={-1} className={clsx('outline-none', className)}>
      {children}
    </div>
  );
}

const loadCalls = () => loadContracts(() => import('@/lib/shared/accounts/accounts.contract'));

type VerifyBannerProps = { email: string; texts: Texts['dashboard']['verify'] };

/** Product §10.2. Hidden once verified. */
export function VerifyBanner({ email, texts }: VerifyBannerProps) {
  const viewer = useViewer();
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');

  async function resend() {
    setState('busy');
    try {
      const { call, accountCalls } = await loadCalls();
      await call(accountCalls.resendVerification, {});
      setState('sent');
      toastSuccess(messageText('verification-mail-sent'));
    } catch (error) {
      setState('idle');
      toastFailure(sentenceOf(error));
    }
  }

  if (viewer.user?.emailVerified) return null;
  return (
    <Notice tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="wrap-anywhere">{fillText(texts.text, { email })}</p>
        {state === 'sent' ? null : (
          <Button variant="outline" size="sm" busy={state === 'busy'} onClick={resend}>
            {texts.resend}
          </Button>
        )}
      </div>
    </Notice>
  );
}
