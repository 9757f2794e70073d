import type { Document } from '#bson';
import type { Command } from '#command';
import { SET_NAME } from './hello';

const SERVER_VERSION = '7.0.0';

export type Diagnosed = {
  openConnections(): number;
  engineStats(): Document;
};

export function diagnosticCommands({ openConnections, engineStats }: Diagnosed): Command[] {
  return [
    { name: 'ping', fields: [], run: () => ({}) },
    {
      name: 'buildInfo',
      aliases: ['buildinfo'],
      fields: [],
      run: () => ({
        version: SERVER_VERSION,
        gitVersion: 'mongo-emulator',
        versionArray: SERVER_VERSION.split('.').map(Number).concat(0),
        storageEngines: ['lmdb'],
      }),
    },
    {
      name: 'serverStatus',
      fields: [],
      run: () => ({
        version: SERVER_VERSION,
        process: 'mongo-emulator',
        pid: process.pid,
        uptime: process.uptime(),
        connections: { current: openConnections() },
        mem: { bits: 64, resident: Math.round(process.memoryUsage.rss() / 1024 ** 2) },
        repl: { setName: SET_NAME, isWritablePrimary: true },
        ...engineStats(),
      }),
    },
  ];
}
