import { HttpRefusal } from '@forgeline/emulator-kit/json-http';

export type SmtpStage = 'rcpt' | 'data';

type SmtpFault = { stage: SmtpStage; code: number; remaining: number };

const STAGES: readonly string[] = ['rcpt', 'data'];

export class SmtpFaults {
  private faults: SmtpFault[] = [];

  clear(): void {
    this.faults = [];
  }

  /** Throws HttpRefusal 400 for an invalid field. */
  add(body: Record<string, unknown>): void {
    const { stage = 'data', code = 451, count = 1, ...unknown } = body;
    const [name] = Object.keys(unknown);
    if (name !== undefined) throw new HttpRefusal(400, `Unknown field ${name}.`);
    if (!STAGES.includes(String(stage)))
      throw new HttpRefusal(400, `stage must be one of ${STAGES.join(', ')}.`);
    if (!isWhole(code, 400, 599)) throw new HttpRefusal(400, 'code must be from 400 to 599.');
    if (!isWhole(count, 1, 1_000_000))
      throw new HttpRefusal(400, 'count must be a whole number of at least 1.');
    this.faults.push({ stage: stage as SmtpStage, code, remaining: count });
  }

  take(stage: SmtpStage): Error | null {
    const fault = this.faults.find((candidate) => candidate.stage === stage);
    if (!fault) return null;
    fault.remaining -= 1;
    this.faults = this.faults.filter(({ remaining }) => remaining > 0);
    const message = fault.code < 500 ? 'Try again later' : 'Mail refused';
    return Object.assign(new Error(message), { responseCode: fault.code });
  }
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
