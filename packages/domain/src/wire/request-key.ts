import * as z from 'zod/mini';
import { generalMessages } from '../messages/general.de';

const LONGEST = 100;

/** Names one creation, so that its call can be repeated when the answer was lost. @default each call makes a new one */
export const requestKey = z.optional(z.string().check(z.maxLength(LONGEST, generalMessages.tooLong(LONGEST))));
