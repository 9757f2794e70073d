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
  'trade-id-twice': 'Diese Kennung gibt es schon',
  'zone-unknown': 'Diese Zone gibt es nicht',
  'zone-twice': 'Die Versandart hat für diese Zone schon einen Preis',
  'pickup-price': 'Abholung hat einen Preis, für jeden Ort: Zone *',
  'steps-first': 'Die erste Stufe beginnt bei 0',
  'steps-ascending': 'Jede Stufe beginnt über der vorigen',
  'tax-class-required': 'Bitte eine Steuerklasse hinzufügen',
  'tax-class-unknown': 'Diese Steuerklasse gibt es nicht',
  'tax-class-services': 'Versand wird wie eine Klasse von Waren besteuert, nicht von Dienstleistungen',
  'tax-class-used': 'Werkzeuge haben diese Steuerklasse: {class}',
  'rates-required': 'Steuersätze erforderlich',
  'rates-twice': 'Zwei Steuersätze für einen Tag',
  'rate-missing': 'Kein Steuersatz für {class} in {country} am {day}',
  'seller-required': 'Verkäufer erforderlich',
  'seller-northern-ireland': 'Verkäufer in Nordirland werden nicht unterstützt',
  'vat-id-required': 'USt-IdNr. erforderlich',
  'tax-number-required': 'USt-IdNr. oder Steuernummer erforderlich',
  'small-business-note-required': 'Hinweis des Kleinunternehmers erforderlich',
  'tax-not-available': 'Steuern sind noch nicht verfügbar. Bitte „Keine Steuer“ wählen',
};
