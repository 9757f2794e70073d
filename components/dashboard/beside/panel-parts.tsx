'use client';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';
import { lateTexts } from '@/lib/client/language/load-texts';
import { loadCode } from '@/lib/client/page/load-code';

export const PANEL_LINK =
  'rounded-sm font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink';

export const panelTexts = lateTexts(
  'besideTexts',
  {
    en: () => import('@/lib/shared/texts/en/panels'),
    de: () => import('@/lib/shared/texts/de/panels'),
  },
  loadCode,
);

type PanelHeadProps = { children: ReactNode } & (
  | { href: string; label: string }
  | { href?: never; label?: never }
);

/** The state, and the page with everything else. */
export function PanelHead({ href, label, children }: PanelHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="flex flex-wrap gap-2">{children}</span>
      {href ? (
        <Link href={href} prefetch={false} className={`text-sm ${PANEL_LINK}`}>
          {label}
        </Link>
      ) : null}
    </div>
  );
}
