import { ofShop } from '#shop-texts';
import type { returnDialogs as english } from '../en/return-dialogs';
import { returns } from './returns';
import { serialFields } from './serial-fields';

export const returnDialogs: typeof english = ofShop('de', 'returnDialogs', {
  reasons: returns.reasons,
  serials: serialFields,
  items: {
    units: 'Zurückgesandte Stückzahl',
    unitsOf: 'Stückzahl von {name}',
    ofUnits: 'von {count}',
    unitsFault: 'Bitte geben Sie nicht mehr Stück ein, als zurückgesandt werden können.',
    reason: 'Grund',
    reasonOf: 'Grund für {name}',
    choose: 'Bitte wählen',
    details: 'Näheres',
    detailsOf: 'Näheres zu {name}',
    message: 'Nachricht',
  },
  request: {
    title: 'Artikel zurücksenden',
    text: 'Aus Lieferung {number}. Wir antworten per E-Mail; bitte senden Sie vorher nichts ab.',
    submit: 'Rücksendung anfragen',
    done: 'Rücksendung angefragt',
  },
  forBuyer: {
    title: 'Rücksendung für den Käufer',
    text: 'Aus Lieferung {number}. Sie ist sofort genehmigt, und der Käufer erhält den Rücksendeschein per E-Mail.',
    instructions: 'Anweisungen',
    instructionsHint: 'Stehen auf dem Rücksendeschein und in der E-Mail.',
    submit: 'Rücksendung anlegen',
    done: 'Rücksendung genehmigt',
  },
  approve: {
    title: 'Rücksendung {number} genehmigen',
    text: 'Der Käufer erhält den Rücksendeschein per E-Mail.',
    fault: 'Bitte geben Sie nicht mehr Stück ein, als angefragt sind.',
    submit: 'Rücksendung genehmigen',
    done: 'Rücksendung genehmigt',
  },
  refuse: {
    title: 'Rücksendung {number} ablehnen',
    text: 'Der Käufer erhält eine E-Mail mit dem Grund. Das lässt sich nicht rückgängig machen.',
    submit: 'Rücksendung ablehnen',
    done: 'Rücksendung abgelehnt',
  },
  receive: {
    title: 'Eingang der Rücksendung {number} erfassen',
    text: 'Einmal und für alles. Was zurück ins Lager geht, ist sofort verfügbar, Ausgesondertes nicht; Geld fließt noch keines.',
    restock: 'Ins Lager',
    restockOf: 'Zurück ins Lager: {name}',
    scrap: 'Aussondern',
    scrapOf: 'Aussondern: {name}',
    condition: 'Zustand',
    conditionOf: 'Zustand von {name}',
    fault: 'Bitte geben Sie nicht mehr Stück ein, als genehmigt sind.',
    submit: 'Eingang erfassen',
    done: 'Eingang erfasst',
  },
  settle: {
    title: 'Rücksendung {number} abrechnen',
    textCard:
      'Was ankam, ist {amount} wert. Die Erstattung geht auf die Karte, mit einer Gutschrift per E-Mail. Einmal, und nicht rückgängig zu machen.',
    textAccount:
      'Was ankam, ist {amount} wert. Eine Gutschrift korrigiert die Rechnung der Lieferung und wird per E-Mail gesandt. Einmal, und nicht rückgängig zu machen.',
    amount: 'Betrag',
    amountFault: 'Bitte geben Sie einen Betrag bis {amount} ein.',
    refund: '{amount} erstatten',
    credit: '{amount} gutschreiben',
    done: 'Rücksendung abgerechnet',
  },
  close: {
    title: 'Rücksendung {number} schließen',
    textApproved:
      'Es kam nichts an. Die Stückzahl kann erneut zurückgesandt werden. Das lässt sich nicht rückgängig machen.',
    textReceived: 'Für das, was ankam, ist kein Geld fällig. Das lässt sich nicht rückgängig machen.',
    submit: 'Rücksendung schließen',
    done: 'Rücksendung geschlossen',
  },
  reason: 'Grund',
  reasonHint: 'Der Käufer sieht ihn.',
  reasonFault: 'Bitte nennen Sie einen Grund.',
  back: 'Zurück',
});
