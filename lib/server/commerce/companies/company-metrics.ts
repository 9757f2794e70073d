import 'server-only';
import { Gauge, type Registry } from 'prom-client';
import { COMPANY_STATES } from '@/lib/shared/companies/company-roles';
import { countCompanies } from './companies.repository';

export async function addCompanyMetrics(registry: Registry): Promise<void> {
  const companies = new Gauge({
    name: 'forgeline_companies',
    help: 'Companies, by state.',
    labelNames: ['state'],
    registers: [registry],
  });
  for (const state of COMPANY_STATES)
    companies.set({ state }, await countCompanies({ state, words: [], ids: [] }));
}
