import { randomBytes } from 'node:crypto';
import { HttpRefusal } from '@forgeline/emulator-kit/json-http';
import { checkVAT, countries } from 'jsvat';

/** `INVALID_INPUT`, `MS_UNAVAILABLE`, … */
const ERROR_CODE = /^[A-Z][A-Z0-9_]{2,60}$/;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().toUpperCase() : '');

/** Northern Ireland numbers its businesses as Great Britain does. */
function isWellFormed(vatId: string): boolean {
  const known = vatId.startsWith('XI') ? `GB${vatId.slice(2)}` : vatId;
  return checkVAT(known, countries).isValid;
}

const failure = (...codes: string[]) => ({
  actionSucceed: false,
  errorWrappers: codes.map((error) => ({ error })),
});

export class Answers {
  readonly #chosen = new Map<string, string>();

  clear(): void {
    this.#chosen.clear();
  }

  /** Throws HttpRefusal 400 for an invalid field. */
  choose({ vatId, answer, ...rest }: Record<string, unknown>): void {
    const [unknown] = Object.keys(rest);
    if (unknown !== undefined) throw new HttpRefusal(400, `Unknown field ${unknown}.`);
    const number = textOf(vatId);
    if (number === '') throw new HttpRefusal(400, 'vatId must be text.');
    const isAnswer = answer === 'valid' || answer === 'invalid';
    if (!(isAnswer || (typeof answer === 'string' && ERROR_CODE.test(answer))))
      throw new HttpRefusal(400, 'answer must be valid, invalid or the code of an error.');
    this.#chosen.set(number, answer as string);
  }

  /** Returns the body of a response: the chosen answer, by default that of the number's check digits. */
  to(question: Record<string, unknown>): Record<string, unknown> {
    const [countryCode, vatNumber] = [textOf(question.countryCode), textOf(question.vatNumber)];
    const requester = `${textOf(question.requesterMemberStateCode)}${textOf(question.requesterNumber)}`;
    if (countryCode === '' || vatNumber === '') return failure('INVALID_INPUT');
    const vatId = `${countryCode}${vatNumber}`;
    const answer = this.#chosen.get(vatId) ?? (isWellFormed(vatId) ? 'valid' : 'invalid');
    if (answer !== 'valid' && answer !== 'invalid') return failure(answer);
    if (requester !== '' && !isWellFormed(requester)) return failure('INVALID_REQUESTER_INFO');
    const isValid = answer === 'valid';
    return {
      countryCode,
      vatNumber,
      requestDate: new Date().toISOString(),
      valid: isValid,
      requestIdentifier: isValid && requester !== '' ? `WAPI${randomBytes(6).toString('hex')}` : '',
      name: isValid ? `Business ${vatId}` : '---',
      address: isValid ? `1 Market Street\n${vatId}` : '---',
      userError: isValid ? 'VALID' : 'INVALID',
    };
  }
}
