'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { endView } from '@/lib/client/admin-calls/customer-view';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type EndViewButtonProps = { userId: string; email: string; texts: Pick<Texts['customer']['view'], 'end'> };

export function EndViewButton({ userId, email, texts }: EndViewButtonProps) {
  const router = useLocalRouter();
  const [isBusy, setBusy] = useState(false);

  async function end() {
    setBusy(true);
    try {
      await endView(email);
      router.replace(ROUTES.customer(userId));
    } catch (error) {
      setBusy(false);
      toastFailure(sentenceOf(error));
    }
  }

  return (
    <Button variant="solid" size="sm" busy={isBusy} onClick={end}>
      {texts.end}
    </Button>
  );
}
