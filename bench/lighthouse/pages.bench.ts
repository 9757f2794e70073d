import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';

import { findOrInstallChromium } from '@/stack/chromium';
import { freePorts } from '@/stack/ports';
import { withDemo } from '@/stack/with-demo';

/**
 * Runs Lighthouse on the landing pages, as a phone (its default: 4 times slower processor, slow 4G), against a demo of
 * its own or the one that `STORE_URL` names. Performance is the median of three runs; exits with 1 if a target is
 * missed.
 */
const FOLDER = import.meta.dirname;
const RUNS = 3;
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof TARGETS;
const CATEGORIES = Object.keys(TARGETS) as Category[];

/** The metrics of the performance score, in milliseconds, and the layout shift. */
const TIMES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
} as const;

type Audit = { id: string; score: number | null; title: string; numericValue?: number };
type Result = {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, Audit>;
  /** How fast the machine was at that moment: Lighthouse expects 1,000 or more. */
  environment: { benchmarkIndex: number };
};
type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Result } | undefined>;

/** Lighthouse from its own folder, installed at the first run. */
async function loadLighthouse(): Promise<Lighthouse> {
  const entry = path.join(FOLDER, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(entry)) {
    const args = ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'];
    spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { stdio: 'inherit' });
  }
  return (await import(pathToFileURL(entry).href)).default;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function pagesOf(url: string): Promise<[name: string, path: string][]> {
  const tools = (await (await fetch(`${url}/api/tool?q=digital%20caliper&limit=1`)).json()) as {
    slug: string;
  }[];
  return [
    ['home', '/'],
    ['catalogue', '/tools'],
    ['tool', `/tools/${tools[0]?.slug}`],
    ['blog', '/blog'],
    ['login', '/login'],
  ];
}

async function measure(
  lighthouse: Lighthouse,
  address: string,
  port: number,
): Promise<Record<Category, number>> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const response = await lighthouse(address, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
    if (response) results.push(response.lhr);
  }
  for (const { id, score, title } of Object.values(results[0]?.audits ?? {}))
    if (score !== null && score < 0.9) console.log(`    ${id} (${score}): ${title}`);
  const times = Object.entries(TIMES).map(([id, name]) => {
    const values = results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
    return `${name} ${Math.round(median(values))} ms`;
  });
  const speed = Math.round(median(results.map(({ environment }) => environment.benchmarkIndex)));
  console.log(`    ${times.join(', ')}; speed of the machine ${speed}`);
  return Object.fromEntries(
    CATEGORIES.map((category) => [
      category,
      Math.round(median(results.map(({ categories }) => categories[category].score ?? 0)) * 100),
    ]),
  ) as Record<Category, number>;
}

const lighthouse = await loadLighthouse();
const { store: port } = await freePorts();
const profile = mkdtempSync(path.join(tmpdir(), 'forgeline-lighthouse-'));
const isRoot = process.getuid?.() === 0;
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: await findOrInstallChromium(),
  args: [`--remote-debugging-port=${port}`, '--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])],
});
let missed = false;
try {
  await withDemo(async (url) => {
    for (const [name, page] of await pagesOf(url)) {
      // The first visit builds the page; other visitors get it from the cache.
      await fetch(url + page);
      const scores = await measure(lighthouse, url + page, port);
      missed ||= CATEGORIES.some((category) => scores[category] < TARGETS[category]);
      console.log(
        `${name.padEnd(10)} ${CATEGORIES.map((category) => `${category} ${scores[category]}`).join(', ')}`,
      );
    }
  });
} finally {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
}
process.exit(missed ? 1 : 0);
