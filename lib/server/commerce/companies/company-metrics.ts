import 'server-only';
import { Gauge, type Registry } from 'prom-client';
import { COMPANY_STATES } from '@/lib/shared/companies/company-roles';
import { countCompanies } from './companies.repository';
import { countWaiting } from './vat/company-vat.repository';
import { findLastAsked } from './vat/vat-checks.repository';

export async function addCompanyMetrics(registry: Registry): Promise<void> {
  const companies = new Gauge({
    name: 'forgeline_companies',
    help: 'Companies, by state.',
    labelNames: ['state'],
    registers: [registry],
  });
  for (const state of COMPANY_STATES)
    companies.set({ state }, await countCompanies({ state, words: [], ids: [] }));
  new Gauge({
    name: 'forgeline_vat_numbers_waiting',
    help: 'VAT numbers of companies that wait for their confirmation.',
    registers: [registry],
  }).set(await countWaiting());
  new Gauge({
    name: 'forgeline_vat_service_away',
    help: '1: the service that confirms VAT numbers gave no answer when it was last asked.',
    registers: [registry],
  }).set((await findLastAsked())?.answer === 'unknown' ? 1 : 0);
}
