import { CURRENCY } from '../site/currency';

const DECIMALS = CURRENCY.minorUnits === 0 ? 'no decimals' : 'at most two decimals';

/** Faults of settings of freight and tax. */
export const TRADE_VALIDATION = {
  'trade-id-invalid': 'An id has small letters, digits and hyphens only, at most 30',
  'bound-weight-invalid': 'Please enter a weight in kilograms',
  'choose-company': 'Please choose a company from the list',
  'trade-amount-invalid': `Please enter an amount from 0 to 999,999.99 with ${DECIMALS}`,
  'trade-grams-invalid': 'Please enter whole grams, at most 1,000,000,000',
  'trade-rate-invalid': 'A rate is from 0 to 100 percent, with at most three decimals',
  'iban-invalid': 'IBAN not valid',
  'bic-invalid': 'BIC not valid',
  'digits-invalid': 'Please enter digits, as many as DATEV has',
  'state-required': 'Choose a state',
  'trade-id-twice': 'There is one with this id already',
  'zone-unknown': 'There is no such zone',
  'zone-twice': 'The method has a price for this zone already',
  'pickup-price': 'Pickup has one price, for every place: zone *',
  'steps-first': 'The first step begins at 0',
  'steps-ascending': 'Each step begins above the one before',
  'tax-class-required': 'Please add a tax class',
  'tax-class-unknown': 'There is no such tax class',
  'tax-class-services': 'Shipping is taxed like a class of goods, not of services',
  'tax-class-used': 'Tools have this tax class: {class}',
  'rates-required': 'Rates required',
  'rates-twice': 'Two rates for one day',
  'rate-missing': 'No rate for {class} in {country} on {day}',
  'rate-missing-first': 'No rate for {class} in {country}',
  'seller-required': 'Seller required',
  'seller-northern-ireland': 'Sellers in Northern Ireland are not supported',
  'vat-id-required': 'VAT number required',
  'tax-number-required': 'VAT number or tax number required',
  'small-business-note-required': 'Note of a small business required',
  'leitweg-id-invalid': 'Leitweg-ID not valid',
  'certificate-number-required': 'Number of the certificate required',
  'certificate-days': 'Certificate: valid to before valid from',
  'debtor-account-invalid': 'Please enter at most 9 digits',
} as const;

/** What an admin should look at in settings of freight and tax. */
export const TRADE_WARNING = {
  'currency-other': 'The shop’s currency is not that of the seller’s country, {currency}',
  currency: 'VAT must be stated in {currency}: papers with tax are not lawful here',
  'country-system': 'Invoices must go through {system}; papers of this store are not enough by themselves',
  'rate-ends': 'The rate of {place} ends on {day}',
  requester: 'The service that confirms VAT numbers does not accept the seller’s own number',
  'iban-missing': 'The seller has no IBAN, so that papers name no account to pay to',
  'weight-missing': 'A method is priced by weight, and some tools have no weight: {count}',
  'class-missing': 'Tools without a tax class count as the first one: {count}',
} as const;
