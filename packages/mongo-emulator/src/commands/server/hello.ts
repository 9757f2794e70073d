import { Long, ObjectId } from 'bson';
import { type Document, MAX_DOCUMENT_BYTES } from '#bson';
import type { Command, CommandRequest } from '#command';
import type { ClusterClock } from '#session/cluster-clock';
import { MAX_MESSAGE_BYTES, MAX_WRITE_BATCH } from '#wire/protocol';

export const SET_NAME = 'rs0';

export type ReplicaSet = { members: readonly string[]; primary: string };

const MAX_WIRE_VERSION = 21;

const SESSION_TIMEOUT_MINUTES = 30;

/** The only election this replica set has held. */
const ELECTION_ID = new ObjectId('7fffffff0000000000000001');

const FIELDS = [
  'helloOk',
  'client',
  'compression',
  'loadBalanced',
  'saslSupportedMechs',
  'speculativeAuthenticate',
  'backpressure',
];

/** Without a version of the topology in the reply, drivers poll instead of waiting for a change that never comes. */
export function helloCommands(clock: ClusterClock, set?: ReplicaSet): Command[] {
  const run = (request: CommandRequest): Document => describeMember(request, clock, set);
  return [
    { name: 'hello', fields: FIELDS, run },
    { name: 'isMaster', aliases: ['ismaster'], fields: FIELDS, run },
  ];
}

function describeMember(
  { command, body, connection }: CommandRequest,
  clock: ClusterClock,
  set?: ReplicaSet,
): Document {
  const me = connection.localAddress;
  const { members, primary } = set ?? { members: [me], primary: me };
  const isPrimary = me === primary;
  const opTime = { ts: clock.time, t: Long.ONE };
  const now = new Date();
  return {
    ...(body.helloOk === true && { helloOk: true }),
    hosts: members,
    setName: SET_NAME,
    setVersion: 1,
    ...(command === 'hello' ? { isWritablePrimary: isPrimary } : { ismaster: isPrimary }),
    secondary: !isPrimary,
    primary,
    me,
    ...(isPrimary && { electionId: ELECTION_ID }),
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
