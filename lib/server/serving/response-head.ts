import { STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

const SECOND_MS = 1_000;

/**
 * Status line and header lines of a response that is sent many times, checked once. `headers` is a flat list of names and values. Throws
 * Node's error for what is no header.
 */
export function responseHead(status: number, headers: readonly string[]): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    head += `${name}: ${value}\r\n`;
  }
  return head;
}

let second = Number.NaN;
let date = '';

/** RFC 9110 §5.6.7; written once a second. */
function httpDate(nowMs: number): string {
  const current = Math.floor(nowMs / SECOND_MS);
  if (current !== second) {
    second = current;
    date = new Date(nowMs).toUTCString();
  }
  return date;
}

type Connection = {
  isKept: boolean;
  /** How long it may be idle; 0 for any time. */
  idleMs: number;
};

/** The lines that differ from response to response, and the empty one: as Node.js writes them. */
export function endOfHead({ isKept, idleMs }: Connection, nowMs: number): string {
  const connection = isKept ? 'keep-alive' : 'close';
  const idle = isKept && idleMs > 0 ? `Keep-Alive: timeout=${Math.floor(idleMs / SECOND_MS)}\r\n` : '';
  return `Date: ${httpDate(nowMs)}\r\nConnection: ${connection}\r\n${idle}\r\n`;
}
