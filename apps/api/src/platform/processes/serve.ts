import * as z from 'zod/mini';

/** The result of one task. */
export type Reply<Out> = { readonly done: Out } | { readonly failed: string };

/** Whether a message is a reply; both sides know its content by their types. */
export const isReply = <Out>(message: unknown): message is Reply<Out> =>
  typeof message === 'object' && message !== null && ('done' in message || 'failed' in message);

const request = z.object({ input: z.unknown() });

/**
 * The other side of `createApart`, at the end of a script with no other purpose.
 * @param read validates the input; it throws for an invalid one
 */
export function serveApart<In, Out>(read: (input: unknown) => In, work: (input: In) => Out | Promise<Out>): void {
  const answer = async (message: unknown): Promise<void> => {
    let reply: Reply<Out>;
    try {
      reply = { done: await work(read(z.parse(request, message).input)) };
    } catch (error) {
      // Only the kind: a message may quote the input.
      reply = { failed: error instanceof Error ? error.name : 'unknown' };
    }
    process.send?.(reply);
  };
  process.on('message', (message) => void answer(message));
  process.send?.('ready');
}
