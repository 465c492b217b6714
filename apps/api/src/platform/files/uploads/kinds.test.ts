import { describe, expect, it } from 'vitest';
import { isInline, kindOf } from './kinds.ts';

const EXTENSIONS = ['.pdf', '.doc', '.docx', '.zip', '.mp4', '.mov', '.avi', '.webm', '.png', '.jpg', '.jpeg', '.webp', '.svg'];

describe('rule 4: the kind of a file', () => {
  it('is none for an extension that no slot takes', () => {
    expect(['', '.exe', '.html', 'pdf'].map(kindOf)).toEqual([null, null, null, null]);
  });

  it('has its content type, and is shown in place only where that is safe', () => {
    const kinds = EXTENSIONS.map((extension) => [
      extension,
      kindOf(extension)?.contentType,
      isInline(kindOf(extension)?.contentType ?? ''),
    ]);
    expect(kinds).toEqual([
      ['.pdf', 'application/pdf', true],
      ['.doc', 'application/msword', false],
      ['.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', false],
      ['.zip', 'application/zip', false],
      ['.mp4', 'video/mp4', true],
      ['.mov', 'video/quicktime', true],
      ['.avi', 'video/x-msvideo', false],
      ['.webm', 'video/webm', true],
      ['.png', 'image/png', true],
      ['.jpg', 'image/jpeg', true],
      ['.jpeg', 'image/jpeg', true],
      ['.webp', 'image/webp', true],
      ['.svg', 'image/svg+xml', false],
    ]);
    expect(isInline('text/html')).toBe(false);
  });
});
