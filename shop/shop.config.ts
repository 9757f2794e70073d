import { defineShop } from 'forgeline/shop';

/** The demo's shop, as a folder that docs/your-shop.md explains: it says only what differs from the store's defaults. */
export default defineShop({
  name: 'Forgeline',
  contact: {
    email: 'hello@forgeline.example',
    phone: '+1 (555) 010-4420',
    address: '400 Foundry Row, Cleveland, OH 44113',
    security: 'security@forgeline.example',
  },
  legal: { taxId: 'EIN 34-5550142' },
  copyrightYear: 2022,
  catalogueLanguage: 'en',
  registrationEmails: 'specification',
  accent: '#ffc629',
  pages: { blog: true, portfolio: true, engineers: true },
});
