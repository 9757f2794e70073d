'use client';
import { lazy, Suspense, useEffect, useId, useLayoutEffect, useState } from 'react';
import { Link } from '@/components/ui/links/link';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { useViewer } from '@/lib/client/session/session';
import { viewerNow } from '@/lib/client/session/viewer-store';
import type { Texts } from '@/lib/shared/texts/texts-for';

type DeskStripProps = {
  texts: Pick<Texts['desk'], 'heading' | 'signedOut' | 'login'>;
  /** From the server, as in the header. */
  hrefs: { desk: string; login: string };
};

/** Loaded for who is signed in. */
const OwnTiles = lazy(async () => ({
  default: (await loadWithRetries(() => import('./own-tiles'))).OwnTiles,
}));

const hint = () => document.documentElement.dataset;

/**
 * Shows what waits for the viewer, on a page that is the same bytes for everyone. Where this browser was signed in when it was
 * here last, the place is free before the first paint (`data-member`, app/desk.css); else it lies over the page once it is known,
 * so that nothing ever moves.
 */
export function DeskStrip({ texts, hrefs }: DeskStripProps) {
  const id = useId();
  const { status, user } = useViewer();
  const [isLate, setLate] = useState(false);

  // After a navigation within the site the viewer is known before the page is painted.
  useLayoutEffect(() => {
    const known = viewerNow().status;
    if (known === 'signed-in') hint().member = '';
    if (known === 'signed-out') delete hint().member;
  }, []);

  useEffect(() => {
    setLate(status === 'signed-in' && hint().member === undefined);
  }, [status]);

  return (
    <section aria-labelledby={id} className="desk-strip" {...(isLate ? { 'data-late': '' } : {})}>
      <div className="shell">
        <h2 id={id}>
          <Link href={hrefs.desk} prefetch={false}>
            {texts.heading}
          </Link>
        </h2>
        {user ? (
          <Suspense fallback={null}>
            <OwnTiles key={user.id} />
          </Suspense>
        ) : null}
        {status === 'signed-out' ? (
          <p>
            {texts.signedOut}{' '}
            <Link href={hrefs.login} prefetch={false}>
              {texts.login}
            </Link>
          </p>
        ) : null}
      </div>
    </section>
  );
}
