import { type Document, decode } from '@/standins/mongo/bson';
import { MongoStandinError } from '@/standins/mongo/errors';
import type { RequestMessage } from '@/standins/mongo/wire/request-message';
import type { ClusterClock } from './cluster-clock';
import { type ClientConnection, type Command, type CommandRequest, GENERIC_FIELDS } from './command';
import { describeError, labelsOf } from './error-answer';
import type { FailPoint, Failure } from './fail-point';
import { takeReadConcern, takeSession, takeTimeLimit, takeWriteConcern } from './request-fields';

/** An answer, or the order to drop the connection without one. */
export type Answer = { document: Document; command?: string } | 'drop-connection';

type Surroundings = { clock: ClusterClock; failPoint: FailPoint; log(line: string): void };

/** Finds the command that a message asks for, checks what all commands have in common, runs it and words the answer. */
export class Dispatcher {
  private readonly commands = new Map<string, Command>();
  private readonly fields = new Map<Command, ReadonlySet<string>>();

  constructor(
    commands: readonly Command[],
    private readonly around: Surroundings,
  ) {
    for (const command of commands) {
      for (const name of [command.name, ...(command.aliases ?? [])]) {
        if (this.commands.has(name)) throw new Error(`two commands are named ${name}`);
        this.commands.set(name, command);
      }
      if (command.fields !== 'any') this.fields.set(command, new Set(command.fields));
    }
  }

  /** Never rejects: what goes wrong is in the answer. */
  async answer(message: RequestMessage, connection: ClientConnection, appName?: string): Promise<Answer> {
    let request: CommandRequest | undefined;
    let failure: Failure | undefined;
    try {
      const body = readBody(message);
      const command = this.find(body);
      request = this.check(command, body, message, connection);
      failure = this.around.failPoint.take(command.name, appName);
      if (failure) {
        await pause(failure.blockMS, connection.signal);
        if (failure.closeConnection) return 'drop-connection';
        if (failure.errorCode !== undefined) throw failedOnDemand(failure.errorCode, failure.labels, request);
      }
      const result = await command.run(request);
      if (command.writes) this.around.clock.advance();
      const concernError = failure?.writeConcernError ?? unsatisfied(request.writeConcern);
      return {
        command: command.name,
        document: {
          ...result,
          ...(concernError && describeConcernError(concernError, failure?.labels, request)),
          ok: 1,
          ...this.around.clock.stamp(),
        },
      };
    } catch (error) {
      if (!(error instanceof MongoStandinError)) {
        this.around.log(
          `${request?.command ?? 'a command'} failed unexpectedly: ${(error as Error)?.stack ?? error}`,
        );
      }
      return { document: { ...describeError(error, request), ...this.around.clock.stamp() } };
    }
  }

  private find(body: Document): Command {
    const name = Object.keys(body)[0] ?? '';
    const command = this.commands.get(name);
    if (!command) throw new MongoStandinError('CommandNotFound', `no such command: '${name}'`);
    return command;
  }

  private check(
    command: Command,
    body: Document,
    message: RequestMessage,
    connection: ClientConnection,
  ): CommandRequest {
    this.refuseUnknownFields(command, body);
    const database = message.database ?? body.$db;
    if (typeof database !== 'string' || database === '') {
      throw new MongoStandinError('FailedToParse', "BSON field '$db' is missing or no string");
    }
    if (message.legacy && command.name !== 'hello' && command.name !== 'isMaster') {
      throw new MongoStandinError(352, `Unsupported OP_QUERY command: ${command.name}`);
    }
    if (command.adminOnly && database !== 'admin') {
      throw new MongoStandinError(
        'Unauthorized',
        `${command.name} may only be run against the admin database.`,
      );
    }
    const session = takeSession(body);
    if (session?.inTransaction && !command.inTransaction) {
      throw new MongoStandinError(
        'OperationNotSupportedInTransaction',
        `Cannot run '${command.name}' in a multi-document transaction.`,
      );
    }
    if (session?.txnNumber && !session.inTransaction && !command.retryable) {
      throw new MongoStandinError(
        50768,
        `txnNumber may only be provided for multi-document transactions and retryable write commands. autocommit:false was not provided, and ${command.name} is not a retryable write command.`,
      );
    }
    const readConcern = takeReadConcern(body, session);
    const writeConcern = takeWriteConcern(body, command.name, session);
    return {
      command: command.name,
      body,
      database,
      connection,
      ...(session && { session }),
      ...(readConcern && { readConcern }),
      ...(writeConcern && { writeConcern }),
      ...takeTimeLimit(body),
    };
  }

  private refuseUnknownFields(command: Command, body: Document): void {
    const known = this.fields.get(command);
    if (!known) return;
    let isName = true;
    for (const field of Object.keys(body)) {
      if (!isName && !known.has(field) && !GENERIC_FIELDS.has(field)) {
        throw new MongoStandinError(40415, `BSON field '${command.name}.${field}' is an unknown field.`);
      }
      isName = false;
    }
  }
}

/** The command with every document sequence in its place. Throws codes 22 and 40571. */
function readBody({ body, sequences }: RequestMessage): Document {
  const document = decode(body);
  for (const [name, parts] of sequences) {
    if (Object.hasOwn(document, name)) {
      throw new MongoStandinError(40571, `the field '${name}' is both in the body and a document sequence`);
    }
    const value = parts.map((part) => decode(part));
    Object.defineProperty(document, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return document;
}

function failedOnDemand(
  code: number,
  labels: string[] | undefined,
  request: CommandRequest,
): MongoStandinError {
  return new MongoStandinError(code, `Failing command via 'failCommand' failpoint`, {
    errorLabels: labels ?? labelsOf(code, request),
  });
}

/** A failed write concern, with the labels that tell drivers whether to send the write again. */
function describeConcernError(
  writeConcernError: Document,
  labels: string[] | undefined,
  request: CommandRequest,
): Document {
  const errorLabels = labels ?? labelsOf(writeConcernError.code, request);
  return { writeConcernError, ...(errorLabels.length > 0 && { errorLabels }) };
}

/** The set has one member: a write that asks for more is done, and its client told that it is not on so many. */
function unsatisfied(concern: Document | undefined): Document | undefined {
  const w = concern?.w;
  if (typeof w === 'number' && w > 1) {
    return { code: 100, codeName: 'UnsatisfiableWriteConcern', errmsg: 'Not enough data-bearing nodes' };
  }
  if (typeof w === 'string' && w !== 'majority') {
    return {
      code: 79,
      codeName: 'UnknownReplWriteConcern',
      errmsg: `No write concern mode named '${w}' found in replica set configuration`,
    };
  }
  return undefined;
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
