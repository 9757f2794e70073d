'use client';
import { Eye } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

const loadCalls = () => loadContracts(() => import('@/lib/shared/customers/users.contract'));

type StartViewButtonProps = {
  userId: string;
  email: string;
  size?: 'sm';
  texts: Pick<Texts['customer']['view'], 'start'>;
};

export function StartViewButton({ userId, email, size, texts }: StartViewButtonProps) {
  const router = useLocalRouter();
  const [isBusy, setBusy] = useState(false);

  async function start() {
    setBusy(true);
    try {
      const { call, userCalls } = await loadCalls();
      await call(userCalls.startView, { params: { email } });
      router.push(ROUTES.customerView(userId));
    } catch (error) {
      setBusy(false);
      toastFailure(sentenceOf(error));
    }
  }

  return (
    <Button variant="outline" size={size} busy={isBusy} onClick={start}>
      <Icon node={Eye} />
      {texts.start}
    </Button>
  );
}

type EndViewButtonProps = { userId: string; email: string; texts: Pick<Texts['customer']['view'], 'end'> };

export function EndViewButton({ userId, email, texts }: EndViewButtonProps) {
  const router = useLocalRouter();
  const [isBusy, setBusy] = useState(false);

  async function end() {
    setBusy(true);
    try {
      const { call, userCalls } = await loadCalls();
      await call(userCalls.endView, { params: { email } });
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
