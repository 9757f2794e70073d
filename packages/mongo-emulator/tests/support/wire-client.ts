import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { deserialize, serialize } from 'bson';
import type { Document } from 'mongodb';

const OP_QUERY = 2004;
export const OP_MSG = 2013;

/** One message: its four header fields, of which a test may falsify any, and what follows. */
export function message(operation: number, payload: Uint8Array, requestId = 1, length?: number): Buffer {
  const bytes = Buffer.alloc(16 + payload.length);
  bytes.writeInt32LE(length ?? bytes.length, 0);
  bytes.writeInt32LE(requestId, 4);
  bytes.writeInt32LE(operation, 12);
  bytes.set(payload, 16);
  return bytes;
}

function flagBits(flags: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(flags);
  return bytes;
}

export function bodySection(body: Document): Buffer {
  return Buffer.concat([Buffer.of(0), serialize(body)]);
}

export function sequenceSection(name: string, documents: Document[]): Buffer {
  const content = Buffer.concat([
    Buffer.from(`${name}\0`),
    ...documents.map((document) => serialize(document)),
  ]);
  const length = Buffer.alloc(4);
  length.writeInt32LE(4 + content.length);
  return Buffer.concat([Buffer.of(1), length, content]);
}

export function opMsg(sections: Uint8Array[], requestId = 1, flags = 0): Buffer {
  return message(OP_MSG, Buffer.concat([flagBits(flags), ...sections]), requestId);
}

export function command(body: Document, requestId = 1, flags = 0): Buffer {
  return opMsg([bodySection(body)], requestId, flags);
}

export function opQuery(namespace: string, body: Document, requestId = 1): Buffer {
  const skipAndCount = Buffer.alloc(8);
  skipAndCount.writeInt32LE(-1, 4);
  const payload = [flagBits(0), Buffer.from(`${namespace}\0`), skipAndCount, serialize(body)];
  return message(OP_QUERY, Buffer.concat(payload), requestId);
}

export type Reply = {
  responseTo: number;
  requestId: number;
  operation: number;
  flags: number;
  body: Document;
};

/** A connection without a driver: it sends any bytes and reads whole replies. */
export class WireClient {
  private received = Buffer.alloc(0);
  private ended = false;
  private wake: () => void = () => undefined;

  private constructor(readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => {
      this.received = Buffer.concat([this.received, chunk]);
      this.wake();
    });
    socket.once('close', () => {
      this.ended = true;
      this.wake();
    });
    // The server may drop the connection while bytes are still under way.
    socket.on('error', () => undefined);
  }

  static async open(port: number): Promise<WireClient> {
    const socket = createConnection(port, '127.0.0.1');
    await once(socket, 'connect');
    return new WireClient(socket);
  }

  send(...bytes: Uint8Array[]): void {
    for (const part of bytes) this.socket.write(part);
  }

  async reply(): Promise<Reply> {
    while (this.received.length < 16 || this.received.length < this.received.readInt32LE(0)) {
      if (this.ended) throw new Error('the server closed the connection');
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    const length = this.received.readInt32LE(0);
    const bytes = this.received.subarray(0, length);
    this.received = this.received.subarray(length);
    const operation = bytes.readInt32LE(12);
    const bodyAt = operation === OP_MSG ? 21 : 36;
    return {
      requestId: bytes.readInt32LE(4),
      responseTo: bytes.readInt32LE(8),
      operation,
      flags: bytes.readUInt32LE(16),
      body: deserialize(bytes.subarray(bodyAt)),
    };
  }

  async closed(): Promise<void> {
    if (!this.ended) await once(this.socket, 'close');
  }

  close(): void {
    this.socket.destroy();
  }
}
