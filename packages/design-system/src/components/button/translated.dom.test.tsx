import { translate } from '@stellwerk/testing/translate';
import { Check } from 'lucide-react';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Badge } from '../badge';
import { Banner } from '../banner';
import { Button } from './Button';

interface Change {
  readonly draw: (done: boolean) => ReactElement;
  readonly text: string;
}

const sending = 'Wird gesendet';
const changes: Readonly<Record<string, Change>> = {
  'a button': { draw: (done) => <Button loading={done}>Senden</Button>, text: 'Senden' },
  'a button with another text': {
    draw: (done) => (
      <Button loading={done} loadingLabel={sending}>
        Senden
      </Button>
    ),
    text: sending,
  },
  'a button of several texts': {
    draw: (done) => (
      <Button loading={done} loadingLabel={sending}>
        Senden {3}
      </Button>
    ),
    text: sending,
  },
  'a banner': { draw: (done) => <Banner title={done ? 'Titel' : undefined}>Text</Banner>, text: 'Hinweis: TitelText' },
  'a badge': { draw: (done) => <Badge icon={done ? Check : undefined}>Neu</Badge>, text: 'Neu' },
};

it.each(Object.entries(changes))('%s changes in a page that the browser has translated', async (_what, { draw, text }) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => box.remove());
  const root = createRoot(box);
  await act(async () => root.render(draw(false)));
  translate(box);
  await act(async () => root.render(draw(true)));
  expect(box.textContent).toBe(text);
  await act(async () => root.unmount());
});
