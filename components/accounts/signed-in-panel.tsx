'use client';
import { useEffect, useState } from 'react';
import { useLanguage } from '#use-language';
import { Button, buttonStyles } from '@/components/ui/controls/button';
import { LinkButton, PlainLink } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { mayRetryGate } from '@/lib/client/gate-retry';
import { sentenceOf } from '@/lib/client/problem';
import { returnPathFromAddress } from '@/lib/client/session/return-path';
import { logOut } from '@/lib/client/session/sign-in';
import { toastSignIn } from '@/lib/client/toasts/toast';
import { localPath, splitLanguage } from '@/lib/shared/site/local-path';
import { ADMIN_ROUTES, ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type SignedInPanelProps = {
  texts: Pick<Texts['auth'], 'signedIn'>;
  viewer: { email: string; role: 'admin' | 'customer' };
};

/**
 * /login for someone already signed in (product §2.9). A new admin is redirected once more: the gate reads the session
 * cookie, which was updated just now.
 */
export function SignedInPanel({ texts, viewer }: SignedInPanelProps) {
  const [leaving, setLeaving] = useState(false);
  const from = localPath(returnPathFromAddress(), useLanguage());
  const page = splitLanguage(from.split(/[?#]/)[0] ?? '').path;
  const isAdminPage = ADMIN_ROUTES.some((route) => page === route || page.startsWith(`${route}/`));
  const needsAdmin = isAdminPage && viewer.role !== 'admin';
  const isNewAdmin = isAdminPage && viewer.role === 'admin';

  useEffect(() => {
    if (isNewAdmin && mayRetryGate()) window.location.replace(from);
  }, [isNewAdmin, from]);

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
          {/* Loads a new document, with rights that were granted a moment ago. */}
          <PlainLink href={from} className={buttonStyles({ variant: 'outline' })}>
            {texts.signedIn.retry}
          </PlainLink>
          <LinkButton href={ROUTES.dashboard} variant="ghost">
            {texts.signedIn.dashboard}
          </LinkButton>
        </>
      ) : (
        <PlainLink href={from} className={buttonStyles()}>
          {texts.signedIn.continue}
        </PlainLink>
      )}
    </div>
  );
}
