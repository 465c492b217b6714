import { expect, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from './canvas.ts';

/** Waits for a control with each label, whether its field is required or optional. */
export async function expectControls(canvas: Canvas, labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    const names = [label, `${label} (optional)`];
    await waitFor(() =>
      expect(
        names.flatMap((name) => canvas.queryAllByLabelText(name)),
        label,
      ).not.toHaveLength(0),
    );
  }
}

/** Replaces the text of a field. */
export async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
