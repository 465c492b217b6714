/** The select of Radix hides the scroll bar of its list. */
export const SELECT_STYLE =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}';

/** react-aria keeps a touch on a button from scrolling the page. */
const PRESS_STYLE = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;

/**
 * Style elements that libraries add to the document, word for word. The policy of every page allows them by their hash (decision 0103);
 * end-to-end tests fail when a library adds another one.
 */
export const ADDED_STYLES: readonly string[] = [SELECT_STYLE, PRESS_STYLE];
