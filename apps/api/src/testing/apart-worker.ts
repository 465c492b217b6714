/** Worker of the test of `createApart`: it answers, fails, ends, or runs for ever. */
import * as z from 'zod/mini';
import { serveApart } from '../platform/processes/serve.ts';

serveApart(
  (input) => z.parse(z.enum(['answer', 'fail', 'end', 'hang']), input),
  (what) => {
    if (what === 'fail') throw new RangeError('A secret of the sender.');
    if (what === 'end') process.exit(3);
    if (what === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    return { pid: process.pid, secret: process.env.JWT_SECRET };
  },
);
