export type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

/** One request and what the store returned, with values that differ from run to run replaced by placeholders. */
export type Exchange = {
  request: {
    /** Who made the request, and how they proved it: `buyer, by token`. */
    by: string;
    /** Absent where it is the call's own. */
    method?: string;
    path: string;
    /** Those that are not part of the proof. */
    headers?: Record<string, string>;
    /** A text is sent as it is; anything else as JSON. Absent where nothing is sent. */
    body?: Json;
  };
  response: { status: number; headers: Record<string, string>; body: Json };
};

/** Every recorded exchange of one call, by what it shows. */
export type Recording = { call: string; exchanges: Record<string, Exchange> };
