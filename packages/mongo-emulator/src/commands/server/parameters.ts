import type { Command } from '#command';
import { MongoError } from '#errors';
import { isNumeric, toDouble } from '#values/number';

/** Parameters that can be set while the server runs, by mongod's names. Whole numbers from 1. */
export type ServerParameters = {
  transactionLifetimeLimitSeconds: number;
  ttlMonitorSleepSecs: number;
  minSnapshotHistoryWindowInSeconds: number;
  cursorTimeoutMillis: number;
};

export function defaultParameters(): ServerParameters {
  return {
    transactionLifetimeLimitSeconds: 60,
    ttlMonitorSleepSecs: 60,
    minSnapshotHistoryWindowInSeconds: 300,
    cursorTimeoutMillis: 600_000,
  };
}

export function parameterCommand(parameters: ServerParameters): Command {
  const names = Object.keys(parameters) as (keyof ServerParameters)[];
  return {
    name: 'setParameter',
    fields: names,
    adminOnly: true,
    run({ body }) {
      const name = names.find((candidate) => candidate in body);
      if (!name) throw new MongoError('InvalidOptions', 'no option found to set');
      const value = isNumeric(body[name]) ? toDouble(body[name]) : Number.NaN;
      if (!Number.isInteger(value) || value < 1) {
        throw new MongoError('BadValue', `${name} must be a whole number from 1`);
      }
      const was = parameters[name];
      parameters[name] = value;
      return { was };
    },
  };
}
