import type { CompanyRole } from '@/lib/shared/companies/company-roles';
import type { SeedUser } from '../types';

export type SeedMember = SeedUser & { role: CompanyRole; password: string };

export type SeedCompany = {
  number: string;
  state: 'pending' | 'active';
  poRequired: boolean;
  vatId?: string;
  /** A price group of ./prices.ts. */
  group?: string;
  /** Terms of a company that orders on account. */
  terms?: { days: number; limitCents: number };
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

const MILLWRIGHTS = {
  company: 'Great Plains Millwrights',
  address: 'Great Plains Millwrights, 2240 Elevator Street, Salina, KS 67401',
};
const TIMBER = {
  company: 'Juniper Ridge Timber',
  address: 'Juniper Ridge Timber, 77 Planer Mill Road, Prineville, OR 97754',
};

/** Companies whose people order together, each person with a password of their own. */
export const BUYING_COMPANIES: readonly SeedCompany[] = [
  {
    number: 'CO-HARTW1',
    state: 'active',
    poRequired: true,
    vatId: 'US391204477',
    group: 'Maintenance contracts',
    terms: { days: 30, limitCents: 2_500_000 },
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
  {
    number: 'CO-PLAINS',
    state: 'active',
    poRequired: false,
    terms: { days: 14, limitCents: 600_000 },
    members: [
      {
        ...MILLWRIGHTS,
        ...{ name: 'Dolores Penner', email: 'millwright@example.com', phone: '+1 785 555 0105' },
        ...{ role: 'owner', password: 'millwright-demo' },
      },
      {
        ...MILLWRIGHTS,
        ...{ name: 'Amos Friesen', email: 'rigger@example.com', phone: '+1 785 555 0106' },
        ...{ role: 'buyer', password: 'rigger-demo' },
      },
    ],
  },
  {
    number: 'CO-JUNIPR',
    state: 'active',
    poRequired: false,
    terms: { days: 30, limitCents: 1_500_000 },
    members: [
      {
        ...TIMBER,
        ...{ name: 'Marta Quist', email: 'timber@example.com', phone: '+1 541 555 0107' },
        ...{ role: 'owner', password: 'timber-demo' },
      },
      {
        ...TIMBER,
        ...{ name: 'Joel Tanaka', email: 'sawyer@example.com', phone: '+1 541 555 0108' },
        ...{ role: 'approver', password: 'sawyer-demo' },
      },
    ],
  },
];
