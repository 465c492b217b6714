import sharp from 'sharp';
import { createQueue } from '../../processes/queue.ts';

/**
 * Work on pixels, one piece after the other: each takes one of the few threads that files and passwords need as well, and one core. What
 * visitors wait for does not stand behind what somebody uploads.
 */
export const pictureWork = { taking: createQueue(1), showing: createQueue(1) } as const;

// A picture is no faster than the rest of the server may be slow.
sharp.concurrency(1);
