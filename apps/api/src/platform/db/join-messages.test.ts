import { expect, it } from 'vitest';
import { joinMessages } from './join-messages.ts';

it('hands on the messages of a statement together, and none of a connection that broke off', async () => {
  const sent: string[] = [];
  const db = joinMessages({
    execProtocolRawStream: (message: Uint8Array) => {
      sent.push(Buffer.from(message).toString());
      return Promise.resolve();
    },
  });
  for (const message of ['Parse ', 'Bind ', 'Execute ', 'Sync', 'Query', 'Parse of the old ', '\0begin'])
    await db.execProtocolRawStream(Buffer.from(message));
  expect(sent).toEqual(['Parse Bind Execute Sync', 'Query', '\0begin']);
});
