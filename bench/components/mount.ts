/**
 * Puts the measured screen into the page that the checks look at. Frozen words in the title tell them what happened; the module
 * behind `virtual:screen` is the screen.
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
