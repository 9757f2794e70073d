import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, runs } from '@/stack/debian-package';
import { freePorts } from '@/stack/ports';
import type { Front } from '../stack/front';
import { waitUntil } from '../stack/wait-until';

const STATUS_OK = 200;

/** Debian's package is installed if this user can. */
export function hasHaproxy(): boolean {
  return ensureInstalled(() => runs('haproxy', '-v'), ['haproxy']);
}

export const WITHOUT_HAPROXY = 'needs haproxy (Debian: apt-get install haproxy)';

/**
 * The configuration of docs/operations.md: instances by their readiness, and only a request that reached none is sent to another
 * one.
 */
function configuration(port: number, servers: readonly number[], statsPort: number): string {
  return `
defaults
  mode http
  timeout connect 10s
  # A machine that is busy is not away.
  timeout check 10s
  timeout client 150s
  timeout server 150s
frontend store
  bind 127.0.0.1:${port}
  default_backend instances
backend instances
  balance roundrobin
  option forwardfor
  option httpchk GET /api/ready
  http-check expect status ${STATUS_OK}
  retries 3
  option redispatch 1
  retry-on conn-failure
  default-server check inter 200ms fastinter 100ms rise 1 fall 1
${servers.map((server, index) => `  server ${nameOf(index)} 127.0.0.1:${server}`).join('\n')}
listen stats
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /
`;
}

const nameOf = (index: number) => `web-${index + 1}`;

async function stateOf(statsPort: number, index: number): Promise<string | undefined> {
  const response = await fetch(`http://127.0.0.1:${statsPort}/;csv`);
  const [head = '', ...rows] = (await response.text()).trim().split('\n');
  const columns = head.replace(/^# /, '').split(',');
  const [proxy, server, status] = ['pxname', 'svname', 'status'].map((name) => columns.indexOf(name));
  const row = rows
    .map((line) => line.split(','))
    .find((cells) => cells[proxy ?? 0] === 'instances' && cells[server ?? 0] === nameOf(index));
  return row?.[status ?? 0];
}

/** In front of instances on loopback ports. Ends with this process, however that ends. */
export async function startHaproxy(port: number, servers: readonly number[], folder: string): Promise<Front> {
  const { store: statsPort } = await freePorts();
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, servers, statsPort));
  // Its standard input closes with this process.
  const script = 'haproxy -db -f "$0" & balancer=$!; cat > /dev/null; kill $balancer; wait $balancer';
  const child: ChildProcess = spawn('sh', ['-c', script, file], { stdio: ['pipe', 'ignore', 'pipe'] });
  const output: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const isListening = () => stateOf(statsPort, 0).catch(() => undefined);
  await waitUntil('HAProxy to listen', async () => {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}: ${output.join('')}`);
    return isListening();
  });
  return {
    untilUp: async (index) =>
      void (await waitUntil(`HAProxy to find ${nameOf(index)}`, async () =>
        /^UP/.test((await stateOf(statsPort, index)) ?? ''),
      )),
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.stdin?.end();
      await ended;
    },
  };
}
