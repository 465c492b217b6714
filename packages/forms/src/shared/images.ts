import { de } from '../i18n/de';

/** Image types accepted for logos and avatars (001 §5); JPEG is another spelling of JPG. */
export const IMAGE_ACCEPT = '.jpg,.jpeg,.png,.svg,.webp';

/**
 * Error message for a file that is not an image for a logo or an avatar (CS32, CT14); '' for an
 * image.
 */
export function imageError(file: Pick<File, 'name'>): string {
  return /\.(jpe?g|png|svg|webp)$/i.test(file.name) ? '' : de.imageType;
}
