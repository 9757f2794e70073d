import { CURRENCY } from '../site/currency';

const DECIMALS = CURRENCY.minorUnits === 0 ? 'no decimals' : 'at most two decimals';

/** Faults of settings of freight and tax. */
export const TRADE_VALIDATION = {
  'trade-id-invalid': 'An id has small letters, digits and hyphens only, at most 30',
  'trade-amount-invalid': `Please enter an amount from 0 to 999,999.99 with ${DECIMALS}`,
  'trade-grams-invalid': 'Please enter whole grams, at most 1,000,000,000',
  'trade-rate-invalid': 'A rate is from 0 to 100 percent, with at most three decimals',
  'iban-invalid': 'IBAN not valid',
  'bic-invalid': 'BIC not valid',
  'digits-invalid': 'Please enter digits, as many as DATEV has',
  'state-required': 'Choose a state',
} as const;
