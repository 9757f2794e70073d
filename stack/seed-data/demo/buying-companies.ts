import type { CompanyRole } from '@/lib/shared/company/company-roles';
import type { SeedUser } from '../types';

export type SeedMember = SeedUser & { role: CompanyRole; password: string };

export type SeedCompany = {
  number: string;
  state: 'pending' | 'active';
  poRequired: boolean;
  vatId?: string;
  /** Of ./prices.ts. */
  group?: string;
  /** The first one registered it. */
  members: readonly SeedMember[];
};

const SHIPYARD = {
  company: 'Hartwell Shipyard',
  address: 'Hartwell Shipyard, 1 Slipway Road, Superior, WI 54880',
};
const PUMPS = {
  company: 'Lakeside Pump Service',
  address: 'Lakeside Pump Service, 318 Harbor Avenue, Erie, PA 16507',
};

/** Companies whose people order together, each person with a password of their own. */
export const BUYING_COMPANIES: readonly SeedCompany[] = [
  {
    number: 'CO-HARTW1',
    state: 'active',
    poRequired: true,
    vatId: 'US391204477',
    group: 'Maintenance contracts',
    members: [
      {
        ...SHIPYARD,
        ...{ name: 'Ingrid Hartwell', email: 'owner@example.com', phone: '+1 715 555 0101' },
        ...{ role: 'owner', password: 'owner-demo' },
      },
      {
        ...SHIPYARD,
        ...{ name: 'Curtis Boone', email: 'foreman@example.com', phone: '+1 715 555 0102' },
        ...{ role: 'approver', password: 'foreman-demo' },
      },
      {
        ...SHIPYARD,
        ...{ name: 'Lena Sorensen', email: 'fitter@example.com', phone: '+1 715 555 0103' },
        ...{ role: 'buyer', password: 'fitter-demo' },
      },
    ],
  },
  {
    number: 'CO-LAKES1',
    state: 'pending',
    poRequired: false,
    members: [
      {
        ...PUMPS,
        ...{ name: 'Ruben Alvarez', email: 'pumps@example.com', phone: '+1 814 555 0104' },
        ...{ role: 'owner', password: 'pumps-demo' },
      },
    ],
  },
];
