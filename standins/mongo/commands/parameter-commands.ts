import { typeName } from '@/standins/mongo/commands/request-fields';
import { MongoStandinError } from '@/standins/mongo/errors';
import type { Command } from './command';
import type { ServerParameters } from './parameters';
import { FEATURE_VERSION } from './version';

/** What can only be read. */
const FIXED = {
  featureCompatibilityVersion: { version: FEATURE_VERSION },
  enableTestCommands: true,
  authenticationMechanisms: [] as string[],
  logLevel: 0,
} as const;

/** `getParameter` and `setParameter`, over what this server has of mongod's parameters. */
export function parameterCommands(parameters: ServerParameters): Command[] {
  const known: Readonly<Record<string, unknown>> = { ...FIXED, ...parameters };
  const current = (name: string): unknown => ({ ...FIXED, ...parameters })[name as keyof ServerParameters];
  return [
    {
      name: 'getParameter',
      fields: [...Object.keys(known), 'allParameters', 'showDetails'],
      adminOnly: true,
      run({ body }) {
        const names =
          body.getParameter === '*' ? Object.keys(known) : Object.keys(known).filter((name) => name in body);
        if (names.length === 0) throw new MongoStandinError('InvalidOptions', 'no option found to get');
        return Object.fromEntries(names.map((name) => [name, current(name)]));
      },
    },
    {
      name: 'setParameter',
      fields: Object.keys(known),
      adminOnly: true,
      run({ body }) {
        const names = Object.keys(known).filter((name) => name in body);
        if (names.length === 0)
          throw new MongoStandinError(
            'InvalidOptions',
            'no option found to set, use help:true to see options ',
          );
        for (const name of names) checkParameter(parameters, name, body[name]);
        const was = names.length === 1 ? current(names[0] as string) : undefined;
        for (const name of names) Object.assign(parameters, { [name]: body[name] });
        return was === undefined ? {} : { was };
      },
    },
  ];
}

function checkParameter(parameters: ServerParameters, name: string, value: unknown): void {
  if (!(name in parameters)) {
    throw new MongoStandinError('IllegalOperation', `not allowed to change [${name}] at runtime`);
  }
  const wanted = typeof parameters[name as keyof ServerParameters];
  if (typeof value !== wanted) {
    throw new MongoStandinError('TypeMismatch', `${name} must be a ${wanted}, not ${typeName(value)}`);
  }
  if (typeof value === 'number' && (!Number.isInteger(value) || value < 1)) {
    throw new MongoStandinError('BadValue', `${name} must be a whole number from 1, not ${value}`);
  }
}
