import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** A ref for a component's own use that also sets the caller's ref. */
export function useOwnRef<Node>(ref: Ref<Node | null> | undefined): RefObject<Node | null> {
  const own = useRef<Node>(null);
  useImperativeHandle<Node | null, Node | null>(ref, () => own.current, []);
  return own;
}
