/** What can be set while the server runs, by mongod's names. */
export type ServerParameters = {
  /** Seconds after which a transaction that is still open is aborted. */
  transactionLifetimeLimitSeconds: number;
  /** Seconds between two looks for documents that a TTL index says are expired. */
  ttlMonitorSleepSecs: number;
  ttlMonitorEnabled: boolean;
  /** Milliseconds after which a cursor that nobody reads is closed. */
  cursorTimeoutMillis: number;
};

export function defaultParameters(): ServerParameters {
  return {
    transactionLifetimeLimitSeconds: 60,
    ttlMonitorSleepSecs: 60,
    ttlMonitorEnabled: true,
    cursorTimeoutMillis: 600_000,
  };
}
