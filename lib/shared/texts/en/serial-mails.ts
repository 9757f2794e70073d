import { ofShop } from '#shop-texts';
export const serialMails = ofShop('en', 'serialMails', {
  tool: '{name} ({sku}), {serial}: due {day}',
  one: { subject: 'Calibration due: 1 tool', heading: 'The calibration of a tool is due' },
  many: { subject: 'Calibration due: {count} tools', heading: 'The calibration of {count} tools is due' },
  rest: '{rest} more are under My Tools.',
  due: {
    preview: 'These tools are to be calibrated soon.',
    paragraphs: ['The calibration of these tools is due soon, or overdue.'],
    action: 'Open My Tools',
    notes: [
      'You get an email about a tool once for each due day. Mark it as no longer in use, set another day, or switch these emails off under My Tools.',
    ],
  },
});
