/** What the lists of messages and of requests for quote have in common. */
export const requests = {
  columns: { sender: 'From', state: 'State', actions: 'Actions' },
  states: { open: 'Open', answered: 'Answered', spam: 'Spam', all: 'All' },
  answeredBy: '{name}, {moment}',
  reply: 'Answer by mail',
  replyHint: 'Answer by mail: {number}',
  answer: 'Mark answered',
  answerHint: 'Mark {number} as answered',
  answered: '{number} marked as answered',
  wasAnswered: 'You had marked {number} as answered before.',
  reopen: 'Reopen',
  reopenHint: 'Open {number} again',
  reopened: '{number} is open again',
  wasOpen: '{number} was open already.',
  changed: '{number} changed in the meantime. {reason}',
  gone: '{number} does not exist any more. The list now shows what there is.',
  full: 'Read all',
};
