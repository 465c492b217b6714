import { handlers } from '../../platform/http/call.ts';
import { CallError } from '@stellwerk/domain/endpoints';
import { importBatch, UnknownOwnerError } from './store/import-batch.ts';

export const importHandlers = handlers({
  importJobs: async ({ context, body }) => {
    try {
      const results = await importBatch(context.db, body, { now: context.now(), planLimits: context.config.planLimits });
      const count = (outcome: string): number => results.filter((result) => result.outcome === outcome).length;
      context.log('info', 'jobs-imported', {
        created: count('created'),
        updated: count('updated'),
        unchanged: count('unchanged'),
        refused: count('refused'),
      });
      return { results: results.map(({ notes, ...result }) => ({ ...result, ...(notes !== undefined && { notes: [...notes] }) })) };
    } catch (error) {
      if (error instanceof UnknownOwnerError)
        throw new CallError('invalid', error.message, { fields: [{ name: 'owner', message: error.message }] });
      throw error;
    }
  },
});
