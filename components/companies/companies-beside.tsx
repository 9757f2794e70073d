'use client';
import type { ReactNode } from 'react';
import { RowsBeside } from '@/components/dashboard/beside/rows-beside';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

const load = () => import('./company-panel').then(({ companyPanel }) => companyPanel);

type CompaniesBesideProps = { texts: Texts['admin']['beside']; children: ReactNode };

export function CompaniesBeside({ texts, children }: CompaniesBesideProps) {
  return (
    <RowsBeside
      parameter="company"
      hrefOf={COMPANY_ROUTES.managed}
      load={load}
      version={children}
      texts={texts}
    >
      {children}
    </RowsBeside>
  );
}
