import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';

// What the stories of fields with a calendar share.

/** Opens the calendar of the field; the frame of the story is high enough for it. */
export const openCalendar = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: /Kalender/ }));
  return screen.findByRole('dialog');
};

export const calendarGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Keys of the guidance that every such field has. */
export const dateKeys = [
  ['Ziffern', 'füllen Tag, Monat, Jahr der Reihe nach'],
  ['Pfeil nach rechts, nach links', 'zur nächsten, vorigen Zahl; im Kalender ein Tag'],
  ['Pfeil nach oben, nach unten', 'einen Tag, Monat, ein Jahr weiter; im Kalender eine Woche'],
] as const;
