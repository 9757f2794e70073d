'use client';
import type { ReactNode } from 'react';
import { RowsBeside } from '@/components/dashboard/beside/rows-beside';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

const load = () => import('./offer-panel').then(({ offerPanel }) => offerPanel);

type OffersBesideProps = { texts: Texts['admin']['beside']; children: ReactNode };

export function OffersBeside({ texts, children }: OffersBesideProps) {
  return (
    <RowsBeside parameter="offer" hrefOf={OFFER_ROUTES.managed} load={load} version={children} texts={texts}>
      {children}
    </RowsBeside>
  );
}
