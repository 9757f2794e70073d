import { expect, it, vi } from 'vitest';
import { BY_SIGN, guessBankColumns, NONE } from '@/lib/client/bank-file/guess-columns';
import {
  questionsOf,
  readBankRows,
  readBankTable,
  shownDayOrder,
} from '@/lib/client/bank-file/read-bank-file';
import { CURRENCY } from '@/lib/shared/site/currency';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

/** Each bank's file is its headings and two rows: 120 that came in for INV-000042, and 9.50 that went out. */
const CODE = CURRENCY.code;
const BANKS: Record<string, string> = {
  'Sparkasse CSV-CAMT': `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"DE01";"20.11.26";"20.11.26";"GUTSCHR. UEBERWEISUNG";"INV-000042";"";"";"NOTPROVIDED";"";"";"";"Smiths GmbH";"DE02";"X";"120,00";"${CODE}";"Umsatz gebucht"
"DE01";"21.11.26";"21.11.26";"FOLGELASTSCHRIFT";"Strom";"DE9";"M1";"E1";"";"";"";"Werke";"DE03";"X";"-9,50";"${CODE}";"Umsatz gebucht"`,
  'Deutsche Bank': `Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
20.11.2026;20.11.2026;SEPA-Gutschrift;Smiths;INV-000042;DE;X;;;;;;;;;;120,00;${CODE}
21.11.2026;21.11.2026;SEPA-Lastschrift;Werke;Strom;DE;X;;;;;;;;;-9,50;;${CODE}`,
  Commerzbank: `Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;IBAN Kontoinhaber;Kategorie
20.11.2026;20.11.2026;Gutschrift;Smiths INV-000042;120,00;${CODE};DE;
21.11.2026;21.11.2026;Lastschrift;Strom;-9,50;${CODE};DE;`,
  'ING with rows above': `Umsatzanzeige;Datei erstellt am: 28.11.2026

IBAN;DE12
Kunde;Forgeline
Saldo;1.000,00;${CODE}

Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
20.11.2026;20.11.2026;Smiths;Gutschrift;INV-000042;1.120,00;${CODE};120,00;${CODE}
21.11.2026;21.11.2026;Werke;Lastschrift;Strom;1.110,50;${CODE};-9,50;${CODE}`,
  DKB: `"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
"20.11.26";"20.11.26";"Gebucht";"Smiths";"Forgeline";"INV-000042";"Eingang";"DE";"120,00";"";"";""
"21.11.26";"21.11.26";"Gebucht";"Forgeline";"Werke";"Strom";"Ausgang";"DE";"-9,50";"";"";""`,
  Volksbank: `Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz
K;DE;X;B;20.11.2026;20.11.2026;Smiths;DE;X;Gutschrift;INV-000042;120,00;${CODE};1120,00;;;;
K;DE;X;B;21.11.2026;21.11.2026;Werke;DE;X;Lastschrift;Strom;-9,50;${CODE};1110,50;;;;`,
  'an Austrian bank': `Buchungsdatum;Valutadatum;Partnername;Betrag;Währung;Buchungs-Details
20.11.2026;20.11.2026;Smiths;120,00;${CODE};INV-000042
21.11.2026;21.11.2026;Werke;-9,50;${CODE};Strom`,
  'a Swiss bank': `Datum;Buchungstext;Belastung;Gutschrift;Valuta;Saldo
20.11.2026;Smiths INV-000042;;120.00;20.11.2026;1'120.00
21.11.2026;Strom;9.50;;21.11.2026;1'110.50`,
  N26: `"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (${CODE})","Original Amount","Original Currency","Exchange Rate"
2026-11-20,2026-11-20,Smiths,DE,"Credit Transfer",INV-000042,Main,120.0,,,
2026-11-21,2026-11-21,Werke,DE,"Direct Debit",Strom,Main,-9.5,,,`,
  Lloyds: `Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance
20/11/2026,FPI,'11-22-33,123,SMITHS INV-000042,,120.00,1120.00
21/11/2026,DD,'11-22-33,123,POWER,9.50,,1110.50`,
  HSBC: `Date,Type,Description,Paid out,Paid in,Balance
20 Nov 2026,CR,SMITHS INV-000042,,120.00,1120.00
21 Nov 2026,DD,POWER,9.50,,1110.50`,
  Barclays: `Number,Date,Account,Amount,Subcategory,Memo
1,20/11/2026,20-11 1,120.00,Counter Credit,SMITHS INV-000042
2,21/11/2026,20-11 1,-9.50,Direct Debit,POWER`,
  NatWest: `Date, Type, Description, Value, Balance, Account Name, Account Number
20 Nov 2026,BAC,"SMITHS INV-000042",120.00,1120.00,"F","1"
21 Nov 2026,D/D,"POWER",-9.50,1110.50,"F","1"`,
  Nationwide: `"Account Name:","FlexAccount ****1"
"Account Balance:","£1110.50"

"Date","Transaction type","Description","Paid out","Paid in","Balance"
"20 Nov 2026","Bank credit","SMITHS INV-000042","","120.00","1120.00"
"21 Nov 2026","Direct debit","POWER","9.50","","1110.50"`,
  Starling: `Date,Counter Party,Reference,Type,Amount (${CODE}),Balance (${CODE}),Spending Category,Notes
20/11/2026,Smiths,INV-000042,FASTER PAYMENT,120.00,1120.00,INCOME,
21/11/2026,Power,P1,DIRECT DEBIT,-9.50,1110.50,BILLS,`,
  Monzo: `Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
tx_1,20/11/2026,08:00:00,Faster payment,Smiths,,Income,120.00,${CODE},120.00,${CODE},,,,INV-000042,,,120.00
tx_2,21/11/2026,08:00:00,Direct Debit,Power,,Bills,-9.50,${CODE},-9.50,${CODE},,,,POWER,,-9.50,`,
  Revolut: `Date started (UTC),Date completed (UTC),ID,Type,Description,Reference,Payer,Card number,Orig currency,Orig amount,Payment currency,Amount,Fee,Balance,Account
2026-11-20,2026-11-20,r1,TOPUP,Payment from Smiths,INV-000042,Smiths,,${CODE},120.00,${CODE},120.00,0.00,1120.00,Main
2026-11-21,2026-11-21,r2,TRANSFER,To Power,P,Forgeline,,${CODE},-9.50,${CODE},-9.50,0.00,1110.50,Main`,
  Chase: `Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
CREDIT,11/20/2026,"SMITHS INV-000042",120.00,ACH_CREDIT,1120.00,,
DEBIT,11/21/2026,"POWER",-9.50,ACH_DEBIT,1110.50,,`,
  'Bank of America': `Description,,Summary Amt.
Beginning balance as of 11/01/2026,,"1,000.00"
Ending balance,,"1,110.50"

Date,Description,Amount,Running Bal.
11/20/2026,"SMITHS INV-000042","120.00","1,120.00"
11/21/2026,"POWER","-9.50","1,110.50"`,
  'Capital One': `Account Number,Transaction Description,Transaction Date,Transaction Type,Transaction Amount,Balance
1,SMITHS INV-000042,11/20/26,Credit,120,1120
1,POWER,11/21/26,Debit,9.5,1110.5`,
  Citibank: `Status,Date,Description,Debit,Credit
Cleared,11/20/2026,"SMITHS INV-000042",,120.00
Cleared,11/21/2026,"POWER",9.50,`,
  'PNC and others with withdrawals': `Date,Description,Withdrawals,Deposits,Balance
11/20/2026,SMITHS INV-000042,,"$120.00","$1,120.00"
11/21/2026,POWER,"$9.50",,"$1,110.50"`,
  Wise: `TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Exchange From,Exchange To,Buy - Amount,Payer Name,Payee Name,Merchant,Card Last Four Digits,Total fees
TRANSFER-1,20-11-2026,120.00,${CODE},Received money from Smiths,INV-000042,1120.00,,,,Smiths,,,,0.00
TRANSFER-2,21-11-2026,-9.50,${CODE},Sent money to Power,P,1110.50,,,,,Power,,,0.10`,
  PayPal: `"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Invoice Number","Note"
"11/20/2026","10:00:00","PST","Smiths","Payment","Completed","${CODE}","120.00","0.00","120.00","a@b.test","c@d.test","T1","INV-000042",""
"11/21/2026","10:00:00","PST","Power","Payment","Completed","${CODE}","-9.50","0.00","-9.50","c@d.test","e@f.test","T2","",""`,
  'columns of debit and credit, in either order': `Datum;Text;Betrag Haben;Betrag Soll
20.11.2026;INV-000042;120,00;0,00
21.11.2026;Strom;0,00;9,50`,
  'amounts with Cr and Dr': `Date,Narrative,Amount,Cr/Dr
20-Nov-2026,INV-000042,120.00,CR
21-Nov-2026,Power,9.50,DR`,
  'amounts with S and H': `Buchungstag;Verwendungszweck;Umsatz;S/H
20.11.2026;INV-000042;120,00;H
21.11.2026;Strom;9,50;S`,
  'a volume of debit and credit': `Datum;Verwendungszweck;Umsatz Soll;Umsatz Haben
20.11.2026;INV-000042;;120,00
21.11.2026;Strom;9,50;`,
  'an indicator of ISO 20022': `BookgDt;Date;RmtInf;Description;Amt;Amount;CdtDbtInd
x;20261120;x;INV-000042;;120.00;CRDT
x;20261121;x;Power;;9.50;DBIT`,
  'marks behind the amounts': `Date;Description;Amount
20261120;INV-000042;120.00 CR
20261121;Power;9.50 DR`,
  'tabs and days with a time': `Date\tDescription\tAmount
20.11.2026 08:15\tINV-000042\t120,00
21.11.2026 17:40\tStrom\t-9,50`,
};

it.each(Object.entries(BANKS))('the file of a bank of %s says what came in and what went out', (_, file) => {
  const table = readBankTable(file);
  const columns = guessBankColumns(table);
  expect(questionsOf(table, columns, null)).toEqual([]);
  const { rows, unread } = readBankRows(table, columns, 'day-first');
  expect(unread).toEqual([]);
  expect(rows.map(({ date, amount }) => ({ date, amount }))).toEqual([
    { date: '2026-11-20', amount: 120 },
    { date: '2026-11-21', amount: -9.5 },
  ]);
  expect(`${rows[0]?.text} ${rows[0]?.reference}`).toContain('INV-000042');
});

const asked = (file: string) => {
  const table = readBankTable(file);
  const columns = guessBankColumns(table);
  return { table, columns, questions: questionsOf(table, columns, null) };
};

it('the file of a bank has no income where its only amounts are headed as debit', () => {
  const { table, columns, questions } = asked('Date,Description,Debit Amount\n2026-11-20,INV-000042,120.00');
  expect(questions).toEqual([]);
  expect(readBankRows(table, columns, 'day-first').rows).toMatchObject([{ amount: -120 }]);
});

it.each([
  ['two amounts', 'Date,Description,Amount one,Amount two\n2026-11-20,INV-000042,1.00,2.00', 'columns'],
  [
    'an amount beside one of credit',
    'Date,Description,Amount,Credit\n2026-11-20,INV-000042,1.00,2.00',
    'columns',
  ],
  [
    'amounts without signs beside types of which one is a debit',
    'Date,Description,Amount,Transaction Type\n2026-11-20,INV-000042,1.00,Faster payment\n2026-11-21,x,2.00,Direct Debit',
    'direction',
  ],
  [
    'amounts of debit or credit without signs',
    'Date,Description,Amount (Debit/Credit)\n2026-11-20,INV-000042,1.00',
    'direction',
  ],
  ['days that can be read in two ways', 'Date,Description,Amount\n03/11/2026,INV-000042,1.00', 'days'],
])('the file of a bank is asked about where it has %s', (_, file, question) => {
  expect(asked(file).questions).toEqual([question]);
});

it('the file of a bank is read as was answered', () => {
  const { table, columns } = asked(
    'Date,Description,Amount,Transaction Type\n03/11/2026,INV-000042,1.00,Faster payment\n04/11/2026,x,2.00,Direct Debit',
  );
  const read = (direction: number) => readBankRows(table, { ...columns, direction }, 'month-first');
  expect(read(BY_SIGN).rows.map(({ date, amount }) => [date, amount])).toEqual([
    ['2026-03-11', 1],
    ['2026-04-11', 2],
  ]);
  expect(read(3)).toMatchObject({ rows: [{ amount: -2 }], unread: [{ isForeign: false }] });
});

it('the file of a bank asks for no order of days that are alike in both', () => {
  const { table, columns } = asked('Date,Description,Amount\n11/11/2026,INV-000042,1.00');
  expect(shownDayOrder(table, columns)).toBe('day-first');
});

it('the file of a bank is foreign by the heading of its amounts', () => {
  const other = CODE === 'CHF' ? 'EUR' : 'CHF';
  const { table, columns } = asked(`Date,Description,Amount (${other})\n2026-11-20,INV-000042,1.00`);
  expect(columns.amount).toBe(2);
  expect(readBankRows(table, columns, 'day-first')).toMatchObject({
    rows: [],
    unread: [{ isForeign: true }],
  });
});

it('the file of a bank has a column of references apart from its text, and reads both', () => {
  const { columns } = asked(
    'Date,Description,Reference,Amount\n2026-11-20,BACS CUSTOMER LTD,INV-000042,1.00',
  );
  expect(columns).toMatchObject({ text: 1, reference: 2, payer: NONE });
});
