import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironmentFile, readUnit, type Unit } from './unit-file';
import { quote, unitScript } from './unit-script';

const UNIT_FOLDERS = ['etc/systemd/system', 'lib/systemd/system'];
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom'];
const STOP_MS = 30_000;
const LIMIT_MS = 300_000;

export type Result = { code: number | null; output: string };

type Running = { child: ChildProcess; ended: Promise<number | null> };

/** Parses a `systemctl` line. Timers, which would run at night, are left out. */
function readSystemctl(line: string): { verbs: ('start' | 'stop')[]; names: string[] } {
  const [verb = '', ...words] = line.split(/\s+/).slice(1);
  const names = words.filter((word) => !word.startsWith('-') && !word.endsWith('.timer'));
  if (verb === 'daemon-reload') return { verbs: [], names: [] };
  if (verb === 'start' || verb === 'stop') return { verbs: [verb], names };
  if (verb === 'restart') return { verbs: ['stop', 'start'], names };
  if (verb === 'enable') return { verbs: words.includes('--now') ? ['start'] : [], names };
  throw new Error(`The proof does not know “${line}”.`);
}

/**
 * A system in a folder, for network, mount and process namespaces of this process's own: they end whatever is left. Services
 * run by their unit files; a real systemd would need a machine that boots.
 */
export class Machine {
  readonly #running = new Map<string, Running>();
  readonly #stopping = new Set<string>();
  readonly crashes: string[] = [];

  constructor(
    readonly root: string,
    private readonly logFile: string,
  ) {}

  inside(name: string): string {
    return path.join(this.root, name);
  }

  boot(hosts: Record<string, string>): void {
    const dev = this.inside('dev');
    const shell = (script: string) => {
      const { status, stderr } = spawnSync('sh', ['-e', '-c', script], { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    };
    shell('ip link set lo up');
    shell(
      `mount -t proc proc ${quote(this.inside('proc'))} && mount -t tmpfs -o mode=0755 tmpfs ${quote(dev)}`,
    );
    for (const name of DEVICES) {
      writeFileSync(path.join(dev, name), '');
      shell(`mount --bind /dev/${name} ${quote(path.join(dev, name))}`);
    }
    const lines = ['127.0.0.1 localhost', ...Object.entries(hosts).map(([name, to]) => `${to} ${name}`)];
    writeFileSync(this.inside('etc/hosts'), `${lines.join('\n')}\n`);
    shell(`mount --bind ${quote(this.inside('etc/hosts'))} /etc/hosts`);
  }

  async run(line: string): Promise<Result> {
    const child = spawn('chroot', [this.root, 'sh', '-c', line], {
      env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' } as never,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT_MS,
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output: output.join('') };
  }

  async systemctl(line: string): Promise<void> {
    const { verbs, names } = readSystemctl(line);
    for (const name of names) {
      for (const verb of verbs) {
        if (verb === 'stop') await this.stop(name);
        else await this.#start(this.#unit(name));
      }
    }
  }

  #unit(name: string): Unit {
    const file = `${name.replace(/@.*/, '@')}.service`;
    const texts = UNIT_FOLDERS.flatMap((folder) => {
      const main = this.inside(path.join(folder, file));
      return existsSync(main) ? [readFileSync(main, 'utf8')] : [];
    }).slice(0, 1);
    const added = this.inside(`etc/systemd/system/${file}.d`);
    if (existsSync(added))
      texts.push(...readdirSync(added).map((one) => readFileSync(path.join(added, one), 'utf8')));
    return readUnit(name, texts);
  }

  #ownerOf(user: string): { uid: number; gid: number; home: string } {
    const line = readFileSync(this.inside('etc/passwd'), 'utf8')
      .split('\n')
      .find((one) => one.startsWith(`${user}:`));
    if (!line) throw new Error(`The machine has no user ${user}.`);
    const [, , uid, gid, , home = '/'] = line.split(':');
    return { uid: Number(uid), gid: Number(gid), home };
  }

  async #start(unit: Unit): Promise<void> {
    if (this.#running.has(unit.name)) return;
    const settings = unit.environmentFiles.map((file) =>
      readEnvironmentFile(readFileSync(this.inside(file), 'utf8')),
    );
    const script = unitScript(unit, {
      root: this.root,
      owner: this.#ownerOf(unit.user),
      settings: Object.assign({}, ...settings),
    });
    mkdirSync(path.dirname(this.logFile), { recursive: true });
    const child = spawn('unshare', ['--mount', 'sh', '-c', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => appendFileSync(this.logFile, `[${unit.name}] ${chunk}`));
    const ended = once(child, 'close').then(([code]) => code as number | null);
    if (unit.isOneshot) {
      const code = await ended;
      if (code !== 0) throw new Error(`${unit.name} ended with ${code}; see ${this.logFile}`);
      return;
    }
    this.#running.set(unit.name, { child, ended });
    void ended.then((code) => {
      this.#running.delete(unit.name);
      if (!this.#stopping.has(unit.name)) this.crashes.push(`${unit.name} ended by itself with ${code}`);
    });
  }

  /** One that does not end in order, and in time, counts as crashed. */
  async stop(name: string): Promise<void> {
    const running = this.#running.get(name);
    if (!running) return;
    this.#stopping.add(name);
    running.child.kill('SIGTERM');
    const force = setTimeout(() => running.child.kill('SIGKILL'), STOP_MS);
    const code = await running.ended;
    clearTimeout(force);
    this.#stopping.delete(name);
    if (code !== 0) this.crashes.push(`${name} was stopped, and ended with ${code}`);
  }

  async halt(): Promise<void> {
    for (const [name, { child, ended }] of [...this.#running]) {
      this.#stopping.add(name);
      child.kill('SIGKILL');
      await ended;
    }
  }
}
