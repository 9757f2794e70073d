import { Long } from 'bson';
import type { Document } from '@/standins/mongo/bson';
import { codeNameOf, MongoStandinError } from '@/standins/mongo/errors';
import type { Command } from './command';
import { takeDocument } from './request-fields';

const DATA_FIELDS = new Set([
  'failCommands',
  'appName',
  'errorCode',
  'closeConnection',
  'blockConnection',
  'blockTimeMS',
  'errorLabels',
  'writeConcernError',
]);

/** What happens to one command that the fail point applies to. */
export type Failure = {
  blockMS: number;
  closeConnection: boolean;
  errorCode?: number;
  writeConcernError?: Document;
  /** The labels of the answer, where the fail point says them; else the error's code does. */
  labels?: string[];
};

/**
 * The fail point `failCommand`: makes commands fail on demand, so that tests can see how an application bears it.
 * As in mongod it is set by `configureFailPoint`, for some names, for ever or a number of times.
 */
export class FailPoint {
  private data: Document | undefined;
  private skip = 0;
  private left = 0;

  /** What is to happen to this command, if anything; counts it. */
  take(command: string, appName: string | undefined): Failure | undefined {
    const { data } = this;
    if (!data || this.left === 0 || !(data.failCommands as string[]).includes(command)) return undefined;
    if (data.appName !== undefined && data.appName !== appName) return undefined;
    if (this.skip > 0) {
      this.skip -= 1;
      return undefined;
    }
    this.left -= 1;
    return {
      blockMS: data.blockConnection ? Number(data.blockTimeMS ?? 0) : 0,
      closeConnection: data.closeConnection === true,
      ...(data.errorCode !== undefined && { errorCode: Number(data.errorCode) }),
      ...(data.errorLabels && { labels: data.errorLabels }),
      ...(data.writeConcernError && {
        writeConcernError: {
          codeName: codeNameOf(Number(data.writeConcernError.code)),
          ...data.writeConcernError,
        },
      }),
    };
  }

  /** Throws code 2, 9 or 14 for a configuration that is none. */
  configure(mode: unknown, data: Document): void {
    const next = readMode(mode);
    for (const field of Object.keys(data)) {
      if (!DATA_FIELDS.has(field)) {
        throw new MongoStandinError('NotImplemented', `failCommand has no support for '${field}' here`);
      }
    }
    if (next.left > 0 && !Array.isArray(data.failCommands)) {
      throw new MongoStandinError('TypeMismatch', "failCommand needs an array 'failCommands'");
    }
    this.skip = next.skip;
    this.left = next.left;
    this.data = next.left > 0 ? data : undefined;
  }
}

function readMode(mode: unknown): { skip: number; left: number } {
  if (mode === 'off') return { skip: 0, left: 0 };
  if (mode === 'alwaysOn') return { skip: 0, left: Number.POSITIVE_INFINITY };
  if (typeof mode === 'object' && mode !== null) {
    const { times, skip } = mode as { times?: number | Long; skip?: number | Long };
    if (times !== undefined) return { skip: 0, left: countOf(times) };
    if (skip !== undefined) return { skip: countOf(skip), left: Number.POSITIVE_INFINITY };
  }
  throw new MongoStandinError('BadValue', `fail point mode ${JSON.stringify(mode)} is not supported`);
}

function countOf(value: number | Long): number {
  const count = value instanceof Long ? value.toNumber() : value.valueOf();
  if (Number.isInteger(count) && count >= 0) return count;
  throw new MongoStandinError('BadValue', `a fail point cannot count to ${JSON.stringify(value)}`);
}

export function failPointCommand(failPoint: FailPoint): Command {
  return {
    name: 'configureFailPoint',
    fields: ['mode', 'data'],
    adminOnly: true,
    run({ body }) {
      if (body.configureFailPoint !== 'failCommand') {
        throw new MongoStandinError('FailedToParse', `${body.configureFailPoint} fail point not found`);
      }
      failPoint.configure(body.mode, takeDocument(body, 'data') ?? {});
      return {};
    },
  };
}
