/** The two accounts every demo has; both verified (decisions §1). */
export const DEMO_ACCOUNTS = [
  { role: 'admin', name: 'Avery Stone', email: 'admin@example.com', password: 'admin-demo' },
  { role: 'customer', name: 'Jordan Blake', email: 'buyer@example.com', password: 'buyer-demo' },
] as const;
