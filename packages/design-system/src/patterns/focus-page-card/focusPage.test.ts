import { describe, expect, it } from 'vitest';
import { toggledStatus } from './focusPage';

describe('toggledStatus', () => {
  it('CF03 takes a published page back and publishes everything else', () => {
    expect((['published', 'draft', 'archived'] as const).map(toggledStatus)).toEqual(['DRAFT', 'PUBLISHED', 'PUBLISHED']);
  });
});
