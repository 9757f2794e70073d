import {
  type BulkWriteResult,
  type Document,
  MongoBulkWriteError,
  MongoError,
  type WriteError,
} from 'mongodb';

export type Failure = {
  code: number | string | undefined;
  codeName: string | undefined;
  message: string;
  labels: readonly string[];
  keyPattern?: Record<string, unknown>;
  keyValue?: Record<string, unknown>;
  writeErrors?: WriteError[];
  result?: BulkWriteResult;
};

/** Waits for an operation that must be refused. Throws if it succeeds or fails other than by an error of the driver. */
export async function failureOf(operation: Promise<unknown>): Promise<Failure> {
  const outcome = await operation.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if (!('error' in outcome)) throw new Error(`expected a refusal, got ${JSON.stringify(outcome.value)}`);
  const { error } = outcome;
  if (!(error instanceof MongoError)) throw error;
  const { keyPattern, keyValue, codeName } = error as MongoError & Partial<Failure>;
  const failure: Failure = { code: error.code, codeName, message: error.message, labels: error.errorLabels };
  if (keyPattern) failure.keyPattern = keyPattern;
  if (keyValue) failure.keyValue = keyValue;
  if (error instanceof MongoBulkWriteError) {
    failure.writeErrors = [error.writeErrors].flat();
    failure.result = error.result;
  }
  return failure;
}

export async function codeOf(operation: Promise<unknown>): Promise<number | string | undefined> {
  return (await failureOf(operation)).code;
}

/** Returns the code of the one write that failed, according to the reply of a raw command. */
export async function writeErrorCodeOf(reply: Promise<Document>): Promise<number | undefined> {
  const { writeErrors } = await reply;
  return writeErrors?.[0]?.code;
}
