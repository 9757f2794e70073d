import { ofShop } from '#shop-texts';
/** About offers: to who they are made to, and to the shop. */
export const offerMails = ofShop('en', 'offerMails', {
  facts: {
    offer: 'Offer',
    request: 'Your request',
    line: '{count} × {tool} at {price}',
    more: 'More',
    moreLines: '{count} more tools on the page of the offer',
    value: 'Value',
    validUntil: 'Valid until',
    note: 'Message',
    wish: 'Asked for: {count} × {tool} at {price}',
    wishAny: 'Asked for: {count} × {tool}',
  },
  sent: {
    subject: 'Offer {number} from {brand}',
    preview: 'Our offer to you, valid until {day}.',
    heading: 'Our offer {number}',
    paragraphs: [
      'Thank you for asking. This is our offer, valid until {day}. On its page you can order it at these prices, ask for changes or decline it.',
    ],
    action: 'Open the offer',
  },
  renewed: {
    subject: 'Offer {number} from {brand}, version {version}',
    preview: 'A new version of our offer, valid until {day}.',
    heading: 'Our offer {number}, version {version}',
    paragraphs: [
      'This is a new version of our offer, valid until {day}. It takes the place of the one before. On its page you can order it at these prices, ask for changes or decline it.',
    ],
    action: 'Open the offer',
  },
  ends: {
    subject: 'Offer {number} from {brand} ends on {day}',
    preview: 'Our offer to you is valid until {day}.',
    heading: 'Our offer {number} ends on {day}',
    paragraphs: [
      'This is a reminder of our offer, which is valid to the end of {day}. On its page you can order it at these prices, ask for changes or decline it.',
    ],
    action: 'Open the offer',
  },
  notes: {
    held: 'We hold the stock for you until the offer ends.',
    reply: 'Replying to this email writes to the shop.',
    account: 'To see the offer, log in with {email}, or create an account with that address and verify it.',
  },
  countered: {
    subject: 'Offer {number}: {name} asks for changes',
    preview: 'The offer cannot be accepted until you send a new version.',
    heading: '{name} asks for changes of offer {number}',
    action: 'Open in the dashboard',
    notes: ['Replying to this email writes to who the offer was made to.'],
  },
  declined: {
    subject: 'Offer {number}: declined by {name}',
    preview: 'The offer was declined, without a reason.',
    heading: '{name} declined offer {number}',
    paragraphs: ['The offer was declined, without a reason. You can send a new version.'],
    action: 'Open in the dashboard',
    notes: ['Replying to this email writes to who the offer was made to.'],
  },
});
