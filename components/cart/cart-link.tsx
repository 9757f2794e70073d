'use client';
import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { removeOwnCartSummary, useCartSummary } from '@/lib/client/cart/cart-summary';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { useViewer } from '@/lib/client/session/session';
import { toastFailure } from '@/lib/client/toasts/toast';
import { formatCents } from '@/lib/shared/numbers/money';

type CartLinkProps = { href: string; label: string; icon: ReactNode };

async function onPress({ target }: Event): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-cart]') : null;
  if (!button || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  try {
    const { pressButton } = await loadCode(() => import('@/lib/client/cart/press-add'));
    await pressButton(button);
  } catch (error) {
    toastFailure(sentenceOf(error));
  } finally {
    button.ariaBusy = null;
  }
}

/**
 * Count and total are rendered in the browser: pages are the same bytes for everyone. One listener serves every "Add to
 * Cart"; other cart code is loaded on demand.
 */
export function CartLink({ href, label, icon }: CartLinkProps) {
  const language = useLanguage();
  const path = usePublicPath();
  const { status, user } = useViewer();
  const owner = user?.id ?? null;
  const summary = useCartSummary(owner);

  useEffect(() => {
    const listener = (event: Event) => void onPress(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);

  useEffect(() => {
    if (status === 'signed-out') removeOwnCartSummary();
  }, [status]);

  useEffect(() => {
    if (owner === null) return;
    void loadCode(() => import('@/lib/client/cart/own/follow-own-cart'))
      .then(({ followOwnCart }) => followOwnCart(owner))
      // The count appears with the next page instead.
      .catch((error: unknown) => console.info('The cart could not be read.', error));
  }, [owner]);

  return (
    <Link href={href} aria-current={path === href ? 'page' : undefined} className="cart-link">
      {icon}
      <span>{label}</span>
      {summary && summary.lines > 0 ? (
        <>
          {' '}
          <b>{summary.lines}</b> <small>{formatCents(summary.dueCents, language)}</small>
        </>
      ) : null}
    </Link>
  );
}
