import 'server-only';
import { Gauge, type Registry } from 'prom-client';
import { sumOwed } from './tool-stock.repository';

export async function addStockMetrics(registry: Registry): Promise<void> {
  const { units, tools } = await sumOwed();
  new Gauge({
    name: 'forgeline_owed_units',
    help: 'Units of orders that are not there, of all tools.',
    registers: [registry],
  }).set(units);
  new Gauge({
    name: 'forgeline_owed_tools',
    help: 'Tools of which units are owed.',
    registers: [registry],
  }).set(tools);
}
