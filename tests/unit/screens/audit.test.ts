import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { changeLines } from '@/components/audit/audit-change';
import { UnsealedNotice } from '@/components/audit/audit-table';
import type { Language } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

type Values = Record<string, unknown> | null;

function said(before: Values, after: Values, language: Language = 'en'): string[] {
  const words = { texts: textsFor(language).audit, language };
  return changeLines(before, after, words).map(({ field, text }) => `${field}: ${text}`.replace(/\s/g, ' '));
}

const RULE = { name: 'Large orders', overCents: 50_000, who: 'everyone', approvers: 'approvers' };

it('an entry of the audit log names fields and states in the language of the page', () => {
  expect(said({ termsDays: null, state: 'pending' }, { termsDays: 30, state: 'active' })).toEqual([
    'Payment terms: none → 30 days',
    'State: pending → active',
  ]);
  expect(said({ termsDays: null, state: 'pending' }, { termsDays: 30, state: 'active' }, 'de')).toEqual([
    'Zahlungsziel: ohne → 30 Tage',
    'Status: wartet → aktiv',
  ]);
});

it('an entry of the audit log says rules and budgets as sentences, without ids, and only those that differ', () => {
  const id = 'a'.repeat(24);
  const kept = { id: 'b'.repeat(24), ...RULE, name: 'Kept' };
  expect(said({ rules: [kept] }, { rules: [kept, { id, ...RULE }] })).toEqual([
    'Rules: none → Large orders, Over $500.00, For everyone, Approvers every approver',
  ]);
  const chosen = { id, name: 'Tools', period: 'month', limitCents: 1_000, memberIds: [id, id] };
  expect(said({ budgets: [] }, { budgets: [chosen] })).toEqual([
    'Budgets: none → Tools, Period month, Limit $10.00, For 2 members',
  ]);
});

it('an entry of the audit log writes money, days, moments and yes or no as pages do', () => {
  const after = { amountCents: 123_450, receivedOn: '2026-11-26', poRequired: true, lines: [] };
  expect(said(null, after, 'de')).toEqual([
    'Betrag: 1.234,50 $',
    'Eingegangen am: 26.11.2026',
    'Bestellnummer ist Pflicht: ja',
    'Positionen: ohne',
  ]);
  expect(said(null, { until: '2026-11-26T08:00:00.000Z' })).toEqual(['Until: Nov 26, 2026, 08:00 UTC']);
});

it('an entry of the audit log leaves what people wrote as it is, and shows of personal data only that it changed', () => {
  expect(said({ name: 'open' }, { name: 'active' })).toEqual(['Name: open → active']);
  expect(said({ email: 'personal:1' }, { email: 'personal:2' })).toEqual(['Email: not kept → not kept']);
  expect(said(null, { 'translation:de': 'Antrieb' })).toEqual(['Translation (German): Antrieb']);
});

it('an entry of the audit log says a field that it has no name for in words', () => {
  expect(said(null, { someNewField: 1 })).toEqual(['Some new field: 1']);
});

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

function notice(isolated: number, unknownKey: number): string {
  const texts = textsFor('en').audit.unsealed;
  const html = renderToStaticMarkup(createElement(UnsealedNotice, { isolated, unknownKey, texts }));
  return html.replace(/<[^>]*>/g, ' ');
}

it('the notice shows how many events the audit log lacks, and is absent while it lacks none', () => {
  expect(notice(0, 0)).toBe('');
  expect(notice(1_204, 0)).toMatch(/1,204 events were changed/);
  expect(notice(1, 0)).toMatch(/1 event was changed/);
  expect(notice(0, 1)).toMatch(/1 event waits for the key/);
  expect(notice(2, 3)).toMatch(/2 events were changed.*3 events wait for the key/s);
});
