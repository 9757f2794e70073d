import { Long, ObjectId } from 'bson';
import type { Document } from '@/standins/mongo/bson';
import { MAX_DOCUMENT_BYTES } from '@/standins/mongo/bson';
import { MongoStandinError } from '@/standins/mongo/errors';
import { MAX_MESSAGE_BYTES, MAX_WRITE_BATCH } from '@/standins/mongo/wire/protocol';
import type { ClusterClock } from './cluster-clock';
import type { Command, CommandRequest } from './command';
import { takeDocument } from './request-fields';
import { MAX_WIRE_VERSION } from './version';

export const SET_NAME = 'rs0';

/** Minutes an idle session lives. */
export const SESSION_TIMEOUT_MINUTES = 30;

/** This process as a member; clients notice a restart by it. The counter stays: the topology never changes. */
const TOPOLOGY_VERSION = { processId: new ObjectId(), counter: Long.fromNumber(6) };
const ELECTION_ID = new ObjectId('7fffffff0000000000000001');

const FIELDS = [
  'helloOk',
  'client',
  'compression',
  'topologyVersion',
  'maxAwaitTimeMS',
  'loadBalanced',
  'saslSupportedMechs',
  'speculativeAuthenticate',
  'hostInfo',
  'internalClient',
  'backpressure',
];

/** `hello` and its old name `isMaster`: a replica set of this one member, its primary. */
export function helloCommands(clock: ClusterClock): Command[] {
  const run = async (request: CommandRequest): Promise<Document> => {
    if (awaitsChange(request.body)) await waitForNothing(request);
    return describeMember(request, clock);
  };
  return [
    { name: 'hello', fields: FIELDS, run },
    { name: 'isMaster', aliases: ['ismaster'], fields: FIELDS, run },
  ];
}

/**
 * Whether the client asks to be answered only when something changes: it names the version it knows, and that is the
 * present one. Throws code 40368 if it gives one of the two fields alone.
 */
function awaitsChange(body: Document): boolean {
  const known = takeDocument(body, 'topologyVersion');
  if ((known === undefined) !== (body.maxAwaitTimeMS === undefined)) {
    throw new MongoStandinError(
      known ? 31368 : 31372,
      "'topologyVersion' and 'maxAwaitTimeMS' must be given together",
    );
  }
  return known !== undefined && TOPOLOGY_VERSION.processId.equals(known.processId);
}

/** The topology never changes, so the wait is always for its whole time, unless the client goes. */
async function waitForNothing({ body, connection: { signal } }: CommandRequest): Promise<void> {
  const milliseconds = Number(body.maxAwaitTimeMS);
  if (!Number.isFinite(milliseconds) || milliseconds < 0) {
    throw new MongoStandinError(31373, 'maxAwaitTimeMS must be a non-negative integer');
  }
  await new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(end, milliseconds);
    timer.unref();
    signal.addEventListener('abort', end, { once: true });
    function end(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}

function describeMember({ command, body, connection }: CommandRequest, clock: ClusterClock): Document {
  const me = connection.localAddress;
  const opTime = { ts: clock.time, t: Long.ONE };
  const now = new Date();
  return {
    ...(body.helloOk === true && { helloOk: true }),
    topologyVersion: TOPOLOGY_VERSION,
    hosts: [me],
    setName: SET_NAME,
    setVersion: 1,
    ...(command === 'hello' ? { isWritablePrimary: true } : { ismaster: true }),
    secondary: false,
    primary: me,
    me,
    electionId: ELECTION_ID,
    lastWrite: { opTime, lastWriteDate: now, majorityOpTime: opTime, majorityWriteDate: now },
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_WRITE_BATCH,
    localTime: now,
    logicalSessionTimeoutMinutes: SESSION_TIMEOUT_MINUTES,
    connectionId: connection.id,
    minWireVersion: 0,
    maxWireVersion: MAX_WIRE_VERSION,
    readOnly: false,
  };
}
