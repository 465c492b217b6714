import { cdp } from 'vitest/browser';

/** Emulates print media in the test browser during a callback. */
export async function printing(look: () => Promise<void>): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    await look();
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
}
