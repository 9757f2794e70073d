import { type Document, decode } from '#bson';
import { type ClientConnection, type Command, type CommandRequest, GENERIC_FIELDS } from '#command';
import type { FailPoint } from '#commands/server/fail-point';
import type { ReplicaSet } from '#commands/server/hello';
import { MongoError } from '#errors';
import type { ClusterClock } from '#session/cluster-clock';
import type { RequestMessage } from '#wire/request-message';
import { Arguments } from './arguments';
import { describeError } from './error-reply';
import { readDeadline, readSession, readSnapshotConcern, readWriteConcern } from './request-fields';

type Surroundings = {
  clock: ClusterClock;
  log(line: string): void;
  replicaSet?: ReplicaSet;
  failPoint?: FailPoint;
};

/** Commands that a member that is not the primary runs too. */
const EVERY_MEMBER: ReadonlySet<string> = new Set(['hello', 'isMaster', 'ping', 'endSessions']);

export class Dispatcher {
  private readonly commands = new Map<string, Command>();

  constructor(
    commands: readonly Command[],
    private readonly around: Surroundings,
  ) {
    for (const command of commands) {
      for (const name of [command.name, ...(command.aliases ?? [])]) this.commands.set(name, command);
    }
  }

  async reply(message: RequestMessage, connection: ClientConnection): Promise<Document> {
    const { clock, log } = this.around;
    let request: CommandRequest | undefined;
    try {
      const body = readBody(message);
      const command = this.find(body);
      this.requirePrimary(command, connection);
      request = readRequest(command, body, message, connection);
      await this.around.failPoint?.pass(request);
      const result = await command.run(request);
      if (command.writes) clock.advance();
      const writeConcernError = unsatisfied(request.writeConcern);
      return { ...result, ...(writeConcernError && { writeConcernError }), ok: 1, ...clock.stamp() };
    } catch (error) {
      if (!(error instanceof MongoError)) {
        log(`${request?.command ?? 'a command'} failed unexpectedly: ${(error as Error)?.stack ?? error}`);
      }
      return { ...describeError(error, request), ...clock.stamp() };
    }
  }

  private find(body: Document): Command {
    const name = Object.keys(body)[0] ?? '';
    const command = this.commands.get(name);
    if (!command) throw new MongoError('CommandNotFound', `no such command: '${name}'`);
    return command;
  }

  private requirePrimary({ name }: Command, { localAddress }: ClientConnection): void {
    const primary = this.around.replicaSet?.primary ?? localAddress;
    if (localAddress === primary || EVERY_MEMBER.has(name)) return;
    throw new MongoError('NotPrimaryNoSecondaryOk', `not primary, which is ${primary}`);
  }
}

function readRequest(
  command: Command,
  body: Document,
  message: RequestMessage,
  connection: ClientConnection,
): CommandRequest {
  const { name } = command;
  const given = new Arguments(name, body);
  given.refuseOthers([Object.keys(body)[0] as string, ...command.fields, ...GENERIC_FIELDS]);
  const database = message.database ?? body.$db;
  if (typeof database !== 'string' || database === '') {
    throw new MongoError('FailedToParse', "BSON field '$db' is missing or no string");
  }
  if (message.legacy && name !== 'hello' && name !== 'isMaster') {
    throw new MongoError(352, `Unsupported OP_QUERY command: ${name}`);
  }
  if (command.adminOnly && database !== 'admin') {
    throw new MongoError('Unauthorized', `${name} may only be run against the admin database.`);
  }
  const session = readSession(given);
  if (session?.inTransaction && !command.inTransaction) {
    throw new MongoError('OperationNotSupportedInTransaction', `Cannot run '${name}' in a transaction.`);
  }
  if (session?.txnNumber && !session.inTransaction && !command.retryable) {
    throw new MongoError(50768, `${name} is no retryable write command, which may have a txnNumber`);
  }
  const ends = name === 'commitTransaction' || name === 'abortTransaction';
  const snapshot = readSnapshotConcern(given, session, command.readsSnapshots === true);
  const writeConcern = readWriteConcern(given, ends || !session?.inTransaction);
  const deadline = readDeadline(given);
  return {
    command: name,
    body,
    database,
    connection,
    ...(session && { session }),
    ...(snapshot && { snapshot }),
    ...(writeConcern && { writeConcern }),
    ...(deadline !== undefined && { deadline }),
  };
}

/** The command with every document sequence in its place. Throws codes 22 and 40571. */
function readBody({ body, sequences }: RequestMessage): Document {
  const document = decode(body);
  for (const [name, parts] of sequences) {
    if (Object.hasOwn(document, name)) {
      throw new MongoError(40571, `the field '${name}' is both in the body and a document sequence`);
    }
    const value = parts.map((part) => decode(part));
    Object.defineProperty(document, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return document;
}

/** The error of a write concern that one member cannot satisfy; the write itself is done. */
function unsatisfied(concern: Document | undefined): Document | undefined {
  const w = concern?.w;
  if (typeof w === 'number' && w > 1) {
    return { code: 100, codeName: 'UnsatisfiableWriteConcern', errmsg: 'Not enough data-bearing nodes' };
  }
  if (typeof w === 'string' && w !== 'majority') {
    return {
      code: 79,
      codeName: 'UnknownReplWriteConcern',
      errmsg: `No write concern mode named '${w}' found`,
    };
  }
  return undefined;
}
