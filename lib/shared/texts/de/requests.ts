import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

export const requests: Texts['requests'] = ofShop('de', 'requests', {
  columns: { sender: 'Von' },
  states: { open: 'Offen', answered: 'Beantwortet', spam: 'Spam', all: 'Alle' },
  answeredBy: '{name}, {moment}',
  reply: 'Per E-Mail antworten',
  replyHint: 'Per E-Mail antworten: {number}',
  answer: 'Ist beantwortet',
  answerHint: '{number} als beantwortet markieren',
  answered: '{number} als beantwortet markiert',
  wasAnswered: 'Sie hatten {number} bereits als beantwortet markiert.',
  reopen: 'Wieder öffnen',
  reopenHint: '{number} wieder öffnen',
  reopened: '{number} ist wieder offen',
  wasOpen: '{number} war bereits offen.',
  changed: '{number} hat sich inzwischen geändert. {reason}',
  gone: '{number} gibt es nicht mehr. Die Liste zeigt jetzt den aktuellen Stand.',
  full: 'Alles lesen',
});
