/** The body of `POST /api/address`: a company's goods entrance in Germany. */
export const QUAY_LANE = {
  company: 'Harbor Works',
  name: 'Goods in',
  street: '7 Quay Lane',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  phone: '+49 40 5550100',
};
