import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n').slice(1);
}

type TcpSocket = { local: string; state: string; inode: string };

/** This machine's sockets; a port is at the end of an address, after a colon, in hexadecimal. */
function tcpSockets(): TcpSocket[] {
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap(linesOf).map((line) => {
    const [, local = '', , state = '', , , , , , inode = ''] = line.trim().split(/\s+/);
    return { local, state, inode };
  });
}

const endOf = (port: number) => `:${port.toString(16).toUpperCase().padStart(4, '0')}`;

/** The inodes of the sockets that listen on this port. */
function socketsOn(port: number): Set<string> {
  const listening = tcpSockets().filter(
    ({ local, state }) => state === LISTENING && local.endsWith(endOf(port)),
  );
  return new Set(listening.map(({ inode }) => inode));
}

function holds(pid: string, sockets: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      const [, inode = ''] = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? [];
      return sockets.has(inode);
    });
  } catch {
    // It has ended, closed the file meanwhile, or belongs to someone else.
    return false;
  }
}

const fieldsOf = (pid: number | string) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

/**
 * Returns the id of the process that listens on this port of this machine; a supervisor holds the socket of the one that serves.
 * Throws where there is no `/proc`, or none.
 */
export function processOnPort(port: number): number {
  const sockets = socketsOn(port);
  const holders = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && holds(entry, sockets));
  const found = holders.find((pid) => holders.includes(fieldsOf(pid)[1] ?? '')) ?? holders[0];
  if (!found) throw new Error(`No process was found that listens on port ${port}.`);
  return Number(found);
}

/** Returns how much memory a process holds, in MB. Throws where it has ended. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number.parseInt(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? '', 10) / 1_024;
}

const MS_PER_TICK = 10;

/** Returns how much of a processor a process has used since it started, in milliseconds, by hundredths of a second. */
export function processorMs(pid: number): number {
  const fields = fieldsOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}
