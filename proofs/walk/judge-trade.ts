import type { Snapshot } from '../checks/snapshot';
import { orderCostsFault, reportFaults } from '../checks/trade-checks';
import { callHttp, isDone } from '../stack/http-call';
import type { World } from './world';

/** The report of the days of all papers, as an admin reads it, and the costs of all orders by the settings that were saved. */
export async function judgeTrade(
  world: World,
  { orders, invoices }: Pick<Snapshot, 'orders' | 'invoices'>,
): Promise<string[]> {
  const faults = orders.flatMap(
    (order) => orderCostsFault(order, world.trades.get(order.tax?.trade ?? 0)) ?? [],
  );
  const days = invoices.map(({ issuedOn = '' }) => issuedOn).toSorted();
  if (days.length === 0) return faults;
  const url = `${world.stack.url(0)}/api/tax-report?from=${days[0]}&to=${days.at(-1)}`;
  const token = world.admins[0]?.token ?? '';
  const report = await callHttp({ method: 'GET', url, token });
  if (!isDone(report)) return [...faults, `no report: ${JSON.stringify(report.body)}`];
  return [...faults, ...reportFaults(report.body, invoices)];
}
