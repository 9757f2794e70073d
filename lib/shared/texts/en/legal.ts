import { ofShop } from '#shop-texts';
/** Placeholders are shown until the shop has written its own page; text in double brackets is to be filled in. */
export const legal = ofShop('en', 'legal', {
  titles: {
    terms: 'Terms',
    returns: 'Returns',
    warranty: 'Warranty',
    privacy: 'Privacy',
    imprint: 'Imprint',
  },
  descriptions: {
    terms: 'The terms that apply to your orders.',
    returns: 'What you can return, how long you have, and how it works.',
    warranty: 'What we warrant, for how long, and what to do when a tool fails.',
    privacy: 'Which personal data we process, why, and what your rights are.',
    imprint: 'Who runs this shop, and how to reach us.',
  },
  asOf: 'Last updated {day}',
  directors: 'Managing directors: {names}',
  placeholders: {
    terms:
      '> **Placeholder.** This shop has not published its terms yet.\n\n## Who sells\n\n[[Name and legal form of the company]], [[address]].\n\n## Orders and prices\n\n[[How a contract is formed, which prices, currencies and minimum orders apply]]\n\n## Payment and delivery\n\n[[Payment methods, delivery terms, transfer of risk]]\n\n## Governing law\n\n[[Governing law and venue]]',
    returns:
      '> **Placeholder.** This shop has not published its return policy yet.\n\n## What can be returned\n\n[[Which goods, in which condition, until when]]\n\n## How to return it\n\n[[Return address, what to enclose, who pays for shipping]]\n\n## Your refund\n\n[[When and how refunds are paid]]',
    warranty:
      '> **Placeholder.** This shop has not published its warranty yet.\n\n## What is covered\n\n[[Which defects, for how long from delivery]]\n\n## What is not covered\n\n[[Wear, misuse, repairs by others]]\n\n## How to make a claim\n\n[[Contact, what to send, how long it takes]]',
    privacy:
      '> **Placeholder.** This shop has not published its privacy policy yet.\n\n## Who is responsible\n\n[[Name and address of the controller, data protection contact]]\n\n## What we process, and why\n\n[[Accounts, orders, payments, emails; legal basis and retention period of each]]\n\n## Who receives it\n\n[[Payment provider, carriers, hosting provider, email provider. Where VAT numbers are confirmed: the EU’s service (VIES), which is told two VAT numbers, that of the buyer’s company and ours]]\n\n## Your rights\n\n[[Access, correction, deletion, complaint. Signed-in customers can download their data and close their account in their profile]]',
    imprint:
      '> **Placeholder.** This shop has not yet published who runs it.\n\n[[Name and legal form of the company]]\n\n[[Address]]\n\n[[Represented by]]\n\n[[Email and phone]]\n\n[[Commercial register, registration number, VAT ID]]',
  },
  admin: {
    title: 'Legal Pages',
    heading: 'Legal Pages',
    text: 'Linked from the footer of every page. Every change is published as a new version; earlier ones are kept.',
    open: 'View page',
    pages: 'Page',
    languages: 'Page language',
    unfinishedPage: '{page} (to do)',
    unfinished:
      'This text still has placeholders in [[double brackets]]. Replace them before the shop opens.',
    preview: 'Published version',
    earlier: 'You are viewing version {number}. Publish it to make it current again.',
    earlierPreview: 'Earlier version',
    versions: 'Versions',
    version: 'Version {number}, {moment}',
    by: 'by {name}',
    byClosed: 'by an account that is closed',
  },
  form: {
    text: 'Text',
    hint: 'Markdown: ## heading, **bold**, - list, [link](https://…). HTML and images are not rendered.',
    outdated:
      'Someone else published a new version in the meantime. Compare it with yours below. Publishing again replaces it.',
    preview: 'As you have typed it',
    theirs: 'Their version',
    takeOver: 'Use their version',
    save: 'Publish',
    saved: 'Page published',
  },
});
