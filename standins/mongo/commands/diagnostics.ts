import os from 'node:os';
import { Long } from 'bson';
import { type Document, MAX_DOCUMENT_BYTES } from '@/standins/mongo/bson';
import { MongoStandinError } from '@/standins/mongo/errors';
import type { ClusterClock } from './cluster-clock';
import type { Command } from './command';
import { SET_NAME } from './hello';
import { SERVER_VERSION, VERSION_ARRAY } from './version';

/** What the commands below tell about the running server. */
export type Diagnosed = {
  clock: ClusterClock;
  /** The command line, without the program. */
  argv: readonly string[];
  openConnections(): number;
  totalConnections(): number;
  recentLog(): readonly string[];
  /** What is open and how much is stored. */
  engineStats(): Document;
};

/** Commands that tell about the server and touch no data. */
export function diagnosticCommands(server: Diagnosed): Command[] {
  return [ping, buildInfo, whatsMyUri, connectionStatus, hostInfo, ...refusedLogins, ...aboutServer(server)];
}

const ping: Command = { name: 'ping', fields: [], run: () => ({}) };

const buildInfo: Command = {
  name: 'buildInfo',
  aliases: ['buildinfo'],
  fields: [],
  run: () => ({
    version: SERVER_VERSION,
    gitVersion: 'forgeline-standin',
    modules: [],
    allocator: 'system',
    javascriptEngine: 'none',
    sysInfo: 'deprecated',
    versionArray: VERSION_ARRAY,
    bits: 64,
    debug: false,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    storageEngines: ['lmdb'],
  }),
};

const whatsMyUri: Command = {
  name: 'whatsmyuri',
  fields: [],
  run: ({ connection }) => ({ you: connection.remoteAddress }),
};

const connectionStatus: Command = {
  name: 'connectionStatus',
  fields: ['showPrivileges'],
  run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
};

const hostInfo: Command = {
  name: 'hostInfo',
  fields: [],
  adminOnly: true,
  run: () => ({
    system: {
      currentTime: new Date(),
      hostname: os.hostname(),
      cpuAddrSize: 64,
      memSizeMB: Math.floor(os.totalmem() / 1024 ** 2),
      numCores: os.cpus().length,
      cpuArch: os.arch(),
      numaEnabled: false,
    },
    os: { type: os.type(), name: os.platform(), version: os.release() },
    extra: {},
  }),
};

/** There are no users: whoever gives a password has the wrong server, and is told so as mongod tells it. */
const refusedLogins: Command[] = ['saslStart', 'saslContinue', 'authenticate'].map((name) => ({
  name,
  fields: 'any',
  run() {
    throw new MongoStandinError(
      18,
      'Authentication failed: this stand-in has no users, connect without a password.',
    );
  },
}));

function aboutServer(server: Diagnosed): Command[] {
  const { clock, argv, openConnections, totalConnections, recentLog, engineStats } = server;
  const startedAt = Date.now();
  return [
    {
      name: 'getCmdLineOpts',
      fields: [],
      adminOnly: true,
      run: () => ({ argv: ['mongo-standin', ...argv], parsed: { replication: { replSet: SET_NAME } } }),
    },
    {
      name: 'getLog',
      fields: [],
      adminOnly: true,
      run({ body }) {
        if (body.getLog === '*') return { names: ['global'] };
        if (body.getLog !== 'global') {
          throw new MongoStandinError('OperationFailed', `No log named '${body.getLog}'`);
        }
        return { totalLinesWritten: recentLog().length, log: recentLog() };
      },
    },
    {
      name: 'serverStatus',
      fields: 'any',
      run() {
        const { rss, heapUsed } = process.memoryUsage();
        return {
          host: os.hostname(),
          version: SERVER_VERSION,
          process: 'mongo-standin',
          pid: Long.fromNumber(process.pid),
          uptime: (Date.now() - startedAt) / 1000,
          uptimeMillis: Long.fromNumber(Date.now() - startedAt),
          localTime: new Date(),
          connections: { current: openConnections(), totalCreated: totalConnections() },
          mem: { bits: 64, resident: Math.round(rss / 1024 ** 2), heapUsed: Long.fromNumber(heapUsed) },
          repl: { setName: SET_NAME, setVersion: 1, isWritablePrimary: true, secondary: false },
          storageEngine: { name: 'lmdb', persistent: true },
          ...engineStats(),
        };
      },
    },
    {
      name: 'replSetGetStatus',
      fields: ['initialSync'],
      adminOnly: true,
      run({ connection }) {
        const optime = { ts: clock.time, t: Long.ONE };
        return {
          set: SET_NAME,
          date: new Date(),
          myState: 1,
          term: Long.ONE,
          members: [
            {
              _id: 0,
              name: connection.localAddress,
              health: 1,
              state: 1,
              stateStr: 'PRIMARY',
              self: true,
              optime,
            },
          ],
        };
      },
    },
  ];
}
