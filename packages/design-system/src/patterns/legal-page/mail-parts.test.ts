import { describe, expect, it } from 'vitest';
import { mailParts } from './mail-parts';

describe('mailParts', () => {
  it('leaves a paragraph without an address whole', () => {
    expect(mailParts('Es gilt deutsches Recht.')).toEqual([{ text: 'Es gilt deutsches Recht.', mail: false }]);
  });

  it('finds an address and leaves the full stop behind it outside', () => {
    expect(mailParts('Schreiben Sie an datenschutz@stellwerk.example.')).toEqual([
      { text: 'Schreiben Sie an ', mail: false },
      { text: 'datenschutz@stellwerk.example', mail: true },
      { text: '.', mail: false },
    ]);
  });

  it('finds an address at the start and several of them', () => {
    expect(mailParts('a@b.example oder c.d@e.example').map((part) => part.mail)).toEqual([true, false, true]);
  });
});
