import { unifyForms } from '@forgeline/tool-text/unify-forms';
import { CURRENCY } from '../site/currency';

/** Both readings of a mark before three digits: `1350`, or `1` and `35`. */
export type Readings = { whole: string; units: string; decimals: string };

/** `unclear`: the text has two readings. */
export type NumberReading =
  | { value: number }
  | { problem: 'unclear'; readings: Readings }
  | { problem: 'unreadable' };

const UNCLEAR = /^(\d+)[.,](\d{3})$/;
const PLAIN = /^\d+(?:[.,]\d+)?$/;
/** Thousands in groups of three, and decimals behind another mark: `1.250.000`, `1 250`, `1,250.50`. */
const GROUPED = /^([1-9]\d{0,2}(?:([.,'’ ])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;

const UNREADABLE: NumberReading = { problem: 'unreadable' };

/** A number without a sign, in any language. A single mark before three digits is unclear. */
export function readDecimal(text: string): NumberReading {
  const typed = unifyForms(text).trim();
  const [, units, decimals] = UNCLEAR.exec(typed) ?? [];
  if (units !== undefined && decimals !== undefined) {
    const shown = decimals.replace(/0$/, '');
    return { problem: 'unclear', readings: { whole: units + decimals, units, decimals: shown } };
  }
  if (PLAIN.test(typed)) return { value: Number(typed.replace(',', '.')) };
  const [, thousands, , rest = '0'] = GROUPED.exec(typed) ?? [];
  return thousands === undefined ? UNREADABLE : { value: Number(`${thousands.replace(/\D/g, '')}.${rest}`) };
}

/** Before three digits a mark is unclear in a currency of two decimals alone: of none it parts thousands, of three decimals. */
function readMoney(text: string): NumberReading {
  const { minorUnits } = CURRENCY;
  // The third decimal is 0 (site/currency.ts).
  const reading = readDecimal(minorUnits === 3 ? text.replace(/([.,]\d\d)0\s*$/, '$1') : text);
  if (minorUnits === 2 || !('problem' in reading) || reading.problem !== 'unclear') return reading;
  const { whole, units, decimals } = reading.readings;
  return { value: Number(minorUnits === 0 ? whole : `${units}.${decimals}`) };
}

/** What else is written for the code; francs of Switzerland have no sign of their own. */
const SIGNS = [CURRENCY.symbol, CURRENCY.code, ...(CURRENCY.code === 'CHF' ? ['SFr.', 'Fr.'] : [])];
/** Dashes for no cents: `149,-`, `1'250.–`. */
const NO_CENTS = /(?<=\d[.,])[-–—]{1,2}$/;

/** Reads an amount of money as people type it and pages print it: `12,5`, `1.250,50 $`, `$1,250.50`, `USD 12.50`, `149,-`. */
export function readAmount(text: string): NumberReading {
  const typed = text.trim();
  const sign = SIGNS.find((one) => typed.startsWith(one) || typed.endsWith(one)) ?? '';
  const amount = typed.startsWith(sign) ? typed.slice(sign.length) : typed.slice(0, -sign.length);
  return readMoney(amount.trim().replace(NO_CENTS, '00'));
}

/** `12,5 %`, with or without the sign. */
export function readPercent(text: string): NumberReading {
  return readDecimal(text.trim().replace(/%$/, ''));
}

/** A reader that accepts a sign as well: `-0,50`, `+3`. */
export function signed(read: (text: string) => NumberReading): (text: string) => NumberReading {
  return (text) => {
    const [, sign = '', rest = ''] = /^\s*([-−+]?)(?=\S)(.*)$/s.exec(text) ?? [];
    const reading = read(rest);
    if (sign === '' || sign === '+' || !('value' in reading)) return reading;
    return { value: -reading.value };
  };
}
