'use client';
import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Link, PlainLink } from '@/components/ui/links/link';
import { Skeleton } from '@/components/ui/loading';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { useViewer } from '@/lib/client/session/session';
import { toastFailure } from '@/lib/client/toasts/toast';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ViewerMenuProps = {
  texts: Pick<Texts['shell']['header'], 'login' | 'logout' | 'dashboard' | 'signedInAs' | 'unavailable'>;
  /** From the server: the table of routes would double the size of this file, which every page loads. */
  hrefs: { login: string; dashboard: string };
};

/** Product §2.7. Rendered in the browser, since pages are the same bytes for everyone. */
export function ViewerMenu({ texts, hrefs }: ViewerMenuProps) {
  const { status, user } = useViewer();
  const router = useLocalRouter();
  const path = usePublicPath();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      const { logOut, pageAfterLogout } = await loadCode(() => import('@/lib/client/session/sign-in'));
      await logOut();
      const next = pageAfterLogout(path);
      if (next) router.replace(next);
      router.refresh();
    } catch (error) {
      toastFailure(sentenceOf(error));
    } finally {
      setLeaving(false);
    }
  }

  if (status === 'loading') {
    return (
      <>
        <Skeleton className="account-skeleton" />
        <noscript>
          <PlainLink href={hrefs.login} className="nav-item">
            {texts.login}
          </PlainLink>
        </noscript>
      </>
    );
  }
  if (status === 'unavailable') {
    return (
      <Button variant="ghost" size="sm" onClick={() => window.location.reload()}>
        {texts.unavailable}
      </Button>
    );
  }
  if (!user) {
    return <NavLink href={hrefs.login}>{texts.login}</NavLink>;
  }
  return (
    <>
      <span className="viewer-name">
        <NavLink href={hrefs.dashboard}>{texts.dashboard}</NavLink>
        <small title={fillText(texts.signedInAs, { name: user.name })}>
          <span className="sr-only">{fillText(texts.signedInAs, { name: user.name })}</span>
          <span aria-hidden="true">{user.name}</span>
        </small>
      </span>
      <Button variant="outline" size="sm" busy={leaving} onClick={leave} className="mt-2 md:ms-2 md:mt-0">
        {texts.logout}
      </Button>
    </>
  );
}

export function NavLink({ href, className = '', ...rest }: ComponentProps<typeof Link>) {
  const path = usePublicPath();
  const isCurrent = path === href || path.startsWith(`${href}/`);
  return (
    <Link
      {...rest}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={`nav-item ${className}`}
    />
  );
}
