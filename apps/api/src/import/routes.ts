import { handle, type Mounted } from '../http/handler.ts';
import { Refusal } from '../refusal.ts';
import { takeOver, UnknownOwnerError } from './take-over.ts';

/** A batch of long postings with their HTML. */
const BODY_LIMIT = 16 * 1024 * 1024;

export const importHandlers: readonly Mounted[] = [
  handle(
    'importJobs',
    async ({ context, body }) => {
      try {
        const results = await takeOver(context.db, body, context.now());
        const count = (outcome: string): number => results.filter((result) => result.outcome === outcome).length;
        context.log('info', 'postings-imported', {
          created: count('created'),
          updated: count('updated'),
          unchanged: count('unchanged'),
          refused: count('refused'),
        });
        return { results: [...results] };
      } catch (error) {
        if (error instanceof UnknownOwnerError)
          throw new Refusal('invalid', error.message, { fields: [{ name: 'owner', message: error.message }] });
        throw error;
      }
    },
    { bodyLimit: BODY_LIMIT },
  ),
];
