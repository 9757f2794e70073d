import { setTimeout } from 'node:timers/promises';
import type { Document } from '#bson';
import type { Command, CommandRequest } from '#command';
import { MongoError } from '#errors';
import { isNumeric, toDouble } from '#values/number';

const DATA_FIELDS: readonly string[] = ['failCommands', 'blockConnection', 'blockTimeMS', 'errorCode'];

type Failing = {
  commands: ReadonlySet<string>;
  times: number;
  blockMs: number;
  errorCode?: number;
  /** Aborted when the fail point is set anew or switched off: what it holds goes on. */
  over: AbortController;
};

/** mongod's `failCommand`: delays commands, makes them fail, or both. */
export class FailPoint {
  private failing: Failing | undefined;

  /** `configureFailPoint`, which mongod has with `enableTestCommands` alone. */
  readonly command: Command = {
    name: 'configureFailPoint',
    fields: ['mode', 'data'],
    adminOnly: true,
    run: ({ body }) => {
      if (body.configureFailPoint !== 'failCommand') {
        throw new MongoError('BadValue', `there is no fail point '${body.configureFailPoint}'`);
      }
      this.failing?.over.abort();
      this.failing = readFailing(body);
      return {};
    },
  };

  /** Resolves when the request may run. Throws the error it is to fail with. */
  async pass({ command, connection }: CommandRequest): Promise<void> {
    const { failing } = this;
    if (!failing?.commands.has(command) || failing.times <= 0) return;
    failing.times -= 1;
    const signal = AbortSignal.any([failing.over.signal, connection.signal]);
    await setTimeout(failing.blockMs, undefined, { signal }).catch(() => undefined);
    if (connection.signal.aborted) throw new MongoError('Interrupted', 'the client has gone');
    if (failing.errorCode !== undefined)
      throw new MongoError(failing.errorCode, 'Failing command via fail point');
  }
}

function readFailing({ mode, data }: Document): Failing | undefined {
  if (mode === 'off') return undefined;
  const unknown = Object.keys(data ?? {}).find((name) => !DATA_FIELDS.includes(name));
  if (unknown) throw new MongoError('NotImplemented', `failCommand's '${unknown}' is not built`);
  if (!Array.isArray(data?.failCommands)) throw new MongoError('BadValue', 'failCommands must be an array');
  const times = mode === 'alwaysOn' ? Number.POSITIVE_INFINITY : wholeNumber(mode?.times, 'mode.times');
  return {
    commands: new Set(data.failCommands.map(String)),
    times,
    blockMs: data.blockConnection === true ? wholeNumber(data.blockTimeMS, 'blockTimeMS') : 0,
    ...(data.errorCode !== undefined && { errorCode: wholeNumber(data.errorCode, 'errorCode') }),
    over: new AbortController(),
  };
}

function wholeNumber(value: unknown, name: string): number {
  const number = isNumeric(value) ? toDouble(value) : Number.NaN;
  if (!Number.isInteger(number) || number < 0)
    throw new MongoError('BadValue', `${name} must be a whole number`);
  return number;
}
