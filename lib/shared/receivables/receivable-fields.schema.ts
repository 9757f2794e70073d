import { daySchema } from '../calls/fields.schema';
import { type IssueCode, issue } from '../messages/messages';
import { isWholeCents } from '../numbers/money';
import { numberSchema } from '../numbers/number-fields.schema';
import { readAmount } from '../numbers/read-amount';

const CREDIT_LIMIT_MAX = 99_999_999.99;
const TERMS_DAYS_MAX = 120;

export const amountSchema = (code: IssueCode) => numberSchema(code, code, readAmount);

export const creditLimitSchema = amountSchema('credit-limit-invalid')
  .refine((dollars) => dollars >= 0 && dollars <= CREDIT_LIMIT_MAX, {
    error: issue('credit-limit-invalid'),
    abort: true,
  })
  .refine(isWholeCents, issue('credit-limit-invalid'));

export const termsDaysSchema = numberSchema('terms-days-invalid', 'terms-days-invalid').refine(
  (days) => Number.isInteger(days) && days >= 1 && days <= TERMS_DAYS_MAX,
  issue('terms-days-invalid'),
);

/** The most that is one payment. */
export const PAYMENT_MAX = 9_999_999.99;
export const PAYMENT_REFERENCE_MAX_LENGTH = 140;

export const receivedDaySchema = (code: IssueCode) => daySchema(issue(code));
