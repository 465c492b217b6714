import { de } from '../i18n/de';

/** Image types that logos and avatars accept (001 §5); JPEG is the other spelling of JPG. */
export const IMAGE_ACCEPT = '.jpg,.jpeg,.png,.svg,.webp';

/** The message for a file that is no image for a logo or an avatar (CS32, CT14); '' for an image. */
export function imageError(file: Pick<File, 'name'>): string {
  return /\.(jpe?g|png|svg|webp)$/i.test(file.name) ? '' : de.imageType;
}
