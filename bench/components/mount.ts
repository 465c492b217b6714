/**
 * Mounts the measured screen in the page of the checks. Fixed texts in the document's title report events; the module behind
 * `virtual:screen` is the screen.
 */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import Screen from 'virtual:screen';
import { job, peerJob } from './samples.ts';

const say = (word: string) => (): void => {
  document.title = word;
};

const props = {
  job,
  peerJob,
  onPress: say('gedrückt'),
  onCancel: say('abgebrochen'),
  onSubmit: async () => {
    say('gesendet')();
    return null;
  },
};

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(createElement(Screen, props));
