import * as z from 'zod/mini';

/** Schemas of the responses: only listed fields leave the server (decisions, rule 3). */

export * from '../admin/wire';
export * from '../application/wire';
export * from '../company/wire';
export * from '../job/company-page/wire';
export * from '../focus-page/wire';
export * from '../history/wire';
export * from '../team/invitation/wire';
export * from '../job/saved/wire';
export * from '../job/wire';
export * from '../mailing/job-alert/wire';
export * from '../media/wire';
export * from '../message/wire';
export * from '../referral/wire';
export * from '../subscription/wire';
export * from '../team/wire';
export * from '../user/wire';
export * from '../user/wire-candidate';

export const errorAnswer = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  error: z.string(),
  details: z.optional(z.string()),
  fields: z.optional(z.array(z.object({ name: z.string(), message: z.string(), suggestion: z.optional(z.string()) }))),
  requestId: z.string(),
});

export const okAnswer = z.object({ success: z.literal(true), message: z.optional(z.string()) });
