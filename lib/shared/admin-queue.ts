/** What waits for an admin: kind -> count. */
export type AdminQueue = Readonly<Record<'orders' | 'refunds' | 'quotes' | 'messages' | 'tools', number>>;
