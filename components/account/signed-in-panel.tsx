'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyles } from '@/components/ui/button-styles';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { sentenceOf } from '@/lib/client/problem';
import { returnPathFromAddress } from '@/lib/client/return-path';
import { logOut } from '@/lib/client/session';
import { toastSignIn } from '@/lib/client/toast';
import { ADMIN_ROUTES, ROUTES } from '@/lib/shared/routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type SignedInPanelProps = { texts: Texts['auth']; viewer: { email: string } };

/**
 * /login for someone already signed in (decisions §3): who that is; if an admin gate sent them, that an admin account is
 * needed; and a way to switch. Nothing here moves by itself, so no redirect can loop.
 */
export function SignedInPanel({ texts, viewer }: SignedInPanelProps) {
  const [leaving, setLeaving] = useState(false);
  const from = returnPathFromAddress();
  const page = from.split(/[?#]/)[0] ?? '';
  const needsAdmin = ADMIN_ROUTES.some((route) => page === route || page.startsWith(`${route}/`));

  async function switchAccount() {
    setLeaving(true);
    try {
      await logOut();
    } catch (error) {
      toastSignIn('error', sentenceOf(error));
    } finally {
      setLeaving(false);
    }
  }

  return (
    <div className="grid gap-5">
      <Notice tone={needsAdmin ? 'warning' : 'info'} role="status">
        <p className="wrap-anywhere font-semibold">{fillText(texts.signedIn.as, { email: viewer.email })}</p>
        {needsAdmin ? <p className="mt-1">{texts.signedIn.adminNeeded}</p> : null}
      </Notice>
      <Button variant={needsAdmin ? 'primary' : 'outline'} busy={leaving} onClick={switchAccount}>
        {texts.signedIn.switch}
      </Button>
      {needsAdmin ? (
        <>
          {/* A whole new request: rights given a moment ago count from it on. */}
          <a href={from} className={buttonStyles({ variant: 'outline' })}>
            {texts.signedIn.retry}
          </a>
          <LinkButton href={ROUTES.dashboard} variant="ghost">
            {texts.signedIn.dashboard}
          </LinkButton>
        </>
      ) : (
        <LinkButton href={from}>{texts.signedIn.continue}</LinkButton>
      )}
    </div>
  );
}
