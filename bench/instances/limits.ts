import type { Measured } from './measured-instances';

const TOO_MANY = 429;
/** Another address for each limit, and for whatever else is measured. */
const [REPORTER, READER] = ['192.0.2.1', '192.0.2.2'];

/** Asks the instances in turn, `calls` times in all, one after the other; returns how many calls were let through. */
async function letThrough(
  instances: readonly Measured[],
  calls: number,
  ask: (url: string) => Promise<Response>,
): Promise<number> {
  let passed = 0;
  for (let call = 0; call < calls; call += 1) {
    const { url } = instances[call % instances.length] as Measured;
    const response = await ask(url);
    await response.arrayBuffer();
    if (response.status !== TOO_MANY) passed += 1;
  }
  return passed;
}

/** How many policy reports of one address pass, whose limit of 60 a minute is counted exactly. */
export const policyReports = (instances: readonly Measured[]): Promise<number> =>
  letThrough(instances, 90, (url) =>
    fetch(`${url}/api/csp-report`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': REPORTER },
      body: '{"csp-report":{}}',
    }),
  );

/** How many reads of one address pass, whose limit of 1,200 a minute each process counts in memory and shares now and then. */
export const reads = (instances: readonly Measured[]): Promise<number> =>
  letThrough(instances, 1_800, (url) =>
    fetch(`${url}/api/review?limit=1`, { headers: { 'x-forwarded-for': READER } }),
  );
