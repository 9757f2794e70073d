import { ofShop } from '#shop-texts';
/** About returns: to who asked for one, or the buyer, and to the shop. */
export const returnMails = ofShop('en', 'returnMails', {
  facts: {
    number: 'Return',
    order: 'Order',
    units: 'Units',
    received: 'Arrived',
    address: 'Send it to',
    instructions: 'Please note',
    reason: 'Reason',
    note: 'Message',
  },
  requested: {
    subject: 'Return {number} requested',
    preview: 'We look at it, and write to you.',
    heading: 'We have your return {number}',
    paragraphs: [
      'We look at what you want to send back of order {order}, and write to you. Please do not send anything yet.',
    ],
    action: 'Open the return',
  },
  approved: {
    subject: 'Return {number} approved',
    preview: 'Please put the return slip into the box.',
    heading: 'Your return {number} is approved',
    paragraphs: ['Please put the attached return slip into the box, and write its number on the outside.'],
    action: 'Open the return',
  },
  refused: {
    subject: 'Return {number} declined',
    preview: 'We cannot take these units back.',
    heading: 'We cannot take back return {number}',
    paragraphs: [
      'We cannot take these units of order {order} back. The reason is below; you can reply to this email.',
    ],
    action: 'Open the return',
  },
  received: {
    subject: 'Return {number} has arrived',
    preview: 'We look at what arrived, and write to you about the money.',
    heading: 'Your return {number} has arrived',
    paragraphs: [
      'Thank you. We look at what arrived. As soon as money goes back to you, you get another email.',
    ],
    action: 'Open the return',
  },
  toAnswer: {
    subject: 'Return {number} requested',
    preview: '{name} wants to send units of order {order} back.',
    heading: '{name} requests return {number}',
    paragraphs: ['Units of order {order} are to come back. Please approve or refuse the return.'],
    action: 'Open in the dashboard',
  },
});
