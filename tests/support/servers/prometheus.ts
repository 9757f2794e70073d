import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { ensureInstalled, runs } from '@/stack/debian-package';

/** Returns whether Prometheus and promtool are there; Debian's package is installed if this user can. */
export function hasPrometheus(): boolean {
  return ensureInstalled(() => runs('promtool', '--version'), ['prometheus']);
}

export const WITHOUT_PROMETHEUS = 'needs prometheus and promtool (Debian: apt-get install prometheus)';

/** Runs promtool, and returns what it prints. Throws with that if it finds something wrong. */
export function promtool(args: readonly string[], input = ''): string {
  return execFileSync('promtool', args, { input, encoding: 'utf8', stdio: 'pipe' });
}

type Scraped = { target: string; rules: string; folder: string };

export type Prometheus = {
  /** The names of the alerts that fire now. */
  firing: () => Promise<string[]>;
  /** The values of a query now. */
  query: (expression: string) => Promise<number[]>;
  stop: () => Promise<void>;
};

async function getJson(url: string, call: string): Promise<{ data: never }> {
  return (await fetch(`${url}/api/v1/${call}`)).json() as Promise<{ data: never }>;
}

/** Starts a real Prometheus that scrapes the target, and judges these rules, each second. */
export async function startPrometheus({ target, rules, folder }: Scraped): Promise<Prometheus> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'rules.yml'), rules);
  const config = {
    global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
    rule_files: ['rules.yml'],
    scrape_configs: [{ job_name: 'forgeline', static_configs: [{ targets: [target] }] }],
  };
  // YAML that is JSON.
  writeFileSync(path.join(folder, 'prometheus.yml'), JSON.stringify(config));
  const address = `127.0.0.1:${await freePort()}`;
  const child: ChildProcess = spawn(
    'prometheus',
    [
      `--config.file=${path.join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=${address}`,
    ],
    { stdio: 'ignore' },
  );
  const url = `http://${address}`;
  return {
    async firing() {
      type Alert = { state: string; labels: { alertname: string } };
      const { alerts } = (await getJson(url, 'alerts')).data as { alerts: Alert[] };
      return alerts.flatMap(({ state, labels }) => (state === 'firing' ? [labels.alertname] : [])).sort();
    },
    async query(expression) {
      const found = (await getJson(url, `query?query=${encodeURIComponent(expression)}`)).data as {
        result: { value: [number, string] }[];
      };
      return found.result.map(({ value }) => Number(value[1]));
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
