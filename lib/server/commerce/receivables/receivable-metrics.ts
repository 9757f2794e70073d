import 'server-only';
import { Gauge, type Registry } from 'prom-client';
import { toDollars } from '@/lib/shared/numbers/money';
import { overdueByCompany } from './receivable-figures';

export async function addReceivableMetrics(registry: Registry, now: Date): Promise<void> {
  const overdue = await overdueByCompany(now);
  new Gauge({
    name: 'forgeline_accounts_overdue_amount',
    help: 'What companies owe past its day, in the store’s currency.',
    registers: [registry],
  }).set(toDollars(overdue.reduce((sum, { cents }) => sum + cents, 0)));
}
