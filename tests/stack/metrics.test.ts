import { readFileSync, rmSync } from 'node:fs';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { MongoClient } from 'mongodb';
import { afterAll, describe, expect, it } from 'vitest';
import { inRoot } from '@/stack/paths';
import { payAtProvider, secretFor } from '@/tests/api/support/provider';
import { addTool, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import {
  hasPrometheus,
  type Prometheus,
  promtool,
  startPrometheus,
  WITHOUT_PROMETHEUS,
} from '@/tests/support/servers/prometheus';
import { stripeControl } from '@/tests/support/store';
import { builtStore } from './built-store';
import { endDemos, newDataDir, startDemo } from './demo-process';
import { callOnce, productionSettings, runBuilt } from './production-command';

const LIMIT = { timeout: 60_000, interval: 250 };
const ALERTS = readFileSync(inRoot('deploy/prometheus/alerts.yml'), 'utf8');
const DASHBOARD = readFileSync(inRoot('deploy/grafana/forgeline.json'), 'utf8');
/** These depend on the machine, which other work may slow down. */
const OF_MACHINE = ['ForgelineSlow', 'ForgelineEventLoopLag'];

const scrape = async (port: number) => (await callOnce(`http://127.0.0.1:${port}/metrics`))?.body ?? '';

/** The value of the series that has these labels; 0 if there is none. */
function valueIn(text: string, series: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line ? Number(line.slice(series.length + 1)) : 0;
}

describe('a store', () => {
  const { build, database } = builtStore();

  it('a store serves the metrics of its process and the figures of the shop', async () => {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const at = (address: string) => `http://127.0.0.1:${port}${address}`;
    runBuilt(build(), ['start', '--port', String(port), '--hostname', '127.0.0.1'], {
      ...productionSettings(port, database()),
      METRICS_PORT: String(metricsPort),
    });
    await expect.poll(async () => (await callOnce(at('/api/ready')))?.status, LIMIT).toBe(200);

    const live = 'forgeline_http_requests_total{route="/api/live",method="GET",status="200"}';
    for (let call = 0; call < 20; call += 1) await callOnce(at(`/api/live?eva@example.com=${call}`));
    for (let call = 0; call < 4; call += 1) await callOnce(at('/review'));
    await callOnce(at('/none/of/this'));
    await expect.poll(async () => valueIn(await scrape(metricsPort), live), LIMIT).toBe(20);
    const text = await scrape(metricsPort);
    expect(text).toContain('route="unknown",method="GET",status="404"');
    expect(text).not.toContain('example.com');
    const hits = 'forgeline_response_cache_requests_total{kind="page",result="hit"}';
    expect(valueIn(text, hits)).toBeGreaterThan(0);
    expect(text).toContain('forgeline_orders{state="paid"} 0');
    expect(valueIn(text, 'forgeline_units_past_promise')).toBe(0);
    const none = ['companies{state="active"}', 'requisitions_open', 'accounts_overdue_amount'];
    for (const figure of [...none, 'returns{state="requested"}'])
      expect(text).toContain(`forgeline_${figure} 0`);
    expect(valueIn(text, 'forgeline_processes')).toBe(1);
    expect(valueIn(text, 'forgeline_processes_ready')).toBe(1);

    const gone = 'forgeline_http_requests_total{route="/tools",method="GET",status="499"}';
    const leave = async () => {
      const leaving = new AbortController();
      const search = fetch(at(`/tools?q=${performance.now()}`), { signal: leaving.signal });
      setTimeout(() => leaving.abort(), 20);
      await search.catch(() => undefined);
      return valueIn(await scrape(metricsPort), gone);
    };
    await expect.poll(leave, LIMIT).toBeGreaterThan(0);
  });
});

describe('a worker', () => {
  const { build, database } = builtStore();

  it('a worker serves metrics, too, with the last success of its jobs', async () => {
    const port = await freePort();
    const settings = { ...productionSettings(3000, database()), METRICS_PORT: String(port) };
    runBuilt(build(), ['worker'], settings);
    const sealed = 'forgeline_job_last_success_timestamp_seconds{background_job="seal-audit-log"}';
    await expect
      .poll(async () => valueIn(await scrape(port), sealed), LIMIT)
      .toBeGreaterThan(Date.now() / 1000 - 300);
  });
});

describe('Prometheus', () => {
  let prometheus: Prometheus | undefined;
  const folder = newDataDir();
  afterAll(async () => {
    await prometheus?.stop();
    await endDemos();
    rmSync(folder, { recursive: true, force: true });
  });

  it('Prometheus judges the alerts as their tests expect', ({ skip }) => {
    if (!hasPrometheus()) skip(WITHOUT_PROMETHEUS);
    expect(promtool(['check', 'rules', inRoot('deploy/prometheus/alerts.yml')])).toContain('SUCCESS');
    expect(promtool(['test', 'rules', inRoot('deploy/prometheus/alerts.test.yml')])).toContain('SUCCESS');
    expect(promtool(['check', 'config', inRoot('deploy/prometheus/prometheus.yml')])).toContain('SUCCESS');
  });

  it('Prometheus finds the store well; lost webhooks and a dead mail server fire their alerts and no others', async ({
    skip,
  }) => {
    if (!hasPrometheus()) skip(WITHOUT_PROMETHEUS);
    const metricsPort = await freePort();
    const demo = await startDemo({
      settings: {
        METRICS_PORT: String(metricsPort),
        // No mail server is there; nothing is mailed yet.
        SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      },
    });
    await demo.ready;
    process.env.STORE_URL = `http://localhost:${demo.ports.store}`;
    process.env.STRIPE_EMULATOR_URL = `http://127.0.0.1:${demo.ports.stripe}`;

    // Three seconds stand for each minute.
    const rules = ALERTS.replace(/(\d+)m\b/g, (_, minutes) => `${Number(minutes) * 3}s`).replace(
      '> 600',
      '> 30',
    );
    prometheus = await startPrometheus({ target: `127.0.0.1:${metricsPort}`, rules, folder });
    const { firing, query } = prometheus;
    const firingHere = async () => (await firing()).filter((name) => !OF_MACHINE.includes(name));
    const isScraped = async () => (await query('forgeline_payments_found_by_reconciliation_total')).length;
    await expect.poll(() => isScraped().catch(() => 0), LIMIT).toBe(1);
    expect(await firingHere()).toEqual([]);

    // The first mail that nobody takes.
    const buyer = await registerCustomer();
    const tool = await addTool(await signInAdmin());
    await stripeControl('webhooks/hold', {});
    const order = await placeOrder(buyer, tool);
    await payAtProvider(await secretFor(buyer, order));
    // The buyer's browser is closed before it says so, and reconciliation is due now rather than in half a minute.
    const client = new MongoClient(`mongodb://127.0.0.1:${demo.ports.mongo}/?directConnection=true`);
    // As after a backup, which is not among the figures before the first.
    const runs = client.db('forgeline').collection<{ _id: string; succeededAt: Date }>('job_runs');
    await runs.insertOne({ _id: 'backup', succeededAt: new Date() });
    const intents = client.db('forgeline').collection('payment_intents');
    await intents.updateMany({ state: 'open' }, { $set: { nextCheckAt: new Date() } });
    await client.close();

    await expect
      .poll(firingHere, { timeout: 150_000, interval: 500 })
      .toEqual(['ForgelineMailStuck', 'ForgelineWebhooksLost']);
    expect(await query('forgeline_payments_found_by_reconciliation_total')).toEqual([1]);

    const text = await scrape(metricsPort);
    expect(promtool(['check', 'metrics'], text)).toBe('');
    const used = new Set(`${ALERTS}${DASHBOARD}`.match(/\bforgeline_[a-z0-9_]+/g));
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const base = (name: string) => (known.has(name) ? name : name.replace(/_(bucket|sum|count)$/, ''));
    expect([...used].filter((name) => !known.has(base(name)))).toEqual([]);
  });
});
