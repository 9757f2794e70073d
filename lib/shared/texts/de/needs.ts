import { ofShop } from '#shop-texts';
import type { needs as english } from '../en/needs';

export const needs: typeof english = ofShop('de', 'needs', {
  sentences: {
    every: '{name}: Jede Bestellung braucht eine Freigabe',
    over: '{name}: Bestellungen über {amount} brauchen eine Freigabe',
    budget: 'Budget {name}, {period}: {amount} übrig',
  },
  quarter: '{number}. Quartal {year}',
});
