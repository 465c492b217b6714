import { expect, it } from 'vitest';
import { stackKey } from './stack-keys';

const pressed = (key: string, more: { readonly on?: string; readonly altKey?: boolean } = {}) => {
  const target = document.createElement(more.on ?? 'button');
  return stackKey({ key, target, altKey: more.altKey ?? false, ctrlKey: false, metaKey: false });
};

it('a key means something but while somebody types, and with no other key', () => {
  expect(['j', 'J', 'k', 's', 'n', '?', 'x'].map((key) => pressed(key))).toEqual([
    'next',
    'next',
    'previous',
    'status',
    'note',
    'help',
    null,
  ]);
  for (const on of ['input', 'textarea', 'select']) expect(pressed('j', { on }), on).toBeNull();
  expect(pressed('j', { altKey: true })).toBeNull();
});
