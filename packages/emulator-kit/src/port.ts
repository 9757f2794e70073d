import type { Server } from 'node:http';
import type { AddressInfo, Server as TcpServer } from 'node:net';

/** The one address emulators listen on: they must never be reachable from another machine. */
export const LOOPBACK = '127.0.0.1';

export class PortTakenError extends Error {
  constructor(readonly port: number) {
    super(`Port ${port} on ${LOOPBACK} is already in use by another program.`);
    this.name = 'PortTakenError';
  }
}

/** Listens on loopback only; 0 means any free port. Returns the port. Throws PortTakenError. */
export async function listenOnLoopback(server: TcpServer, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' || error.code === 'EACCES' ? new PortTakenError(port) : error);
    server.once('error', onError);
    server.listen(port, LOOPBACK, () => {
      server.off('error', onError);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

export async function closeHttpServer(server: Server): Promise<void> {
  if (!server.listening) return;
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
