import { modulesOf } from './modules';

/** Side of one module, in pixels: large enough for a poster. */
const MODULE = 12;

/**
 * A QR code as a picture that every app and printer takes; only in the browser.
 * @returns the URL of its data, for the `href` of a download; '' where the browser draws no pictures
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
