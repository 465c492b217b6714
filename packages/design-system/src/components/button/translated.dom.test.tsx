import { translate } from '@stellwerk/testing/translate';
import { Check } from 'lucide-react';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Badge } from '../badge';
import { Banner } from '../banner';
import { Button } from './Button';

const states: readonly (readonly [string, ReactElement, ReactElement, string])[] = [
  ['a button', <Button>Senden</Button>, <Button loading>Senden</Button>, 'Senden'],
  [
    'a button with another text',
    <Button>Senden</Button>,
    <Button loading loadingLabel="Wird gesendet">
      {' '}
      Senden {3}
    </Button>,
    'Wird gesendet',
  ],
  [
    'a button of several texts',
    <Button>Senden {3}</Button>,
    <Button loading loadingLabel="Wird gesendet">
      Senden {3}
    </Button>,
    'Wird gesendet',
  ],
  ['a banner', <Banner>Text</Banner>, <Banner title="Titel">Text</Banner>, 'Hinweis: TitelText'],
  ['a badge', <Badge>Neu</Badge>, <Badge icon={Check}>Neu</Badge>, 'Neu'],
];

it.each(states)('%s changes in a page that the browser has translated', async (_what, first, second, text) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(() => box.remove());
  await act(async () => root.render(first));
  translate(box);
  await act(async () => root.render(second));
  expect(box.textContent).toBe(text);
  await act(async () => root.unmount());
});
