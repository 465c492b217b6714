import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';

// Helpers shared by the stories of fields with a calendar.

/** Opens the calendar of the field; the story's frame is tall enough for it. */
export const openCalendar = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: /Kalender/ }));
  return screen.findByRole('dialog');
};

export const calendarGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Keys in the guidance of every field with a calendar. */
export const dateKeys = [
  ['Ziffern', 'füllen Tag, Monat, Jahr der Reihe nach'],
  ['Pfeil nach rechts, nach links', 'zur nächsten, vorigen Zahl; im Kalender ein Tag'],
  ['Pfeil nach oben, nach unten', 'einen Tag, Monat, ein Jahr weiter; im Kalender eine Woche'],
] as const;
