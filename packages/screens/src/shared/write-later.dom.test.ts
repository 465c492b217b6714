import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeLater } from './write-later';

const write = vi.fn();
const show = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void write.mockReset());

describe('what is typed', () => {
  it('is written once, a pause after the last change', () => {
    const writer = writeLater(write, 400);
    writer.ask();
    vi.advanceTimersByTime(399);
    writer.ask();
    vi.advanceTimersByTime(399);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(write).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(write).toHaveBeenCalledOnce();
  });

  it('is written at once on demand, and only when something waits', () => {
    const writer = writeLater(write, 400);
    writer.flush();
    expect(write).not.toHaveBeenCalled();
    writer.ask();
    writer.flush();
    expect(write).toHaveBeenCalledOnce();
    writer.flush();
    writer.ask();
    writer.cancel();
    writer.flush();
    vi.advanceTimersByTime(1000);
    expect(write).toHaveBeenCalledOnce();
  });

  it.each([
    ['is hidden', () => show('hidden')],
    ['is left', () => void dispatchEvent(new Event('pagehide'))],
  ])('is written at once when the page %s, and not a second time', (_name, leave) => {
    writeLater(write, 400).ask();
    leave();
    expect(write).toHaveBeenCalledOnce();
    leave();
    vi.advanceTimersByTime(1000);
    expect(write).toHaveBeenCalledOnce();
  });

  it('waits for its pause when the page comes to the front', () => {
    writeLater(write, 400).ask();
    show('visible');
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    expect(write).toHaveBeenCalledOnce();
  });

  it('is not written when it was taken back', () => {
    const writer = writeLater(write, 400);
    writer.ask();
    writer.cancel();
    show('hidden');
    vi.advanceTimersByTime(1000);
    expect(write).not.toHaveBeenCalled();
  });
});
