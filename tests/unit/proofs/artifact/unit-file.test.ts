import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironmentFile, readUnit } from '@/proofs/artifact/unit-file';

const UNITS = path.resolve('deploy/systemd');
const textOf = (name: string) => readFileSync(path.join(UNITS, name), 'utf8');

describe('a systemd service as the proof of the artifact runs it', () => {
  it('is read with its instance, credentials, folders and mounts', () => {
    const unit = readUnit('forgeline-web@3001', [textOf('forgeline-web@.service')]);
    expect(unit).toMatchObject({
      isOneshot: false,
      command: ['/usr/bin/node', 'forgeline.mjs', 'start', '--port', '3001', '--hostname', '127.0.0.1'],
      user: 'forgeline',
      folder: '/opt/forgeline',
      environmentFiles: ['/etc/forgeline/store.env'],
      credentials: [{ id: 'secrets', folder: '/etc/forgeline/secrets' }],
      writable: [{ folder: '/var/cache/forgeline', mode: '0755' }],
      binds: [{ from: '/var/cache/forgeline', to: '/opt/forgeline/.next/cache' }],
      isStrict: true,
      capabilities: [],
    });
    expect(unit.environment).toMatchObject({
      NODE_ENV: 'production',
      BACKGROUND_WORK: '0',
      METRICS_PORT: '13001',
      MONGODB_URI_FILE: '/run/credentials/forgeline-web@3001.service/secrets_mongodb_uri',
    });
  });

  it.each(readdirSync(UNITS).filter((name) => name.endsWith('.service')))(
    '%s runs Node as the store’s user, read-only',
    (name) => {
      const unit = readUnit(name.replace('.service', ''), [textOf(name)]);
      expect(unit).toMatchObject({ user: 'forgeline', isStrict: true, capabilities: [] });
      expect(unit.command.slice(0, 2)).toEqual(['/usr/bin/node', 'forgeline.mjs']);
    },
  );

  it('takes additions, quotes, continued lines and emptied lists', () => {
    const unit = readUnit('proxy', [
      '[Service]\n# User=nobody\nType=notify\nUser=caddy\nExecStart=/bin/a \\\n  --flag "two words"\nBindPaths=/a',
      '[Service]\nEnvironment=HOST=a.example "SERVERS=b:1 c:2"\nBindPaths=\nAmbientCapabilities=CAP_NET_BIND_SERVICE',
    ]);
    expect(unit).toMatchObject({
      user: 'caddy',
      command: ['/bin/a', '--flag', 'two words'],
      environment: { HOST: 'a.example', SERVERS: 'b:1 c:2' },
      binds: [],
      capabilities: ['net_bind_service'],
      isStrict: false,
    });
  });

  it('is refused if it starts nothing', () => {
    expect(() => readUnit('empty', ['[Service]\nUser=a'])).toThrow('empty has no ExecStart.');
  });
});

it('an environment file is read as systemd reads it', () => {
  expect(readEnvironmentFile('# A=1\nB=two words <x@y>\nC="quoted"\n\nD=\nnonsense\nE=a=b')).toEqual({
    B: 'two words <x@y>',
    C: 'quoted',
    D: '',
    E: 'a=b',
  });
});
