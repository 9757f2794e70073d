import type { TRADE_VALIDATION } from '../../messages/trade-messages';
import { CURRENCY } from '../../site/currency';

const DECIMALS = CURRENCY.minorUnits === 0 ? 'ohne Nachkommastellen' : 'mit höchstens zwei Nachkommastellen';

export const tradeMessages: Record<keyof typeof TRADE_VALIDATION, string> = {
  'trade-id-invalid': 'Eine Kennung hat nur Kleinbuchstaben, Ziffern und Bindestriche, höchstens 30',
  'trade-amount-invalid': `Bitte einen Betrag von 0 bis 999.999,99 ${DECIMALS} eingeben`,
  'trade-grams-invalid': 'Bitte ganze Gramm eingeben, höchstens 1.000.000.000',
  'trade-rate-invalid': 'Ein Steuersatz ist von 0 bis 100 Prozent, mit höchstens drei Nachkommastellen',
  'iban-invalid': 'Ungültige IBAN',
  'bic-invalid': 'Ungültige BIC',
  'digits-invalid': 'Bitte Ziffern eingeben, so viele, wie DATEV hat',
  'state-required': 'Bitte einen Bundesstaat wählen',
};
