import { createServer, type Socket } from 'node:net';
import { LOOPBACK, listenOnLoopback } from '@forgeline/emulator-kit/port';
import { diagnosticCommands } from '#commands/server/diagnostics';
import { FailPoint } from '#commands/server/fail-point';
import { helloCommands, type ReplicaSet, SET_NAME } from '#commands/server/hello';
import { defaultParameters, parameterCommand } from '#commands/server/parameters';
import { Connection } from '#connection';
import { ClusterClock } from '#session/cluster-clock';
import { Dispatcher } from './commands/dispatch';
import { openEngine } from './engine';

export type MongoEmulatorOptions = {
  /** The data folder; created if it is missing. One server at a time. */
  folder: string;
  /** 0 takes any free port. */
  port: number;
  /** Makes this one member of several; nothing is replicated, and one that is not the primary refuses operations. */
  replicaSet?: ReplicaSet;
  /** False if an acknowledged write need outlast only this process, not a loss of power; it then takes a tenth of the time. */
  sync?: boolean;
  /** True if clients may make commands stall or fail, by `configureFailPoint`. */
  testCommands?: boolean;
  log?: (line: string) => void;
};

export type MongoEmulator = { uri: string; port: number; close(): Promise<void> };

/** On loopback. Rejects with one clear line if port or folder cannot be used. `close` waits for running requests. */
export async function startMongoEmulator(options: MongoEmulatorOptions): Promise<MongoEmulator> {
  const log = options.log ?? (() => undefined);
  const parameters = defaultParameters();
  const clock = new ClusterClock();
  const { folder, sync = true } = options;
  const engine = await openEngine({ folder, sync, log, parameters, clock });
  const connections = new Set<Connection>();
  const failPoint = options.testCommands ? new FailPoint() : undefined;
  const dispatcher = new Dispatcher(
    [
      ...helloCommands(clock, options.replicaSet),
      ...diagnosticCommands({
        openConnections: () => connections.size,
        engineStats: () => engine.stats(),
      }),
      parameterCommand(parameters),
      ...(failPoint ? [failPoint.command] : []),
      ...engine.commands,
    ],
    {
      clock,
      log,
      ...(options.replicaSet && { replicaSet: options.replicaSet }),
      ...(failPoint && { failPoint }),
    },
  );
  let lastId = 0;
  const server = createServer((socket: Socket) => {
    lastId += 1;
    const connection = new Connection(socket, { id: lastId, dispatcher, log });
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
