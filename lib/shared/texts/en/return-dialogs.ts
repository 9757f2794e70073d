import { ofShop } from '#shop-texts';
import { returns } from './returns';
import { serialFields } from './serial-fields';

/** Dialogs of returns, loaded when the first one is opened. */
export const returnDialogs = ofShop('en', 'returnDialogs', {
  reasons: returns.reasons,
  serials: serialFields,
  items: {
    units: 'Units to return',
    unitsOf: 'Units of {name}',
    ofUnits: 'of {count}',
    unitsFault: 'Please enter no more units than can be returned.',
    reason: 'Reason',
    reasonOf: 'Reason for {name}',
    choose: 'Please choose',
    details: 'Details',
    detailsOf: 'Details of {name}',
    message: 'Message',
  },
  request: {
    title: 'Return Items',
    text: 'From shipment {number}. We answer by email; please send nothing before.',
    submit: 'Request Return',
    done: 'Return requested',
  },
  forBuyer: {
    title: 'Return for the Buyer',
    text: 'From shipment {number}. It is approved at once, and its slip is mailed to the buyer.',
    instructions: 'Instructions',
    instructionsHint: 'Printed on the return slip, and part of the mail.',
    submit: 'Create Return',
    done: 'Return approved',
  },
  approve: {
    title: 'Approve return {number}',
    text: 'The buyer gets the return slip by email.',
    fault: 'Please enter no more units than were asked for.',
    submit: 'Approve Return',
    done: 'Return approved',
  },
  refuse: {
    title: 'Refuse return {number}',
    text: 'The buyer gets an email with the reason. This cannot be undone.',
    submit: 'Refuse Return',
    done: 'Return refused',
  },
  receive: {
    title: 'Record receipt of return {number}',
    text: 'Once and for all of it. Restocked units are on hand at once, scrapped ones are not; no money moves yet.',
    restock: 'Restock',
    restockOf: 'Restock {name}',
    scrap: 'Scrap',
    scrapOf: 'Scrap {name}',
    condition: 'Condition',
    conditionOf: 'Condition of {name}',
    fault: 'Please enter no more units than were approved.',
    submit: 'Record Receipt',
    done: 'Receipt recorded',
  },
  settle: {
    title: 'Settle return {number}',
    textCard:
      'What came is worth {amount}. The refund goes to the card, with a credit note by email. Once, and it cannot be undone.',
    textAccount:
      'What came is worth {amount}. The invoice of its shipment is corrected by a credit note, which is mailed. Once, and it cannot be undone.',
    amount: 'Amount',
    amountFault: 'Please enter an amount of at most {amount}.',
    refund: 'Refund {amount}',
    credit: 'Credit {amount}',
    done: 'Return settled',
  },
  close: {
    title: 'Close return {number}',
    textApproved: 'Nothing came. Its units can be returned again. This cannot be undone.',
    textReceived: 'No money is due for what came. This cannot be undone.',
    submit: 'Close Return',
    done: 'Return closed',
  },
  reason: 'Reason',
  reasonHint: 'The buyer sees it.',
  reasonFault: 'Please say why.',
  back: 'Back',
});
