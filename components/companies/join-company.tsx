'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/notice';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';
import { toastOnArrival } from '@/lib/client/toasts/arrival-toast';
import { toastFailure } from '@/lib/client/toasts/toast';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type JoinTexts = Texts['company']['join'];

type JoinCompanyProps = { token: string; texts: Pick<JoinTexts, 'submit' | 'joined'> };

/** The button that makes the person who is signed in a member. */
export function JoinCompany({ token, texts }: JoinCompanyProps) {
  const router = useLocalRouter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function join() {
    setBusy(true);
    setFailure(null);
    try {
      const { call, companyCalls } = await loadContracts(
        () => import('@/lib/shared/companies/company.contract'),
      );
      toastOnArrival(
        fillText(texts.joined, {
          company: (await call(companyCalls.joinCompany, { body: { token } })).company.name,
        }),
      );
      router.push(ROUTES.company);
    } catch (error) {
      setFailure(sentenceOf(error));
      setBusy(false);
    }
  }

  return (
    <>
      {failure === null ? null : (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <div>
        <Button busy={busy} onClick={() => void join()}>
          {texts.submit}
        </Button>
      </div>
    </>
  );
}

/** For who is signed in with another account than the invited one; afterwards the page offers to log in. */
export function LogOutToJoin({ texts }: { texts: Pick<JoinTexts, 'logOut'> }) {
  const router = useLocalRouter();
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    try {
      const { logOut } = await loadCode(() => import('@/lib/client/session/sign-in'));
      await logOut();
      router.refresh();
    } catch (error) {
      toastFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div>
      <Button variant="outline" busy={busy} onClick={() => void leave()}>
        {texts.logOut}
      </Button>
    </div>
  );
}
