import Papa from 'papaparse';
import type { Snapshot } from '../checks/snapshot';
import { orderCostsFault, reportFaults } from '../checks/trade-checks';
import { callHttp, isDone } from '../stack/http-call';
import type { World } from './world';

const cents = (amount: string | undefined) => Math.round(Number(amount) * 100);

/** A row a paper and group, with what it comes to. */
async function grossOfFile(url: string, token: string): Promise<number> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const { data } = Papa.parse<Record<string, string>>(await response.text(), { header: true });
  return data.reduce((sum, row) => sum + (row.gross === undefined ? 0 : cents(row.gross)), 0);
}

/** The report of the days of all papers, as an admin reads it, and the costs of all orders by the settings that were saved. */
export async function judgeTrade(
  world: World,
  { orders, invoices }: Pick<Snapshot, 'orders' | 'invoices'>,
): Promise<string[]> {
  const token = world.admins[0]?.token ?? '';
  const url = world.stack.url(0);
  const current = await callHttp({ method: 'GET', url: `${url}/api/trade`, token });
  if (isDone(current)) world.noteTrade(current.body);
  const faults = orders.flatMap(
    (order) => orderCostsFault(order, world.trades.get(order.tax?.trade ?? 0)) ?? [],
  );
  const days = invoices.map(({ issuedOn = '' }) => issuedOn).toSorted();
  if (days.length === 0) return faults;
  const path = `${url}/api/tax-report`;
  const query = `from=${days[0]}&to=${days.at(-1)}`;
  const report = await callHttp({ method: 'GET', url: `${path}?${query}`, token });
  if (!isDone(report)) return [...faults, `no report: ${JSON.stringify(report.body)}`];
  const total = invoices.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const written = await grossOfFile(`${path}/documents.csv?${query}&language=en`, token);
  return [
    ...faults,
    ...reportFaults(report.body, invoices),
    ...(written === total ? [] : [`documents.csv comes to ${written}, and the papers to ${total}`]),
  ];
}
