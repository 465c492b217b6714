import { modulesOf } from './modules';

/** Side length of a module in pixels: large enough for a poster. */
const MODULE = 12;

/**
 * Renders a QR code as a PNG, which every app and printer accepts; only in the browser.
 * @returns a data URL, for the `href` of a download; '' if the browser has no canvas
 */
export function qrCodePng(value: string): string {
  const { dark, size } = modulesOf(value);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * MODULE;
  const context = canvas.getContext('2d');
  if (context === null) return '';
  context.scale(MODULE, MODULE);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#000';
  for (const { x, y } of dark) context.fillRect(x, y, 1, 1);
  return canvas.toDataURL('image/png');
}
