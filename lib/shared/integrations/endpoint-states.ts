export const ENDPOINT_STATES = ['enabled', 'disabled'] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];

/**
 * Why an endpoint is disabled: by an admin, since it failed for days, since it said that it is gone (410), or since a backup was
 * restored.
 */
export const ENDPOINT_REASONS = ['admin', 'failing', 'gone', 'restored'] as const;
export type EndpointReason = (typeof ENDPOINT_REASONS)[number];

export const DELIVERY_STATES = ['waiting', 'held', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
