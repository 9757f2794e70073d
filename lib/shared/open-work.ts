/** How much waits for an admin: what to do today, and how often. */
export type OpenWork = Readonly<Record<'orders' | 'refunds' | 'quotes' | 'messages' | 'tools', number>>;
