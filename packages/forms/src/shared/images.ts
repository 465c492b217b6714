/** Image types that logos and avatars take (001 §5); JPEG is the other spelling of JPG. */
export const IMAGE_ACCEPT = '.jpg,.jpeg,.png,.svg,.webp';

/** Said of any other file (CS32, CT14). */
export const IMAGE_FAULT = 'Ungültiges Bildformat. Erlaubt sind: JPG, PNG, SVG, WEBP';

/** Why a file is no image for a logo or an avatar; '' when it is one. */
export function imageFault(file: Pick<File, 'name'>): string {
  return /\.(jpe?g|png|svg|webp)$/i.test(file.name) ? '' : IMAGE_FAULT;
}
