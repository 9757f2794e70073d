import { createServer, type Socket } from 'node:net';
import { LOOPBACK, listenOnLoopback } from '@/standins/port';
import { ClusterClock } from './commands/cluster-clock';
import { diagnosticCommands } from './commands/diagnostics';
import { Dispatcher } from './commands/dispatch';
import { FailPoint, failPointCommand } from './commands/fail-point';
import { helloCommands, SET_NAME } from './commands/hello';
import { parameterCommands } from './commands/parameter-commands';
import { defaultParameters } from './commands/parameters';
import { openEngine } from './engine';
import { ServerLog } from './server-log';
import { Connection } from './wire/connection';

export type MongoStandinOptions = {
  /** Where the data is kept; made if it is missing. One server at a time. */
  folder: string;
  /** 0 takes any free port. */
  port: number;
  /** Takes what there is to report, line by line. */
  log?: (line: string) => void;
  /** The command line, for `getCmdLineOpts`. */
  argv?: readonly string[];
};

export type MongoStandin = { uri: string; port: number; close(): Promise<void> };

/**
 * Starts a server on the loopback interface that speaks MongoDB's wire protocol, over the data in `folder`. Throws an
 * error of one clear line if the port is taken or the folder cannot be used. `close` lets running requests end.
 */
export async function startMongoStandin(options: MongoStandinOptions): Promise<MongoStandin> {
  const log = new ServerLog(options.log);
  const write = (line: string) => log.write(line);
  const parameters = defaultParameters();
  const engine = await openEngine({ folder: options.folder, log: write, parameters });
  const clock = new ClusterClock();
  const failPoint = new FailPoint();
  const connections = new Set<Connection>();
  let total = 0;
  const dispatcher = new Dispatcher(
    [
      ...helloCommands(clock),
      ...diagnosticCommands({
        clock,
        argv: options.argv ?? [],
        openConnections: () => connections.size,
        totalConnections: () => total,
        recentLog: () => log.recent,
        engineStats: () => engine.stats(),
      }),
      ...parameterCommands(parameters),
      failPointCommand(failPoint),
      ...engine.commands,
    ],
    { clock, failPoint, log: write },
  );
  const server = createServer((socket: Socket) => {
    total += 1;
    const connection = new Connection(socket, { id: total, dispatcher, log: write });
    connections.add(connection);
    socket.once('close', () => connections.delete(connection));
  });
  let port: number;
  try {
    port = await listenOnLoopback(server, options.port);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return {
    uri: `mongodb://${LOOPBACK}:${port}/?replicaSet=${SET_NAME}`,
    port,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.all([...connections].map((connection) => connection.finish()));
      await closed;
      await engine.close();
    },
  };
}
