import { ofShop } from '#shop-texts';
import type { Texts } from '../texts-for';

export const webhookMails: Texts['webhookMails'] = ofShop('de', 'webhookMails', {
  failing: {
    subject: 'Webhook gestört: {name}',
    heading: 'Ein Webhook ist seit einem Tag gestört',
    preview: 'Seit 24 Stunden wurde nichts angenommen, was an {host} ging.',
    paragraphs: [
      'Seit 24 Stunden wurde nichts angenommen, was der Shop an {host} geschickt hat. Er versucht es weiter und schaltet den Endpunkt nach fünf Tagen aus.',
    ],
    action: 'Endpunkt öffnen',
  },
  disabled: {
    subject: 'Webhook ausgeschaltet: {name}',
    heading: 'Ein Webhook wurde ausgeschaltet',
    action: 'Endpunkt öffnen',
    notes: [
      'Ereignisse werden zurückgehalten, bis Sie ihn wieder einschalten: er kann dort weitermachen, wo er aufgehört hat.',
    ],
  },
  why: {
    failing: {
      preview: 'Seit fünf Tagen wurde nichts angenommen, was an {host} ging.',
      paragraphs: ['Seit fünf Tagen wurde nichts angenommen, was der Shop an {host} geschickt hat.'],
    },
    gone: {
      preview: '{host} antwortet, dass es ihn nicht mehr gibt.',
      paragraphs: ['{host} antwortet, dass es ihn nicht mehr gibt (410).'],
    },
  },
});
