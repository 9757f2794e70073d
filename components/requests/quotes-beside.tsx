'use client';
import type { ReactNode } from 'react';
import { RowsBeside } from '@/components/dashboard/beside/rows-beside';
import type { Texts } from '@/lib/shared/texts/texts-for';

const load = () => import('./quote-panel').then(({ quotePanel }) => quotePanel);

type QuotesBesideProps = { texts: Texts['admin']['beside']; children: ReactNode };

export function QuotesBeside({ texts, children }: QuotesBesideProps) {
  return (
    <RowsBeside parameter="request" load={load} version={children} texts={texts}>
      {children}
    </RowsBeside>
  );
}
