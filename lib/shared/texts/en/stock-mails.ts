import { ofShop } from '#shop-texts';
export const stockMails = ofShop('en', 'stockMails', {
  tool: '{name} ({sku}): {count} available',
  one: { subject: 'Low stock: {name}', heading: 'A tool is low on stock' },
  many: { subject: 'Low stock: {count} tools', heading: '{count} tools are low on stock' },
  rest: '{rest} more are on the list.',
  restockedOne: {
    subject: 'Back in stock: {name}',
    heading: '{name} is back in stock',
    action: 'Open the tool',
  },
  restockedMany: { subject: 'Back in stock: {count} tools', heading: '{count} tools are back in stock' },
  restocked: {
    preview: 'You asked us to tell you.',
    paragraphs: ['You asked us to tell you. First come, first served: nothing is reserved for you yet.'],
    notes: ['This was the only email about it. You don’t need to unsubscribe.'],
  },
  low: {
    preview: 'Fewer units are available than the limit you set.',
    paragraphs: ['Fewer units are available than the limit set for the tool or for the store.'],
    action: 'Open the list',
    notes: ['You’ll get another email about a tool only after it has been restocked.'],
  },
});
