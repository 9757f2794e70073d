import { element, type XmlElement } from './xml-element';

/** `-1639` cents to `-16.39`. */
export function amountText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Thousandths of a percent with two decimals, or three where it has them: `19.00`, `8.125`. */
export function percentText(rate: number): string {
  return (rate / 1_000).toFixed(3).replace(/0$/, '');
}

/** UNTDID 2379: CCYYMMDD. */
const DAY_FORMAT = '102';

export function dayElement(name: string, day: string | undefined): XmlElement | undefined {
  return element(name, day?.replaceAll('-', ''), { format: DAY_FORMAT });
}
