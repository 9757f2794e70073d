import { ofShop } from '#shop-texts';
/** Mails to the shop about the endpoints of webhooks. */
export const webhookMails = ofShop('en', 'webhookMails', {
  failing: {
    subject: 'Webhook failing: {name}',
    heading: 'A webhook has been failing for a day',
    preview: 'Nothing sent to {host} was taken for 24 hours.',
    paragraphs: [
      'Nothing that the store sent to {host} was taken for 24 hours. It goes on trying, and disables the endpoint after five days.',
    ],
    action: 'Open the endpoint',
  },
  disabled: {
    subject: 'Webhook disabled: {name}',
    heading: 'A webhook was disabled',
    action: 'Open the endpoint',
    notes: ['Events are held until you enable it again: it can go on where it stopped.'],
  },
  why: {
    failing: {
      preview: 'Nothing sent to {host} was taken for five days.',
      paragraphs: ['Nothing that the store sent to {host} was taken for five days.'],
    },
    gone: {
      preview: '{host} answers that it is gone.',
      paragraphs: ['{host} answers that it is gone (410).'],
    },
  },
});
