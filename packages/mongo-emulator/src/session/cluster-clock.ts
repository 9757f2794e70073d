import { Binary, Long, Timestamp } from 'bson';
import type { Document } from '#bson';

/** A server without keys signs with twenty zero bytes. */
const UNSIGNED = { hash: new Binary(Buffer.alloc(20), 0), keyId: Long.ZERO };

/** Moves on with every write, so that a later reply has a later time. */
export class ClusterClock {
  private seconds = 0;
  private counter = 0;
  time = this.advance();

  advance(): Timestamp {
    const now = Math.floor(Date.now() / 1000);
    if (now > this.seconds) {
      this.seconds = now;
      this.counter = 0;
    }
    this.counter += 1;
    this.time = new Timestamp({ t: this.seconds, i: this.counter });
    return this.time;
  }

  stamp(): Document {
    return { $clusterTime: { clusterTime: this.time, signature: UNSIGNED }, operationTime: this.time };
  }
}
