import * as z from 'zod/mini';
import { generalMessages } from '../messages/general.de';

const LONGEST = 100;

/** Identifies one creation, so that its call can be repeated after a lost response. @default each call creates a new one */
export const requestKey = z.optional(z.string().check(z.maxLength(LONGEST, generalMessages.tooLong(LONGEST))));
