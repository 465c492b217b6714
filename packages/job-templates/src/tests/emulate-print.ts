import { cdp } from 'vitest/browser';

/** Lets the browser of the tests take the page for paper while something is looked at. */
export async function printing(look: () => Promise<void>): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    await look();
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
}
