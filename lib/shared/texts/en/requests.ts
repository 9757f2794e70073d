import { ofShop } from '#shop-texts';
export const requests = ofShop('en', 'requests', {
  columns: { sender: 'From' },
  states: { open: 'Open', answered: 'Answered', spam: 'Spam', all: 'All' },
  answeredBy: '{name}, {moment}',
  reply: 'Reply by email',
  replyHint: 'Reply by email: {number}',
  answer: 'Mark answered',
  answerHint: 'Mark {number} as answered',
  answered: '{number} marked as answered',
  wasAnswered: 'You had already marked {number} as answered.',
  reopen: 'Reopen',
  reopenHint: 'Open {number} again',
  reopened: '{number} is open again',
  wasOpen: '{number} was already open.',
  changed: '{number} has changed. {reason}',
  gone: '{number} no longer exists. The list is now up to date.',
  full: 'Read all',
});
