import type { Measured } from './measured-instances';

const TOO_MANY = 429;
const REPORTS = 90;

/** Sends policy reports of one address to the instances in turn; returns how many of them pass its limit of 60 a minute. */
export async function policyReports(instances: readonly Measured[]): Promise<number> {
  let passed = 0;
  for (let report = 0; report < REPORTS; report += 1) {
    const { url } = instances[report % instances.length] as Measured;
    const response = await fetch(`${url}/api/csp-report`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': '192.0.2.1' },
      body: '{"csp-report":{}}',
    });
    await response.arrayBuffer();
    if (response.status !== TOO_MANY) passed += 1;
  }
  return passed;
}
