'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/states/notice';
import { messageText } from '@/lib/client/language/message-text';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { useViewer } from '@/lib/client/session/session';
import { toastFailure, toastSuccess } from '@/lib/client/toasts/toast';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const loadCalls = () => loadCode(() => import('@/lib/client/calls/account'));

type VerifyBannerProps = { email: string; texts: Texts['dashboard']['verify'] };

/** Product §10.2. Hidden once verified. */
export function VerifyBanner({ email, texts }: VerifyBannerProps) {
  const viewer = useViewer();
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');

  async function resend() {
    setState('busy');
    try {
      const { resendVerificationMail } = await loadCalls();
      await resendVerificationMail();
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
