'use client';
import type { ReactNode } from 'react';
import { RowsBeside } from '@/components/dashboard/beside/rows-beside';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

const load = () => import('./customer-panel').then(({ customerPanel }) => customerPanel);

type CustomersBesideProps = { texts: Texts['admin']['beside']; children: ReactNode };

export function CustomersBeside({ texts, children }: CustomersBesideProps) {
  return (
    <RowsBeside parameter="customer" hrefOf={ROUTES.customer} load={load} version={children} texts={texts}>
      {children}
    </RowsBeside>
  );
}
