import { CallError } from '@stellwerk/domain/endpoints';
import { serverMessages } from '../messages.de.ts';

/** What PostgreSQL and the system say when nothing more can be written. */
const FULL: readonly unknown[] = ['53100', 'ENOSPC', 'EDQUOT'];

/** Whether something could not be written because the disk is full. */
export const isDiskFull = (error: unknown): boolean => error instanceof Error && 'code' in error && FULL.includes(error.code);

/** The answer to a call that could not be stored. */
export const diskFull = (): CallError => new CallError('unavailable', serverMessages.diskFull);
