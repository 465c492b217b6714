/** What became of one piece of work. */
export type Reply<Out> = { readonly done: Out } | { readonly failed: string };

/** Whether a message is a reply; what it holds, both sides know by their types. */
export const isReply = <Out>(message: unknown): message is Reply<Out> =>
  typeof message === 'object' && message !== null && ('done' in message || 'failed' in message);
